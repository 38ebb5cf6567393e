import { bodyOf, compile, environment, problemsOf, testBodies } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { compileMarkdown } from './compile-markdown'
import { linkTextsOf } from './walk-tree'

const hrefOf = async (url: string) => {
  const [paragraph] = (await bodyOf(`[a](<${url}>)`)) as [[string, object, [string, { href: string }]]]
  return paragraph[2][1].href
}

testTable(hrefOf)('resolves a link to a content file to its page: %s', {
  './2.install.md': '/docs/start/install',
  '2.install.md?tab=a#b': '/docs/start/install?tab=a#b',
  '../index.md': '/docs',
  '../../../../../index.mdx': '/',
  'c%23%20%26%20co.md': '/docs/start/c--co',
})

testTable(hrefOf)('returns for the URL %j the target %j', {
  '/docs': '/docs',
  '/docs///#a': '/docs#a',
  '/docs/?a=b/': '/docs?a=b/',
  '#part': '#part',
  '': '#',
  'https://a.example/b/': 'https://a.example/b/',
  '//a.example/b': 'https://a.example/b',
  'mailto:me@a.example': 'mailto:me@a.example',
})

describe('resolves a link to another file to its published copy', () => {
  const FOLDER = `/static/${'0123456789abcdef'.repeat(2)}`
  const linkTo = (href: string, attributes = {}) => [['p', {}, ['a', { href, ...attributes }, 'a']]]

  testBodies('compiles %s', {
    '[a](./données.csv)': linkTo(`${FOLDER}/donn%C3%A9es.csv`, { download: '' }),
    '[a](donne\u0301es.csv)': linkTo(`${FOLDER}/donn%C3%A9es.csv`, { download: '' }),
    '[a](LICENSE)': linkTo(`${FOLDER}/LICENSE`, { download: '' }),
    '[a](shot.png)': linkTo(`${FOLDER}/shot.png`),
  })

  test("resolves the links of a component, of HTML and of the page's Markdown", async () => {
    const { body, markdown, links } = await compile(
      ':::card[A]{to="./talk.pdf"}\n<a href="données.csv">b</a>, [c](talk.pdf), [d](<données.csv> "e")\n:::',
    )
    const text = JSON.stringify(body)
    expect(text).toContain(`"to":"${FOLDER}/talk.pdf"`)
    expect(text).toContain(`{"href":"${FOLDER}/donn%C3%A9es.csv","download":""}`)
    expect(markdown).toContain(`[c](${FOLDER}/talk.pdf), [d](<${FOLDER}/donn%C3%A9es.csv> "e")`)
    expect(links[0]).toMatchObject({ target: `${FOLDER}/talk.pdf`, file: 'docs/1.start/talk.pdf' })
  })
})

const linkProblemOf = async (url: string) => {
  const [problem, ...others] = await problemsOf(`Text\n\n- [a](${url})`)
  expect(others).toEqual([])
  return problem?.replace(`3:3 The link "${url}" `, '')
}

const noFile = (hint = '') => `leads to no content file.${hint} Correct the file name.`

