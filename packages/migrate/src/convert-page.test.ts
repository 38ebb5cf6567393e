import { convert, createOldSite, SYSTEMS, testPages } from './old-site.fixture'

test('groups messages by component', () => {
  const site = createOldSite({
    ...SYSTEMS.vitepress,
    'a.md': '# A\n\n<Box />\n\n<Box />\n\n<Hint text="b" />\n',
  })
  const { text } = site.run()
  expect(text).toContain(
    '2 times: The component "<Box>" is left out. Describe what the component showed.\n  a.md:3\n  a.md:5\n\n',
  )
  expect(text).toContain('\na.md:7  The component "<Hint>"')
})

describe('titles', () => {
  test('replaces a link to the title by a link to the page', async () => {
    const { text } = await convert('vitepress', '# The ink\n\n[a](#the-ink) [b](#mix)\n\n## Mix\n')
    expect(text).toBe('# The ink\n\n[a](./ink.md) [b](#mix)\n\n## Mix\n')
  })

  test('takes the title from a first heading below other text', async () => {
    const { text } = await convert('vitepress', '[Up](/ink)\n\n# Function: `dip()`\n\nText.\n')
    expect(text).toBe('---\ntitle: "Function: dip()"\n---\n[Up](./ink.md)\n\nText.\n')
  })

  test('takes the title of plain Markdown from the first heading of any level', async () => {
    expect((await convert('markdown', '### Paper\n\nText.\n')).text).toBe('---\ntitle: Paper\n---\nText.\n')
  })

  test('takes the title of plain Markdown from an HTML heading', async () => {
    const written = '<h1 align="center">\n  Ink &amp; paper\n</h1>\n\nText.\n'
    expect(await convert('markdown', written)).toMatchObject({
      text: '# Ink &amp; paper\n\n\nText.\n',
      notes: ['1  Unsupported attributes of "<h1>" are left out: "align".'],
      problems: [],
    })
  })
})

describe('plain Markdown', () => {
  test('converts a README to the page of its folder, without redirects', async () => {
    const { site, problems } = await convert('markdown', '# Ink\n\n[Guide](guide/README.md)\n', {
      'guide/README.md': '# Guide\n\n[Ink](../ink.md)\n',
    })
    expect(site.files()).toEqual(['content/docs/guide/index.md', 'content/docs/ink.md'])
    expect(problems).toEqual([])
  })

  test('removes unused fields and hidden lines of code', async () => {
    const { text, notes } = await convert(
      'markdown',
      '---\ntitle: Ink\nauthor: A\nlayout: page\n---\n\n```rust,no_run\n# fn main() {\nlet a = 1;\n# }\n```\n',
    )
    expect(text).toBe('---\ntitle: Ink\n---\n\n```rust\nlet a = 1;\n```\n')
    expect(notes).toHaveLength(4)
  })
})

describe('images of other sites', () => {
  const url = 'https://github.githubassets.com/a.png'
  const note = `5  The image "${url}" of another site became a link. To show the image, save its file beside the page.`
  const [inHtml, linked] = [`<img src="${url}" alt="one">`, '<a href="https://github.com">']

  describe('Docusaurus', () =>
    testPages('docusaurus', {}, [
      ['writes an image as a link', `![one](${url})`, `[one](${url})`, note],
      ['writes an image with a definition as a link', `![one][p]\n\n[p]: ${url}`, `[one](${url})\n\n[p]: ${url}`, note],
      ['writes an image in JSX as a link', `<img src="${url}" alt="one" />`, `[one](${url})`, note],
      ['writes an image in a link as text', `[![one](${url})](https://github.com)`, '[one](https://github.com)', note],
    ]))

  describe('VitePress', () =>
    testPages('vitepress', {}, [
      ['writes an HTML image in text as a link', `Words <img src="${url}"> more`, `Words [a.png](${url}) more`, note],
      ['writes an image in an HTML link as text', `<p>${linked}${inHtml}</a></p>`, `<p>${linked}one</a></p>`, note],
      ['writes an image in a link within text as text', `${linked}${inHtml}</a> x`, `${linked}one</a> x`, note],
      ['writes an image in HTML as a link', `<p>${inHtml}</p>`, `<p><a href="${url}">one</a></p>`, note],
    ]))

  describe('Starlight', () =>
    testPages('starlight', {}, [
      ['writes an image as a link', `<Image src="${url}" alt="one" />`, `[one](${url})`, note],
    ]))
})

describe('links', () => {
  test('resolves links of Docusaurus from the folder of pages and from the root of the site', async () => {
    const pages = { 'docs/api/b.md': '# B\n' }
    const { text, problems } = await convert('docusaurus', '[a](api/b.md) [b](docs/api/b.md)\n', pages, 'deep/ink.md')
    expect(text).toBe('[a](../api/b.md) [b](../api/b.md)\n')
    expect(problems).toEqual([])
  })

  test('replaces links outside the pages by links to the old site or its repository', async () => {
    const config = "{ url: 'https://ink.dev', baseUrl: '/use/', organizationName: 'ink', projectName: 'pen' }"
    const { text, notes, problems } = await convert(
      'docusaurus',
      '[a](/blog/one?x#y) [b](../../src/dip.ts) [c](two#z) [d](https:/github.com/x) [e](./gone.md)\n',
      { 'docusaurus.config.js': `module.exports = ${config}` },
    )
    expect(text).toBe(
      '[a](https://ink.dev/use/blog/one?x#y) [b](https://github.com/ink/pen/blob/HEAD/src/dip.ts) [c](https://ink.dev/use/docs/two#z) [d](https://github.com/x) [e](./gone.md)\n',
    )
    expect(notes).toHaveLength(4)
    expect(notes).toContain(
      '1  The link "/blog/one?x#y" leads outside the converted pages and became "https://ink.dev/use/blog/one?x#y". Check that this URL works.',
    )
    expect(problems).toEqual([expect.stringContaining('gone.md')])
  })

  test('replaces a link to a missing translation by a link to the page in the first language', async () => {
    const pages = { 'src/content/docs/b.md': '---\ntitle: B\n---\n' }
    const { text } = await convert('starlight', '---\ntitle: A\n---\n[b](/de/b/)\n', pages, 'de/ink.md')
    expect(text).toContain('[b](../b.md)')
  })

  test('uses the URL of a folder for the page of the folder, regardless of the id', async () => {
    const { site } = await convert(
      'docusaurus',
      '---\nid: index\n---\nA\n',
      { 'docs/x/README.md': '---\nid: start\nslug: begin\n---\nB\n' },
      'use/index.md',
    )
    expect(site.read('content/redirects.yml')).toBe('# Old URLs of Docusaurus\n/docs/x/begin: /docs/x\n')
  })
})

test('converts included texts outside the folder of pages, and the texts that they include', async () => {
  const { site, problems } = await convert(
    'starlight',
    "---\ntitle: A\n---\nimport Part from '../../parts/one.mdx'\n\n<Part />\n",
    {
      'src/parts/one.mdx': "import Two from './two.md'\n\n:::danger\n[Ink](/ink/)\n:::\n\n<Two />\n",
      'src/parts/two.md': '<p class="x">Two</p>\n',
    },
    'ink.mdx',
  )
  expect(site.read('content/docs/_snippets/src/parts/one.md')).toBe(
    ':::caution[Danger]\n[Ink](../../../ink.md)\n:::\n\n::include{file="./two.md"}\n',
  )
  expect(site.read('content/docs/_snippets/src/parts/two.md')).toBe('<p>Two</p>\n')
  expect(problems).toEqual([])
})
