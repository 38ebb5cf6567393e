import type { ContentImage } from '@galley/core/fields'
import { setTranslations } from '@galley/core/translations'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import sharp from 'sharp'
import { compileFile } from './compile-file'
import { countReadingMinutes, excerptOf, WORDS_PER_MINUTE } from './compile-page'

let folder: ReturnType<typeof createContentFolder>
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })

beforeAll(async () => {
  folder = createContentFolder({
    'docs/1.start/2.install.md': '# Install',
    'docs/5.guides/1.index.md': '# Guides',
    'docs/6.tools/README.md': '# Tools',
    'docs/7.parts/1.first.md': '# First',
    'docs/8.cafe\u0301/1.a.md': '# A',
    'redirects.yml': '/docs/start/setup: /docs/start/install\n/docs/old/*: /docs/start/install\n',
    'docs/1.start/shot.png': await draw(30, 20).png().toBuffer(),
    // A photo taken with an upright camera is stored rotated.
    'docs/1.start/photo.jpg': await draw(40, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'docs/1.start/broken.png': 'no image at all',
    '../static/shots/my shot.png': await draw(50, 40).png().toBuffer(),
    'templates/main.png': await draw(8, 6).png().toBuffer(),
  })
})

function compile(file: string, text: string, collection: Parameters<typeof compileFile>[2] = 'docs') {
  folder.write(file, text)
  return compileFile(folder.contentDir, file, collection)
}
const problemsOf = async (...args: Parameters<typeof compile>) =>
  (await compile(...args)).problems
    .sort((a, b) => a.line - b.line)
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)

const TEMPLATE =
  '---\nname: blank\nowner: galley\nsubtitle: None\ncategory: Minimal\nlicenseType: free\nmainScreen: ./main.png\n'

test('a page has its fields, its path, and the fields derived from its text', async () => {
  const { id, fields, problems } = await compile(
    'docs/1.start/1.page.md',
    '---\nlinks:\n  - label: Code\n    to: https://a.example\ntags: [a]\n---\n\n# My page\n\nAll **about** it.\n\n## Part\n\n[On](./2.install.md)\n\n![Shot](shot.png)\n',
  )
  expect(problems).toEqual([])
  expect(id).toBe('docs/docs/1.start/1.page.md')
  expect(fields).toEqual({
    ...{ stem: 'docs/1.start/1.page', sortKey: expect.any(String) as string, extension: 'md' },
    ...{ path: '/docs/start/page', slug: 'page', placedReferences: [], readingMinutes: 1 },
    placedLinks: [
      { target: 'https://a.example', line: 4, column: 9 },
      {
        ...{ target: '/docs/start/install', file: 'docs/1.start/2.install.md', written: './2.install.md' },
        ...{ line: 14, column: 1, url: { line: 14, column: 6 } },
      },
    ],
    ...{ title: 'My page', description: 'All about it.', hasDescription: false },
    ...{ navigation: true, search: true, seo: {}, draft: false, docsVersion: '' },
    ...{ language: '', textLanguage: '', originalPath: '/docs/start/page' },
    links: [{ label: 'Code', to: 'https://a.example' }],
    meta: { tags: ['a'] },
    body: [
      ['p', {}, 'All ', ['strong', {}, 'about'], ' it.'],
      ['h2', { id: 'part' }, 'Part'],
      ['p', {}, ['a', { href: '/docs/start/install' }, 'On']],
      ['Image', { src: 'docs/1.start/shot.png', alt: 'Shot', block: true }],
    ],
    toc: [{ id: 'part', depth: 2, text: 'Part' }],
    anchors: ['part'],
    examples: [],
    text: 'All about it. Part On',
    markdown: '# My page\n\nAll **about** it.\n\n## Part\n\n[On](/docs/start/install)\n\n![Shot](shot.png)\n',
    sections: [
      { id: '/docs/start/page', title: 'My page', titles: [], content: 'All about it.', level: 1, code: [] },
      { id: '/docs/start/page#part', title: 'Part', titles: ['My page'], content: 'On', level: 2, code: [] },
    ],
    linkTexts: [{ target: '/docs/start/install', text: 'On' }],
    images: [{ path: 'docs/1.start/shot.png', width: 30, height: 20 }],
  })
})