testTable(linkProblemOf)('reports a broken link: %s', {
  './gone.md': noFile(),
  '../start/2.install.md': noFile(' Did you mean "./2.install.md"?'),
  '1.start/index.md': noFile(' Did you mean "../index.md"?'),
  // Suggests neither the page itself nor a file without a page.
  '1.pages.md': noFile(),
  '../../notes.md': noFile(),
  'self.md': noFile(' "/docs/start/self" is redirected to "/docs/start/page#part".'),
  '2.setup.md': noFile(
    ' "/docs/start/setup" is redirected to "/docs/start/install#step-1". Did you mean "./2.install.md#step-1"?',
  ),
  'old.md': noFile(' "/docs/start/old" is redirected to "/blog". Did you mean "/blog"?'),
  './2.install':
    'leads to no content file. Did you mean "./2.install.md"? Link a content file by its relative name ("./page.md"), a page by its path ("/docs"), or a download by its relative name ("./report.pdf").',
  './3.next.md':
    'leads to a draft: content/docs/1.start/3.next.draft.md is not published. Publish it, or remove the link.',
  'report.pdf':
    'leads to a file that does not exist: "content/docs/1.start/report.pdf". Correct the name, or save the file there.',
  'tallk.pdf#page=2': expect.stringContaining('Did you mean "./talk.pdf"?'),
  'plan.pdf': 'leads to a draft: content/docs/1.start/plan.draft.pdf is not published. Rename it, or remove the link.',
  'plan.draft.pdf':
    'leads to a draft: content/docs/1.start/plan.draft.pdf is not published. Rename it to "plan.pdf", or remove the link.',
  '.secret.txt':
    'leads to a hidden file: content/docs/1.start/.secret.txt is not published. Rename the file or folder so that its name does not start with a dot.',
  'settings.yml':
    'leads to a source of the site: content/docs/1.start/settings.yml is not published. Link a page, or a copy of the file with another extension, such as ".txt".',
  '../../prices/eu.csv':
    'leads to an entry of a collection: content/prices/eu.csv is not published as a file. Link a copy whose name matches no collection.',
  'ftp://a.example': 'starts with "ftp:", which is not allowed. Use https:, http:, mailto: or tel:.',
})

test.each(['\\\\[', '\\\\a.example\\index.md', '%', '%E0%A4%A', '%00.md', '..%2f..%2findex.mdx', ' //[', '/\\['])(
  'does not throw for a URL that no parser accepts: %s',
  async (url) => {
    const { problems, body } = await compile(`<a href="${url}">a</a>`)
    expect(problems.length + JSON.stringify(body).split('"/\\\\["').length).toBe(2)
  },
)

describe('images', () => {
  const shot = (props: object) => ['Image', { src: 'docs/1.start/shot.png', alt: 'A shot', ...props }]

  testBodies('are compiled: %j', {
    '![A shot](./shot.png "Title")': [shot({ title: 'Title', block: true })],
    'a ![](my%20shot.png) b': [['p', {}, 'a ', ['Image', { src: 'docs/1.start/my shot.png', alt: '' }], ' b']],
    '![A](/shots/a%20b.png)': [['Image', { src: '/shots/a%20b.png', alt: 'A', block: true }]],
    '![A](//img.example/a.svg?v=2#640x480)': [
      ['Image', { src: 'https://img.example/a.svg?v=2#640x480', alt: 'A', block: true }],
    ],
    'a <img src="https://img.example/a" width="640" height="480" alt="A">': [
      ['p', {}, 'a ', ['Image', { src: 'https://img.example/a#640x480', alt: 'A' }]],
    ],
  })

  testTable(async (text) => (await compile(text)).images)('are listed once: %j', {
    '![](/images/logo.svg) ![](../../images/logo.svg) ![](/shots/a%20b.png)': ['images/logo.svg', '/shots/a%20b.png'],
    '![A](https://img.example/a.svg#640x480)': [],
  })

  test('cause a warning if they are on another site and have no size', async () => {
    const { body, problems } = await compile('![A](https://img.example/a.svg)')
    expect(body).toEqual([['Image', { src: 'https://img.example/a.svg', alt: 'A', block: true }]])
    const message =
      'The size of the image "https://img.example/a.svg" is unknown, so the page shifts when the image loads. Add the size in pixels to the URL, as in "https://img.example/a.svg#640x480".'
    expect(problems).toMatchObject([{ isWarning: true, message }])
  })

  const imageProblemOf = async (url: string) => {
    const { body, images, problems } = await compile(`![a](${url})`)
    expect(body).toEqual([['p', {}, ['span', { 'data-problem': '1:1' }, 'a']]])
    expect([images, problems.length]).toEqual([[], 1])
    return problems[0]?.message.replace(`The image "${url}" `, '')
  }
  const FORMATS = 'is not an image file. Use PNG, JPEG, WebP, AVIF, GIF or SVG.'
  const REMOTE = 'is on another site. Save it beside the page, so that it is sized and served with the site.'
  const REMEDY = 'Correct the name, or save the image there.'

  testTable(imageProblemOf)('are reported: %s', {
    '': FORMATS,
    '2.install.md': FORMATS,
    'shto.png': `does not exist at "content/docs/1.start/shto.png". Did you mean "./shot.png"? ${REMEDY}`,
    'logo.svg': `does not exist at "content/docs/1.start/logo.svg". Did you mean "../../images/logo.svg"? ${REMEDY}`,
    'my-shot.png': `does not exist at "content/docs/1.start/my-shot.png". Did you mean "./my%20shot.png"? ${REMEDY}`,
    '..%2f..%2fsecret.png': `does not exist at "content/docs/1.start/..%2f..%2fsecret.png". ${REMEDY}`,
    '/shots/b.png': `does not exist at "static/shots/b.png" or "content/shots/b.png". ${REMEDY}`,
    'https://a.example/b.png': `${REMOTE} Or add "a.example" to "images.hosts" in "src/site.ts".`,
    'http://img.example/b.png': REMOTE,
    'data:image/png;base64,AA': REMOTE,
  })
})

