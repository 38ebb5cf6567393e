import { environment } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { readSource } from '../content-source'
import { compileMarkdown } from './compile-markdown'

const PARTS: Record<string, string> = {
  'docs/1.start/_setup.md': '## Set up\n\nRead [it](./2.install.md).[^a]\n\n[^a]: A note.\n',
  'docs/1.start/_wrong.md': '---\ntitle: Part\n---\n\nFine.\n\n- [it](./2.instal.md)\n',
  'docs/1.start/_circle.md': 'Words.\n\n::include{file="./_circle.md"}\n',
  'docs/1.start/_draft.md': '---\ndraft: true\n---\nSecret.\n',
  'docs/1.start/_parts.md': 'One\n\n<!-- #region two -->\n\nTwo\n\n<!-- #endregion -->\n\nThree\n',
  'docs/1.start/_twice.md': '::include{file="./_twice2.md"}\n\n'.repeat(6),
  'docs/1.start/_twice2.md': '::include{file="./_twice3.md"}\n\n'.repeat(6),
  'docs/1.start/_twice3.md': '::include{file="./_word.md"}\n\n'.repeat(6),
  'docs/1.start/_word.md': 'Word.\n',
  'docs/1.start/_merge.md': 'A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> main\n',
  '../src/a.ts':
    'import b\n\n// #region main\nexport function a() {\n  // #region inner\n  b()\n  // #endregion\n}\n// #endregion main\n',
  '../src/fence.md': '```js\na\n```\n',
  '../src/open.ts': '// #region main\na\n',
}

const compile = (text: string, textLine = 1) =>
  compileMarkdown(text, 'docs/1.start/1.page.md', textLine, {
    ...environment,
    readSource,
    readInclude: (from, written) => {
      const base = `https://site/content/${from}`
      const file = new URL(written, base).pathname.slice(1)
      const name = file.startsWith('content/') ? file.slice('content/'.length) : `../${file}`
      return name in PARTS ? { file: name, text: PARTS[name]! } : { problem: `does not exist at "${file}".` }
    },
  })

const problemsOf = async (text: string, textLine?: number) =>
  (await compile(text, textLine)).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )

/** Returns the code blocks of a text: name, language and code. */
async function codeOf(text: string) {
  const { body, problems } = await compile(text)
  expect(problems).toEqual([])
  return body!.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'CodeBlock') return []
    const { html, language, filename } = node[1]
    return [[filename, language, String(html).replace(/<[^>]*>/g, '')]]
  })
}

describe('a Markdown file', () => {
  test('replaces the directive, with its headings, links and footnotes', async () => {
    const { body, toc, links, problems, markdown } = await compile('Before.\n::include{file="./_setup.md"}\nAfter.')
    expect(problems).toEqual([])
    expect(toc).toEqual([{ id: 'set-up', depth: 2, text: 'Set up' }])
    expect(body!.map((node) => node[0])).toEqual(['p', 'h2', 'p', 'p', 'section'])
    expect(links[0]).toMatchObject({
      ...{ target: '/docs/start/install', from: 'docs/1.start/_setup.md' },
      ...{ line: 3, column: 6, url: { line: 3, column: 11 } },
    })
    expect(markdown).toBe('Before.\n\n## Set up\n\nRead [it](/docs/start/install).[^a]\n\n[^a]: A note.\n\nAfter.')
  })

  test('may be included in a list and a quote', async () => {
    const { body, problems } = await compile(
      '- One\n- ::include{file="./_parts.md" region="two"}\n\n> ::include{file="./_parts.md" lines="1-5"}',
    )
    expect(problems).toEqual([])
    expect(body).toEqual([
      ['ul', {}, ['li', {}, 'One'], ['li', {}, 'Two']],
      ['blockquote', {}, ['p', {}, 'One'], ['p', {}, 'Two']],
    ])
  })

  test('reports problems at the lines of the included file, and does not change the lines of other elements', async () => {
    const text = '\n::include{file="./_wrong.md"}\n\n::include{file="./_gone.md"}\n\n[it](./gone.md)\n'
    expect(await problemsOf(text, 5)).toEqual([
      expect.stringContaining('content/docs/1.start/1.page.md:8:1 "::include": "./_gone.md" does not exist'),
      expect.stringContaining(
        'content/docs/1.start/_wrong.md:7:3 The link "./2.instal.md" leads to no content file. Did you mean "./2.install.md"?',
      ),
      expect.stringContaining('content/docs/1.start/1.page.md:10:1 The link "./gone.md"'),
    ])
    expect((await compile('::include{file="./_setup.md"}\n\nEnd.', 5)).bodyLines!.slice(0, 3)).toEqual([5, 5, 7])
  })
})

testTable(codeOf)('includes code: %s', {
  '::include{file="../../../src/a.ts" lines="4-5"}': [['a.ts', 'ts', 'export function a() {']],
  '::include{file="../../../src/a.ts" region="main" options="[Main] {1}"}': [
    ['Main', 'ts', 'export function a() {\n  b()\n}'],
  ],
  '::include{file="../../../src/a.ts" region="inner"}': [['a.ts', 'ts', 'b()']],
  '::include{file="../../../src/fence.md" language="md"}': [['fence.md', 'md', '```js\na\n```']],
  '```md [a]\n::include{file="./_gone.md"}\n```': [['a', 'md', '::include{file=&quot;./_gone.md&quot;}']],
})

test('includes code in a component', async () => {
  expect(
    await problemsOf(':::code-group\n::include{file="../../../src/a.ts" lines="1"}\n```sh [b]\nb\n```\n:::'),
  ).toEqual([])
})

const START = 'content/docs/1.start'

testTable(async (text) => (await problemsOf(text))[0]?.replace(`${START}/`, ''))('reports %s', {
  '::include{file="./_circle.md"}': `_circle.md:3:1 "::include": "./_circle.md" includes itself: ${START}/1.page.md → ${START}/_circle.md → ${START}/_circle.md. Take one of the includes out.`,
  '::include{file="./_draft.md"}':
    '1.page.md:1:1 "::include": "./_draft.md" is a draft, which is not published. Publish it first.',
  '::include{file="./_merge.md"}': expect.stringContaining(
    '1.page.md:1:1 "::include": "./_merge.md" cannot be read, because of line 3: "<<<<<<< HEAD" is left from a Git merge.',
  ),
  '::include{file="../../../src/fence.md"}':
    '1.page.md:1:1 "::include": "../../../src/fence.md" is not in "content/", so it can be included only as code. Move it there, or add language="md".',
  '::include{file="../../../src/a.ts" region="mian"}': expect.stringContaining(
    '1.page.md:1:1 "::include": "../../../src/a.ts" has no region "mian". Did you mean "main"?',
  ),
  '::include{file="../../../src/open.ts" region="main"}': expect.stringContaining(
    '1.page.md:1:1 "::include": "../../../src/open.ts" does not close its region "main".',
  ),
  '::include{file="../../../src/a.ts" lines="8-90"}':
    '1.page.md:1:1 "::include": "../../../src/a.ts" has no lines "8-90": it ends with line 9. Correct "lines".',
  '::include{file="../../../src/a.ts" lines="all"}': expect.stringContaining(
    '1.page.md:1:1 "::include": "lines" must be lines such as "10-20"',
  ),
  '::include{path="./_setup.md"}': expect.stringContaining('1.page.md:1:1 "::include":'),
  '::include{file="./_twice.md"}': expect.stringContaining(
    'is one of more than 200 includes of this page. Split the page.',
  ),
})