test('title and description come from the front matter, or else from the heading or the file name', async () => {
  expect(
    (await compile('docs/a.md', '---\ntitle: Own\ndescription: Mine\n---\n# Other\n\nWords')).fields,
  ).toMatchObject({ title: 'Own', description: 'Mine', hasDescription: true })
  expect((await compile('docs/3.my-page.md', '')).fields).toMatchObject({ title: 'My Page', description: '' })
})

describe('links to folders and names with accents', () => {
  const DECOMPOSED = 'cafe\u0301'
  const COMPOSED = 'caf\u00E9'
  test.each([
    ['./5.guides/', '/docs/guides'],
    ['./5.guides/#top', '/docs/guides#top'],
    ['./6.tools/README.md', '/docs/tools'],
    [`./8.${COMPOSED}/1.a.md`, `/docs/${COMPOSED}/a`],
    [`./8.${DECOMPOSED}/1.a.md#${DECOMPOSED}`, `/docs/${COMPOSED}/a#${encodeURI(COMPOSED)}`],
    [`/docs/${DECOMPOSED}/a`, `/docs/${encodeURI(COMPOSED)}/a`],
  ])('%s leads to %s', async (url, target) => {
    const { fields } = await compile('docs/9.links.md', `[A](${url})`)
    expect(fields['placedLinks']).toMatchObject([{ target }])
  })

  test('a link to a folder without a page suggests one of its pages', async () => {
    expect(await problemsOf('docs/9.links.md', '[A](./7.parts/)')).toEqual([
      'content/docs/9.links.md:1:1 The link "./7.parts/" leads to a folder without a page of its own. Link one of its pages, such as "./7.parts/1.first.md", or add an index.md to it.',
    ])
  })

  test('the URLs of pages and headings use the composed form', async () => {
    const { fields } = await compile(`docs/8.${DECOMPOSED}/2.${DECOMPOSED}.md`, `## ${DECOMPOSED}`)
    expect(fields).toMatchObject({ path: `/docs/${COMPOSED}/${COMPOSED}`, anchors: [COMPOSED] })
  })
})

test('uses the start of a long first paragraph as description, and does not repeat this start in the search text', async () => {
  const text = `See [the guide](./1.start/2.install.md). ${'More words. '.repeat(20)}End.`
  const { fields } = await compile('docs/long.md', text)
  expect(fields['description']).toMatch(/^See the guide\. More .*words…$/)
  const [opening] = fields['sections'] as { content: string }[]
  expect(opening!.content).toBe(text.replace(/\[(.*)\]\(.*?\)/, '$1'))
})

test('a page without a text before its first heading has its excerpt in the search', async () => {
  const { fields } = await compile('docs/late.md', '# Late\n\n## Part\n\nThe words.')
  expect(fields['sections']).toMatchObject([{ content: 'The words.' }, { title: 'Part', content: 'The words.' }])
})

test('the size of a photo is its size after rotation', async () => {
  const { fields } = await compile('docs/1.start/p.md', '![](photo.jpg)')
  expect(fields['images']).toEqual([{ path: 'docs/1.start/photo.jpg', width: 10, height: 40 }])
})

test.each([
  ['docs/a.draft.md', 'x', { draft: true, path: '/docs/a', title: 'A' }],
  ['docs/b.md', '---\ndraft: true\n---\n', { draft: true, path: '/docs/b' }],
])('%s: %j', async (file, text, fields) => {
  expect((await compile(file, text)).fields).toMatchObject(fields)
})

test('code is highlighted', async () => {
  const { fields } = await compile('docs/d.md', '```sql\nselect a\n```')
  expect(JSON.stringify(fields['body'])).toContain('keyword')
})

test('reports a broken import of an MDX page with its position', async () => {
  const text = '---\ntitle: Home\n---\nimport { Hero } from "./hero"\n'
  expect(await problemsOf('index.mdx', text, 'landing')).toEqual([
    'content/index.mdx:4:22 The import "./hero" leads to no file. Correct the path, or add the file and save this one again.',
  ])
})