describe('links of a document', () => {
  const linksOf = async (text: string, textLine?: number) =>
    (await compile(text, textLine)).links
      .map(({ target, line, column }) => `${line}:${column} ${target}`)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

  testTable(linksOf)('are recorded with their positions: %j', {
    'See\n[it](/docs/#part).': ['2:1 /docs#part'],
    '- [it](2.install.md#a)': ['1:3 /docs/start/install#a'],
    '[it][a] and [a]\n\n[a]: /docs': ['1:1 /docs', '1:13 /docs'],
    'at https://a.example/b or <https://c.example>': ['1:4 https://a.example/b', '1:27 https://c.example'],
    'a <a href="/b">it</a>\n\n<p>\n<a href="/c">it</a></p>': ['1:3 /b', '4:1 /c'],
    ':::card[A]{to="2.install.md"}\n[it](/b)\n:::': ['1:1 /docs/start/install', '2:1 /b'],
    '[b](ftp://a.example)': [],
  })

  test('are recorded also if they lead to missing files', async () => {
    expect((await compile('[a](gone.md)')).links).toMatchObject([
      { target: '#', file: 'docs/1.start/gone.md', written: 'gone.md' },
    ])
  })

  testTable(async (text) => (await compile(text)).links[0]?.url)('are recorded with the positions of their URLs: %j', {
    '[/a](/a)': { line: 1, column: 6 },
    '> [a][b]\n\n[b]: </a>': { line: 3, column: 7 },
    '> [a](\n> /a)': { line: 2, column: 3 },
    '<https://a.example>': undefined,
  })
})

testTable(async (text) => {
  const { body } = await compileMarkdown(text, 'docs/1.start/1.page.md', 1, environment)
  return linkTextsOf('/docs/start/page', body ?? []).map(({ target, text }) => `${target} ${text}`)
})('lists the texts of links: %j', {
  'Read [how to *set it up*](./2.install.md#step-1).': ['/docs/start/install#step-1 how to set it up'],
  '[Below](#part) and [a query](/blog?tag=a#b)': ['/docs/start/page#part Below', '/blog#b a query'],
  ':::card{title="Install it" to="/docs/start/install"}\nIn a minute.\n:::': ['/docs/start/install Install it'],
  '- > [In a list](/blog)': ['/blog In a list'],
  '[Elsewhere](https://a.example), [mail](mailto:a@a.example), said[^1].\n\n[^1]: Small.': [],
  [`[${'long '.repeat(20)}](/blog)`]: [],
})
