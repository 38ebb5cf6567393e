import { NOWHERE } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import type { Code } from 'mdast'
import { highlightCode, promptPattern } from './code-highlighter'
import { codeOf, createDocumentContext } from './content-compiler'

/** Highlights a code block. Returns its HTML, its options and the problems. */
async function highlight(value: string, lang: string | null = 'ts', meta = '', data = {}) {
  const position = { start: { line: 5, column: 1 }, end: { line: 9, column: 1 } }
  const code: Code = { type: 'code', value, lang, meta, data, position }
  const context = createDocumentContext('a.md', 1, NOWHERE)
  await highlightCode({ type: 'root', children: [code] }, context)
  return { ...codeOf(code), problems: context.problems }
}

/** Returns the code that a reader sees, with resolved entities. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))

const linesOf = (html: string) => [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, names]) => names)

test('gives each token the class of its kind', async () => {
  const { html, language, problems } = await highlight('const a = "b" // c')
  expect(html).toBe(
    '<span class="line"><span class="keyword">const</span><span class="constant"> a</span><span class="keyword"> =</span>' +
      '<span class="string-expression"> "b"</span><span class="comment"> // c</span></span>',
  )
  expect(language).toBe('ts')
  expect(problems).toEqual([])
})

test.each([
  ['ts', 'const a = `</code><script>alert("x")</script>` && b < c > d & e'],
  ['html', '</code></pre><script>alert(1)</script><img src=x onerror="y">&lt;'],
  ['text', '</code><script>alert("1")</script> & \' "'],
])('turns %s into spans with a class, and keeps its whole text', async (lang, code) => {
  const { html } = await highlight(code, lang)
  const tags = html.match(/<[^>]*>/g) ?? []
  expect(tags.filter((tag) => !/^<span class="[\w -]+">$|^<\/span>$/.test(tag))).toEqual([])
  expect(textOf(html)).toBe(code)
})

test.each([
  ['a\nb\nc\nd', '[a.ts] {1,3-4}', ['line highlighted', 'line', 'line highlighted', 'line highlighted']],
  // Numbers in a file name do not highlight lines.
  ['a\nb', '[{1}.ts]', ['line', 'line']],
  ['a\nb\nc', '{2-999999999999}', ['line', 'line highlighted', 'line highlighted']],
  ['a // [!code ++]\nb // [!code --]', '', ['line diff add', 'line diff remove']],
  ['a // [!code highlight]\nb // [!code focus]\nc', '', ['line highlighted', 'line focused', 'line']],
  ['a // [!code error]\nb // [!code warning]', '', ['line highlighted error', 'line highlighted warning']],
])('marks the lines of %j with the options "%s"', async (code, options, lines) => {
  const { html } = await highlight(code, 'ts', options)
  expect(linesOf(html)).toEqual(lines)
  expect(textOf(html)).not.toContain('[!code')
})

test.each([
  ['escaped', 'a // [\\!code ++]', {}],
  ['verbatim', 'a // [!code ++]', { verbatim: true }],
])('shows %s annotations', async (_, code, data) => {
  const { html } = await highlight(code, 'ts', '', data)
  expect(linesOf(html)).toEqual(['line'])
  expect(textOf(html)).toBe('a // [!code ++]')
})

describe('highlighted words', () => {
  test('may be parts of several tokens', async () => {
    const { html } = await highlight('const a = b.c()\nb.c', 'ts', '"b.c"')
    expect(html.match(/highlighted-word/g)).toHaveLength(2)
    expect(html).toContain(
      '<span class="highlighted-word"><span class="constant">b</span><span class="function">.c</span></span>()',
    )
    expect(textOf(html)).toBe('const a = b.c()\nb.c')
  })

  test('are the longer of two words at the same position', async () => {
    const { html } = await highlight('abcd', 'text', '/ab/ /abc/ /cd/')
    expect(html).toBe('<span class="line"><span class="highlighted-word">abc</span>d</span>')
  })

  test('may contain special characters of patterns', async () => {
    const { html } = await highlight('a.b axb <b>', 'text', '/a.b/ /<b>/')
    expect(html.match(/highlighted-word/g)).toHaveLength(2)
  })

  test('come from annotations in comments', async () => {
    const { html } = await highlight('// [!code word:size]\nlet size = 1')
    expect(html).toContain('highlighted-word">')
    expect(textOf(html)).toBe('let size = 1')
  })
})

test('reads the options of the opening fence', async () => {
  const options = '[src/a "b".ts] lineNumbers=7 wrap collapse linenumbers'
  expect(await highlight('a\nb', 'ts', options)).toMatchObject({
    ...{ filename: 'src/a "b".ts', lineNumbers: 7, wrap: true, collapsed: 2 },
    problems: [{ line: 5, message: expect.stringContaining('Did you mean "lineNumbers"?') as string }],
  })
})

test.each([null, 'txt', 'TEXT'])('shows the language %j as plain text', async (lang) => {
  expect(await highlight('const a', lang)).toEqual({
    html: '<span class="line">const a</span>',
    language: 'text',
    problems: [],
  })
})

test.each(['TypeScript', 'TS', 'shell', 'c#'])('highlights the alias "%s"', async (lang) => {
  expect(await highlight('a', lang)).toMatchObject({ language: lang.toLowerCase(), problems: [] })
})

testTable(async (lang) => {
  const { language, problems } = await highlight('let a = 1;', lang)
  return [language, ...problems.map(({ message, isWarning }) => isWarning && message)]
})('warns about the language "%s"', {
  constructor: ['text', 'The code language "constructor" is not known. Use a known one, or "text".'],
  conf: ['text', 'The code language "conf" is not known. Did you mean "ini"? Use a known one, or "text".'],
  'rust,ignore': ['rust', expect.stringContaining('Did you mean "rust"?')],
})

test('skips patterns of a language that cannot be translated', async () => {
  const { html, problems } = await highlight('; a hotkey\n^!n::Run "notepad"', 'ahk2')
  expect(html).toContain('<span class="comment">; a hotkey</span>')
  expect(problems).toEqual([])
})

test('highlights embedded languages independently of earlier code', async () => {
  const page = ['---', 'title: Ink', '---', '', '```ini', 'paper = dry', '```'].join('\n')
  const first = await highlight(page, 'md')
  expect(first.html).toContain('<span class="string-expression"> Ink</span>')
  await highlight('paper = dry', 'ini')
  expect((await highlight(page, 'md')).html).toBe(first.html)
})

test.each([
  ['code', 'const a = 1\n'.repeat(10_000), 0],
  ['line', `const a = 1\n${'const b = 2; '.repeat(1_000)}`, 1],
])('shows a very long %s as plain text', async (_, code, keywords) => {
  const { html, language } = await highlight(code)
  expect(html.match(/keyword">const/g) ?? []).toHaveLength(keywords)
  expect(language).toBe('ts')
})

test('has no time limit', async () => {
  let time = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (time += 10_000))
  const { html } = await highlight('const a = 1 + 1')
  clock.mockRestore()
  expect(html).toContain('keyword')
})

test('marks the prompts of a terminal', async () => {
  const { html } = await highlight('$ npm ci', 'console')
  expect(html).toMatch(/^<span class="line"><span class="prompt">.*<\/span>.*npm/)
  expect(textOf(html)).toBe('$ npm ci')
})

test('shows the colours of terminal output without the escape sequences', async () => {
  const code = 'a \u001B[32mpassed\u001B[0m \u001B[1;91mfailed\u001B[0m <b>'
  const { html, language, problems } = await highlight(code, 'ansi')
  expect(html).toContain('<span class="ansi-green">passed</span>')
  expect(html).toContain('<span class="ansi-bright-red"> failed</span>')
  expect(textOf(html)).toBe('a passed failed <b>')
  expect({ language, problems }).toEqual({ language: 'ansi', problems: [] })
})

/** Returns the code without its prompts. */
const commandsOf = (language: string, code: string) => {
  const pattern = promptPattern(language, code)
  return code
    .split('\n')
    .map((line) => (pattern ? line.replace(pattern, '') : line))
    .join('\n')
}

test.each([
  ['console', '$ npm ci\n> --force\nadded 3', 'npm ci\n--force\nadded 3'],
  ['console', 'ada@press:~/site$ make\nok', 'make\nok'],
  ['sh', '$ npm ci\n$ npm start', 'npm ci\nnpm start'],
  ['bat', 'C:\\site>npm ci', 'npm ci'],
  ['python', '>>> for a in b:\n...   print(a)\n1', 'for a in b:\n  print(a)\n1'],
  // Code without prompts.
  ['sh', 'npm ci\n> out.txt\necho $HOME', 'npm ci\n> out.txt\necho $HOME'],
  ['md', '> quoted\n$ 5', '> quoted\n$ 5'],
])('finds with %s the prompts of %j', (language, code, commands) => {
  expect(commandsOf(language, code)).toBe(commands)
})