test('reports a syntax error of an MDX page where the error starts, and no other problems', async () => {
  const text =
    '---\ntitle: Fonts\nsearch:\n  sections:\n    sizes: [points]\n---\n\n<Card\n  title="Sizes"\n\n## Sizes\n\nWords.\n'
  expect(await problemsOf('docs/fonts.mdx', text)).toEqual([
    expect.stringMatching(
      /^content\/docs\/fonts\.mdx:8:1 The MDX cannot be read: "<Card" opens here and is not closed\./,
    ),
  ])
})

test('the Markdown of an MDX page links to paths instead of files', async () => {
  const { fields } = await compile('docs/fonts.mdx', 'See [d](./d.md) and\n\n<Card title="D" to="./d.md" />\n')
  expect(fields['markdown']).toBe('# Fonts\n\nSee [d](/docs/d) and\n\n**[D](/docs/d)**\n')
})

test('a title with an expression is replaced by the file name, but stays in the Markdown', async () => {
  const { fields } = await compile('docs/1.new-things.mdx', '# {count} new things\n\nHello.\n')
  expect(fields).toMatchObject({
    title: 'New Things',
    description: 'Hello.',
    markdown: '# `{count}` new things\n\nHello.\n',
  })
})

test('an MDX page and a page of data have Markdown and sections, but no body', async () => {
  const hero = 'import { Fragment } from "react"\n\n# Home\n\nHello.\n\n## Why\n\n```js\nlet a\n```\n'
  const mdx = await compile('index.mdx', hero, 'landing')
  expect(mdx).toMatchObject({
    problems: [],
    fields: {
      ...{ path: '/', title: 'Home', body: null, anchors: ['why'], extension: 'mdx' },
      markdown: '# Home\n\nHello.\n\n## Why\n\n```js\nlet a\n```\n',
    },
  })
  expect(mdx.fields['sections']).toEqual([
    { id: '/', title: 'Home', titles: [], content: 'Hello.', level: 1, code: [] },
    {
      id: '/#why',
      title: 'Why',
      titles: ['Home'],
      content: '',
      level: 2,
      code: [{ language: 'js', text: 'let a' }],
    },
  ])
  const data = await compile('blog/index.yml', 'title: Blog\ndescription: News\nhero: { a: 1 }\n', 'landing')
  expect(data).toMatchObject({
    problems: [],
    fields: {
      ...{ path: '/blog', title: 'Blog', description: 'News', meta: { hero: { a: 1 } }, body: null },
      markdown: '# Blog\n\n> News\n',
      sections: [{ id: '/blog', title: 'Blog', titles: [], content: 'News', level: 1, code: [] }],
    },
  })
})

test('links in front matter and data have positions, at any depth', async () => {
  const { fields, problems } = await compile(
    'studio/pricing.yml',
    'title: Prices\nplans:\n  - { title: A, description: B, price: C, button: { label: D, to: /e } }\n' +
      'notes:\n  - |\n    ## Taxes\n\n    Read [this](../docs/1.start/2.install.md).\n  - "![x](gone.png)"\n' +
      'onboarding:\n  title: Ask\n  description: Us\n  links:\n    - { label: Go, to: /about#us }\n',
    'pricing',
  )
  expect(problems).toMatchObject([{ line: 9 }])
  expect(fields['placedLinks']).toMatchObject([
    { target: '/e', line: 3, column: 67 },
    { target: '/about#us', line: 14, column: 24 },
    { target: '/docs/start/install', line: 8, column: 10 },
  ])
})

test('texts in the fields of a page are part of its text, its Markdown and the search', async () => {
  const { fields } = await compile(
    'studio/pricing.yml',
    'title: Prices\nplans:\n  - { title: Solo, description: B, price: C, button: { label: Start, to: /docs } }\n' +
      'notes:\n  - Nice.\n  - |\n    ## Taxes\n\n    Read [this](../docs/1.start/2.install.md).\n',
    'pricing',
  )
  expect(fields).toMatchObject({
    anchors: ['taxes'],
    text: 'Solo Start Nice. Taxes Read this.',
    markdown: '# Prices\n\nSolo [Start](/docs)\n\nNice.\n\n## Taxes\n\nRead [this](/docs/start/install).\n',
    sections: [
      { id: '/studio/pricing', content: 'Solo Start Nice.' },
      { id: '/studio/pricing#taxes', content: 'Read this.' },
    ],
    linkTexts: [
      { target: '/docs', text: 'Start' },
      { target: '/docs/start/install', text: 'this' },
    ],
  })
})

test.each([
  [1, 'blog/soon.md', 'posts', true],
  [0, 'blog/soon.md', 'posts', false],
  // The collection is not sorted by date.
  [9, 'docs/meeting.md', 'docs', false],
] as const)('with a date %d days after today, %s in "%s" is a draft: %p', async (days, file, collection, draft) => {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await compile(file, `---\ndate: ${date}\n---\n`, collection)).fields).toMatchObject({ draft })
})

test('unique texts are kept with their positions', async () => {
  const { fields } = await compile('changelog/2.md', '---\ndate: 2025-01-31\nversion: 2.0.0\n---\n', 'posts')
  expect(fields['placedUniques']).toEqual([{ field: 'version', value: '2.0.0', line: 3, column: 10 }])
})

test('data has icons and Markdown texts too', async () => {
  const { fields, problems } = await compile(
    'authors/ben.yml',
    'name: Ben\nmark: rocket\nmotto: "**Go** [there](../docs/1.start/2.install.md)"\n',
    'authors',
  )
  expect(problems).toEqual([])
  const motto = [['p', {}, ['strong', {}, 'Go'], ' ', ['a', { href: '/docs/start/install' }, 'there']]]
  expect(fields).toMatchObject({ mark: { name: 'lucide:rocket' }, motto, body: { motto } })
  expect(fields['placedLinks']).toMatchObject([{ target: '/docs/start/install', line: 3 }])
})

test.each([
  ['info/a.json', '{"a": [1]}', { a: [1] }],
  ['info/b.yml', 'a: 1', { a: 1 }],
  ['info/c.csv', 'a,b\n1,2\n', { rows: [{ a: '1', b: '2' }] }],
])('%s is data', async (file, text, body) => {
  const { fields, problems } = await compile(file, text, 'info')
  expect(problems).toEqual([])
  expect(fields).toMatchObject({ stem: file.replace(/\.\w+$/, ''), body })
})

test('a template has measured images and may set its slug', async () => {
  const { fields, problems } = await compile('templates/blank.md', `${TEMPLATE}slug: empty\n---\n`, 'templates')
  expect(problems).toEqual([])
  expect(fields).toMatchObject({
    ...{ path: '/templates/empty', slug: 'empty', branch: 'main', baseDir: '' },
    mainScreen: { path: 'templates/main.png', width: 8, height: 6 },
  })
  expect((await compile('templates/1.blank.md', `${TEMPLATE}---\n`, 'templates')).fields).toMatchObject({
    path: '/templates/blank',
    slug: 'blank',
  })
})

describe('SVG images', () => {
  const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const svgOf = async (inside: string) => {
    folder.write('blog/c.svg', `<svg ${XMLNS} viewBox="0 0 4 3" fill="currentColor">${inside}</svg>`)
    const text = '---\ndate: 2025-01-31\nimage:\n  src: c.svg\n  alt: C\n---\n'
    const { fields } = await compile('blog/p.md', text, 'posts')
    return (fields['image'] as { src: ContentImage }).src.svg
  }

  test('an SVG with currentColor is included with unique ids', async () => {
    expect(await svgOf('<path id="a" d="M0 0h2"/><use xlink:href="#a"/>')).toEqual({
      body: '<g fill="currentColor"><path id="blog-c-svg-a" d="M0 0h2"/><use xlink:href="#blog-c-svg-a"/></g>',
      width: 4,
      height: 3,
    })
  })

  test('an SVG with other elements than shapes stays a file', async () => {
    expect(await svgOf('<script>alert(1)</script>')).toBeUndefined()
  })
})

describe('image fields', () => {
  const post = (src: string) =>
    compile('blog/r.md', `---\ndate: 2025-01-31\nimage:\n  src: ${src}\n  alt: A\n---\n`, 'posts')

  const other = 'https://img.harbour.example/a.jpg'

  test.each([
    ['beside the file', 'caf\u00e9.svg', { path: 'blog/caf\u00e9.svg', width: 4, height: 3 }],
    ['of static/', '/shots/my%20shot.png', { path: '/shots/my%20shot.png', width: 50, height: 40 }],
    ['of another site', `${other}#640x480`, { path: `${other}#640x480`, width: 640, height: 480 }],
    ['named by its path below content/', '/templates/main.png', { path: 'templates/main.png', width: 8, height: 6 }],
    [
      'whose name is written in the other Unicode form',
      'cafe\u0301.svg',
      { path: 'blog/caf\u00e9.svg', width: 4, height: 3 },
    ],
    [
      'whose name contains characters that a URL would encode',
      "'50% #1?.svg'",
      { path: 'blog/50% #1?.svg', width: 4, height: 3 },
    ],
  ])('an image field accepts an image %s', async (_, src, image) => {
    for (const name of ['caf\u00e9', '50% #1?'])
      folder.write(`blog/${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
    const { fields, problems } = await post(src)
    expect([problems, fields['image']]).toEqual([[], { src: image, alt: 'A' }])
  })

  test.each([
    ['b.svg', /^The image "b\.svg" does not exist at "content\/blog\/b\.svg"\./],
    ['https://example.org/a.jpg', /^The image ".+" is on another site\. .+ Or add "example\.org" to "images\.hosts"/],
    ['http://img.harbour.example/a.jpg', /is on another site\. .+ served with the site\.$/],
    ['/shots/gone.png', /does not exist at "static\/shots\/gone\.png" or "content\/shots\/gone\.png"/],
    ['../../../etc/passwd', /^The image "\.\.\/\.\.\/\.\.\/etc\/passwd" is not an image file\. Use PNG,/],
    [
      '../docs/1.start/broken.png',
      /^"content\/docs\/1\.start\/broken\.png" cannot be read as an image\. Save it again, as PNG,/,
    ],
  ])('reports a wrong image at its position: %s', async (src, message) => {
    expect((await post(src)).problems).toEqual([
      { file: 'content/blog/r.md', line: 4, column: 8, message: expect.stringMatching(message) as unknown },
    ])
  })

  test('warns about an image of another site without a size', async () => {
    const { problems, fields } = await post(other)
    expect(problems).toMatchObject([{ line: 4, column: 8, isWarning: true }])
    expect(fields['image']).toMatchObject({ src: { path: other } })
  })
})

test.each([
  ['search: false', false],
  ['search:\n  keywords: [setup, "first steps"]\n  boost: 2', { keywords: ['setup', 'first steps'], boost: 2 }],
  ['search:\n  sections:\n    set-up: [begin]', { sections: { 'set-up': ['begin'] } }],
])('keeps the search options %j', async (yaml, search) => {
  expect((await compile('docs/e.md', `---\n${yaml}\n---\n\n## Set up\n`)).fields).toMatchObject({ search })
})

test.each([
  ['search: maybe', 2, '"search" must be true or false or a group of fields, got "maybe". Correct it.'],
  ['search:\n  boost: 11', 3, '"search.boost" must be at most 10, got 11. Correct it.'],
  [
    'search:\n  sections:\n    set-out: [begin]',
    4,
    'The page has no heading with the id "set-out". Did you mean "set-up"? Correct it, or remove its keywords.',
  ],
])('reports the search options %j at their line', async (yaml, line, message) => {
  const problems = await problemsOf('docs/f.md', `---\n${yaml}\n---\n\n## Set up\n`)
  expect(problems).toEqual([expect.stringContaining(message)])
  expect(problems).toEqual([expect.stringContaining(`content/docs/f.md:${line}:`)])
})

describe('icons', () => {
  test('icons are inserted in navigation and at the top level of the front matter', async () => {
    const icon = (name: string) => ({ name, body: expect.stringContaining('<path') as string, width: 24, height: 24 })
    const text = '---\nnavigation:\n  icon: rocket\nicon: simple-icons:github\n---\n'
    expect((await compile('docs/e.md', text)).fields).toMatchObject({
      navigation: { icon: icon('lucide:rocket') },
      meta: { icon: icon('simple-icons:github') },
    })
  })

  test.each([
    ['lucide:no-such-icon', ''],
    ['rokcet', ' Did you mean "lucide:rocket"?'],
  ])('reports the unknown icon %s', async (name, hint) => {
    const message = `There is no icon "${name}".${hint} Icon sets: lucide, simple-icons.`
    const text = `---\nnavigation:\n  icon: ${name}\nicon: ${name}\n---\n`
    expect(await problemsOf('docs/f.md', text)).toEqual([
      `content/docs/f.md:3:9 ${message}`,
      `content/docs/f.md:4:7 ${message}`,
    ])
  })
})

describe('problems', () => {
  test('icons, images and texts are reported together with other fields', async () => {
    const fields = 'mark: rokcet\navatar: gone.png\nmotto: "[a](gone.md)"\n'
    expect(await problemsOf('authors/dan.yml', fields, 'authors')).toEqual([
      expect.stringContaining('"name" is missing.'),
      expect.stringMatching(/^content\/authors\/dan.yml:1:7 There is no icon "rokcet"/),
      expect.stringMatching(/^content\/authors\/dan.yml:2:9 .*"gone.png"/),
      expect.stringMatching(/^content\/authors\/dan.yml:3:.* "gone.md"/),
    ])
  })

  test('reports a field with several problems once', async () => {
    expect(await problemsOf('authors/eve.yml', 'name: Eve\nmark: A rocket\navatar: ""\n', 'authors')).toEqual([
      expect.stringContaining('"mark" must be an icon name'),
      expect.stringContaining('"avatar" must be an image file'),
    ])
  })

  test('the problem of a file without front matter shows how to begin', async () => {
    expect(await problemsOf('blog/r.md', '# A\n\n[a](gone.md)\n', 'posts')).toEqual([
      'content/blog/r.md:1:1 The file has no front matter. Begin it with these lines: "---", "date: …", "---".',
      expect.stringContaining('content/blog/r.md:3:1 The link "gone.md"'),
    ])
  })

  test('front matter and text are reported together, each with its line', async () => {
    const text =
      '---\ntitle: 3\ndraft: maybe\ndescripton: x\n---\n\n[a](gone.md)\n\n![](broken.png)\n\n```nolang\n```\n'
    expect(await problemsOf('docs/1.start/g.md', text)).toEqual([
      'content/docs/1.start/g.md:2:8 "title" must be a text, got 3. Put it in quotes.',
      expect.stringContaining('"content/docs/1.start/broken.png" cannot be read as an image.'),
      'content/docs/1.start/g.md:3:8 "draft" must be true or false, got "maybe". Correct it.',
      'content/docs/1.start/g.md:4:1 "descripton" is not a field of this collection. Did you mean "description"? Rename it, or move it under another name.',
      expect.stringContaining('content/docs/1.start/g.md:7:1 The link "gone.md" leads to no content file.'),
      expect.stringContaining('content/docs/1.start/g.md:11:1 The code language "nolang" is not known.'),
    ])
  })

  test.each([
    ['setup.md', ' "/docs/start/setup" is redirected to "/docs/start/install". Did you mean "./2.install.md"?'],
    ['../old/page.md', ''],
  ])('a link to the moved page %s is reported with the new page', async (link, hint) => {
    expect(await problemsOf('docs/1.start/i.md', `[a](${link})`)).toEqual([
      `content/docs/1.start/i.md:1:1 The link "${link}" leads to no content file.${hint} Correct the file name.`,
    ])
  })

  test('only a hundred wrong fields are reported', async () => {
    const fields = Array.from({ length: 150 }, (_, index) => `  k${index}: a`).join('\n')
    const problems = await problemsOf('docs/many.md', `---\nseo:\n${fields}\n---\n`)
    expect(problems).toHaveLength(101)
    expect(problems[0]).toContain('50 more fields are wrong. Correct these first.')
    expect(problems[100]).toContain('many.md:102:')
  })

  test('a file with a YAML error reports only this error, and keeps the fields of its name', async () => {
    const { problems, fields } = await compile('docs/1.start/k.md', '---\na: [\n---\n[a](gone.md)')
    expect(problems).toHaveLength(1)
    expect(fields).toMatchObject({ path: '/docs/start/k', title: 'K' })
  })

  test('a page with problems keeps its path, title, references and links', async () => {
    const { fields } = await compile(
      'templates/own.md',
      '---\ntitle: Own\nslug: chosen\nguide: /docs/a\ndemo: /b\nlicenseType: some\n---\n\n[c](/c)\n',
      'templates',
    )
    expect(fields).toMatchObject({
      title: 'Own',
      path: '/templates/chosen',
      stem: 'templates/own',
      placedReferences: [{ collection: 'docs', value: '/docs/a' }],
      placedLinks: [
        { target: '/b', line: 5, column: 7 },
        { target: '/c', line: 9, column: 1 },
      ],
    })
  })

  test.each(['docs/🎉.md', 'docs/!!!/a.md'])('reports that the name of %s has an empty part', async (file) => {
    expect((await problemsOf(file, ''))[0]).toContain('has an empty part')
  })
})

test.each([
  ['You need Node.', 'You need Node.'],
  [`${'word '.repeat(31)}and, more words`, `${'word '.repeat(31)}and…`],
  ['多'.repeat(200), `${'多'.repeat(160)}…`],
  [`a${'🎉'.repeat(100)}`, `a${'🎉'.repeat(79)}…`],
])('the excerpt of %.12s… ends after a word, or between two characters', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt)
})

test.each([
  ['', 1],
  ['word '.repeat(WORDS_PER_MINUTE), 1],
  ['word, '.repeat(3 * WORDS_PER_MINUTE), 3],
  ['校正'.repeat(2 * WORDS_PER_MINUTE), 2],
  ['किताब '.repeat(2 * WORDS_PER_MINUTE), 2],
])('the reading time of %.12s… is %d minutes', (text, minutes) => {
  expect(countReadingMinutes(text)).toBe(minutes)
})

describe('a translation', () => {
  beforeAll(() => {
    setTranslations(['de'])
    folder.write('docs/1.start/2.install.de.md', '---\nslug: installieren\n---\n\n# Installieren')
  })
  afterAll(() => setTranslations([]))

  test('may end its path with its own slug, and has the key of its original', async () => {
    const { fields, problems } = await compile('de/docs/1.start/1.page.md', '---\nslug: überblick\n---\n\n# Überblick')
    expect(problems).toEqual([])
    expect(fields).toMatchObject({
      ...{
        path: '/de/docs/start/überblick',
        originalPath: '/docs/start/page',
        slug: 'de/page',
        language: 'de',
        meta: {},
      },
      sections: [{ id: '/de/docs/start/überblick' }],
    })
  })

  test.each([
    ['docs/1.start/1.page.de.md', './2.install.md#step'],
    ['docs/1.start/1.page.de.md', '/docs/start/install#step'],
    ['de/docs/1.start/1.page.md', './2.install.md#step'],
    ['de/docs/1.start/1.page.md', '/docs/start/install#step'],
  ])('in %s the link %s leads to the slug of the translation', async (file, link) => {
    const { fields } = await compile(file, `# Seite\n\n[a](${link})`)
    expect(fields['placedLinks']).toMatchObject([
      { target: '/de/docs/start/installieren#step', file: 'docs/1.start/2.install.de.md', written: link },
    ])
  })

  test('reports a slug of a folder, and a slug with other characters', async () => {
    expect(await problemsOf('docs/5.guides/1.index.de.md', '---\nslug: anleitungen\n---\n\n# Anleitungen')).toEqual([
      'content/docs/5.guides/1.index.de.md:2:1 The page of a folder has the path of the folder, which "slug" cannot change. Remove it.',
    ])
    expect(await problemsOf('docs/1.start/1.page.de.md', '---\nslug: a/b\n---\n\n# Seite')).toEqual([
      expect.stringContaining('must be lower-case letters, digits and hyphens'),
    ])
  })

  test('a page of the first language keeps its path', async () => {
    const { fields } = await compile('docs/1.start/1.page.md', '---\nslug: other\n---\n\n# Page')
    expect(fields).toMatchObject({ path: '/docs/start/page', slug: 'page', meta: { slug: 'other' } })
  })
})
