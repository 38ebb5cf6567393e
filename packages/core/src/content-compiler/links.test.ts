import { bodyOf, compile, problemsOf, environment } from '@galley/testing/compile.fixture'
import { compileMarkdown } from './compile-markdown'
import { linkTextsOf } from './walk-tree'

const hrefOf = async (url: string) => {
  const [paragraph] = (await bodyOf(`[a](<${url}>)`)) as [[string, object, [string, { href: string }]]]
  return paragraph[2][1].href
}

describe('resolves a link to a content file to its page', () => {
  test.each([
    ['./2.install.md', '/docs/start/install'],
    ['2.install.md', '/docs/start/install'],
    ['2.install.md#step-1', '/docs/start/install#step-1'],
    ['2.install.md?tab=a#b', '/docs/start/install?tab=a#b'],
    ['../index.md', '/docs'],
    ['../../index.mdx', '/'],
    ['../../../../../index.mdx', '/'],
    ['../1.start/./2.install.md', '/docs/start/install'],
    ['c%23%20%26%20co.md', '/docs/start/c--co'],
    ['1.page.md#top', '/docs/start/page#top'],
  ])('%s', async (url, href) => {
    expect(await hrefOf(url)).toBe(href)
  })
})

describe('resolves a link to another file to its published copy', () => {
  const FOLDER = `/static/${'0123456789abcdef'.repeat(2)}`

  test.each([
    ['./données.csv', `${FOLDER}/donn%C3%A9es.csv`, ''],
    ['donne\u0301es.csv', `${FOLDER}/donn%C3%A9es.csv`, ''],
    ['LICENSE', `${FOLDER}/LICENSE`, ''],
    ['talk.pdf#page=2', `${FOLDER}/talk.pdf#page=2`, undefined],
    ['shot.png', `${FOLDER}/shot.png`, undefined],
  ])('%s', async (url, href, download) => {
    const { body, problems, links } = await compile(`[a](${url})`)
    expect(problems).toEqual([])
    expect(body).toEqual([['p', {}, ['a', { href, ...(download === '' && { download }) }, 'a']]])
    expect(links).toMatchObject([{ target: href, file: expect.stringContaining('docs/1.start/') as unknown }])
  })

  test("resolves a file also in a component, in HTML and in the page's Markdown", async () => {
    const { body, markdown } = await compile(
      ':::card[A]{to="./talk.pdf"}\n<a href="données.csv">b</a>, [c](talk.pdf), [d](<données.csv> "e")\n:::',
    )
    const text = JSON.stringify(body)
    expect(text).toContain(`"to":"${FOLDER}/talk.pdf"`)
    expect(text).toContain(`{"href":"${FOLDER}/donn%C3%A9es.csv","download":""}`)
    expect(markdown).toContain(`[c](${FOLDER}/talk.pdf), [d](<${FOLDER}/donn%C3%A9es.csv> "e")`)
  })
})

describe('keeps other URLs', () => {
  test.each([
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs///#a', '/docs#a'],
    ['/docs/?a=b/', '/docs?a=b/'],
    ['/', '/'],
    ['#part', '#part'],
    ['', '#'],
    ['https://a.example/b/', 'https://a.example/b/'],
    ['http://a.example', 'http://a.example'],
    ['//a.example/b', 'https://a.example/b'],
    ['mailto:me@a.example', 'mailto:me@a.example'],
    ['tel:+1234', 'tel:+1234'],
    ['HTTPS://A.EXAMPLE', 'HTTPS://A.EXAMPLE'],
  ])('%s', async (url, href) => {
    expect(await hrefOf(url)).toBe(href)
  })
})

describe('reports a broken link', () => {
  test.each([
    ['./gone.md', 'Correct the file name.'],
    ['../start/2.install.md', 'Did you mean "./2.install.md"? Correct the file name.'],
    ['1.start/index.md', 'Did you mean "../index.md"? Correct the file name.'],
    ['notes.md', 'Correct the file name.'],
    // Not the page itself, nor a file without a page.
    ['1.pages.md', 'Correct the file name.'],
    ['../../note.md', 'Correct the file name.'],
    ['self.md', '"/docs/start/self" is redirected to "/docs/start/page#part". Correct the file name.'],
    [
      '2.setup.md',
      '"/docs/start/setup" is redirected to "/docs/start/install#step-1". Did you mean "./2.install.md#step-1"? Correct the file name.',
    ],
    ['old.md', '"/docs/start/old" is redirected to "/blog". Did you mean "/blog"? Correct the file name.'],
    [
      './2.install',
      'Did you mean "./2.install.md"? Link a content file by its relative name ("./page.md"), a page by its path ("/docs"), or a download by its relative name ("./report.pdf").',
    ],
  ])('%s', async (url, remedy) => {
    const target = url === 'notes.md' ? '../../notes.md' : url
    expect(await problemsOf(`Text\n\n- [a](${target})`)).toEqual([
      `3:3 The link "${target}" leads to no content file. ${remedy}`,
    ])
  })

  test.each([
    [
      'report.pdf',
      'a file that does not exist: "content/docs/1.start/report.pdf". Correct the name, or save the file there.',
    ],
    [
      'tallk.pdf#page=2',
      'a file that does not exist: "content/docs/1.start/tallk.pdf". Did you mean "./talk.pdf"? Correct the name, or save the file there.',
    ],
    ['plan.pdf', 'a draft: content/docs/1.start/plan.draft.pdf is not published. Rename it, or remove the link.'],
    [
      'plan.draft.pdf',
      'a draft: content/docs/1.start/plan.draft.pdf is not published. Rename it to "plan.pdf", or remove the link.',
    ],
    [
      '.secret.txt',
      'a hidden file: content/docs/1.start/.secret.txt is not published. Rename the file or folder so that its name does not start with a dot.',
    ],
    [
      'settings.yml',
      'a source of the site: content/docs/1.start/settings.yml is not published. Link a page, or a copy of the file with another extension, such as ".txt".',
    ],
    [
      '../../prices/eu.csv',
      'an entry of a collection: content/prices/eu.csv is not published as a file. Link a copy whose name matches no collection.',
    ],
  ])('as a download: %s', async (url, problem) => {
    expect(await problemsOf(`Text\n\n- [a](${url})`)).toEqual([`3:3 The link "${url}" leads to ${problem}`])
  })

  test('to a page that only has a draft', async () => {
    expect(await problemsOf('[a](./3.next.md)')).toEqual([
      '1:1 The link "./3.next.md" leads to a draft: content/docs/1.start/3.next.draft.md is not published. Publish it, or remove the link.',
    ])
  })

  test.each([
    '\\\\[',
    '\\\\a.example\\index.md',
    '%',
    '%E0%A4%A',
    '%00.md',
    '..%2f..%2findex.mdx',
    '..%5cindex.md',
    ' //[',
    '/\\[',
  ])('that no URL parser accepts: %s', async (url) => {
    const { problems, body } = await compile(`<a href="${url}">a</a>`)
    expect(problems.length + JSON.stringify(body).split('"/\\\\["').length).toBe(2)
  })
})

test('reports an unsafe scheme', async () => {
  expect(await problemsOf('[a](ftp://a.example)')).toEqual([
    '1:1 The link "ftp://a.example" starts with "ftp:", which is not allowed. Use https:, http:, mailto: or tel:.',
  ])
})

describe('images', () => {
  test('are blocks if they are alone in a paragraph', async () => {
    const { body, images } = await compile('![A shot](./shot.png "Title")')
    expect(body).toEqual([['Image', { src: 'docs/1.start/shot.png', alt: 'A shot', title: 'Title', block: true }]])
    expect(images).toEqual(['docs/1.start/shot.png'])
  })

  test('are blocks also by reference', async () => {
    expect(await bodyOf('![A shot][Shot]\n\n[shot]: ./shot.png "Title"')).toEqual([
      ['Image', { src: 'docs/1.start/shot.png', alt: 'A shot', title: 'Title', block: true }],
    ])
  })

  test('are inline within text', async () => {
    expect(await bodyOf('a ![](my%20shot.png) b')).toEqual([
      ['p', {}, 'a ', ['Image', { src: 'docs/1.start/my shot.png', alt: '' }], ' b'],
    ])
  })

  test('are the same component in HTML', async () => {
    expect(await bodyOf('a <img src="../../images/logo.svg" alt="Logo" width="10">')).toEqual([
      ['p', {}, 'a ', ['Image', { src: 'images/logo.svg', alt: 'Logo' }]],
    ])
  })

  test('resolve absolute paths from content/, and are listed once', async () => {
    expect((await compile('![](/images/logo.svg) ![](../../images/logo.svg)')).images).toEqual(['images/logo.svg'])
  })

  test('may be in static/', async () => {
    const { body, images, problems } = await compile('![A](/shots/a%20b.png)')
    expect(body).toEqual([['Image', { src: '/shots/a%20b.png', alt: 'A', block: true }]])
    expect(images).toEqual(['/shots/a%20b.png'])
    expect(problems).toEqual([])
  })

  test.each([
    ['![A](https://img.example/a.svg?v=2#640x480)', 'https://img.example/a.svg?v=2#640x480'],
    ['![A](//img.example/a#640x480)', 'https://img.example/a#640x480'],
    ['<img src="https://img.example/a" width="640" height="480" alt="A">', 'https://img.example/a#640x480'],
  ])('may be on an allowed host, with a size: %s', async (text, src) => {
    const { body, images, problems } = await compile(text)
    expect(JSON.stringify(body)).toContain(JSON.stringify(src))
    expect({ images, problems }).toEqual({ images: [], problems: [] })
  })

  test('without a size are a warning', async () => {
    const { body, problems } = await compile('![A](https://img.example/a.svg)')
    expect(body).toEqual([['Image', { src: 'https://img.example/a.svg', alt: 'A', block: true }]])
    expect(problems).toEqual([
      expect.objectContaining({
        isWarning: true,
        message:
          'The size of the image "https://img.example/a.svg" is unknown, so the page shifts when the image loads. Add the size in pixels to the URL, as in "https://img.example/a.svg#640x480".',
      }),
    ])
  })

  test.each([
    ['', 'The image "" is not an image file. Use PNG, JPEG, WebP, AVIF, GIF or SVG.'],
    ['2.install.md', 'The image "2.install.md" is not an image file. Use PNG, JPEG, WebP, AVIF, GIF or SVG.'],
    [
      'gone.png',
      'The image "gone.png" does not exist at "content/docs/1.start/gone.png". Correct the name, or save the image there.',
    ],
    [
      'shto.png',
      'The image "shto.png" does not exist at "content/docs/1.start/shto.png". Did you mean "./shot.png"? Correct the name, or save the image there.',
    ],
    [
      'logo.svg',
      'The image "logo.svg" does not exist at "content/docs/1.start/logo.svg". Did you mean "../../images/logo.svg"? Correct the name, or save the image there.',
    ],
    [
      'my-shot.png',
      'The image "my-shot.png" does not exist at "content/docs/1.start/my-shot.png". Did you mean "./my%20shot.png"? Correct the name, or save the image there.',
    ],
    [
      '..%2f..%2f..%2fsecret.png',
      'The image "..%2f..%2f..%2fsecret.png" does not exist at "content/docs/1.start/..%2f..%2f..%2fsecret.png". Correct the name, or save the image there.',
    ],
    [
      '../../../../secret.png',
      'The image "../../../../secret.png" does not exist at "content/secret.png". Correct the name, or save the image there.',
    ],
    [
      'https://a.example/b.png',
      'The image "https://a.example/b.png" is on another site. Save it beside the page, so that it is sized and served with the site. Or add "a.example" to "images.hosts" in "src/site.ts".',
    ],
    [
      '//a.example/b.png',
      'The image "//a.example/b.png" is on another site. Save it beside the page, so that it is sized and served with the site. Or add "a.example" to "images.hosts" in "src/site.ts".',
    ],
    [
      'http://img.example/b.png',
      'The image "http://img.example/b.png" is on another site. Save it beside the page, so that it is sized and served with the site.',
    ],
    [
      '/shots/b.png',
      'The image "/shots/b.png" does not exist at "static/shots/b.png" or "content/shots/b.png". Correct the name, or save the image there.',
    ],
    [
      'data:image/png;base64,AA',
      'The image "data:image/png;base64,AA" is on another site. Save it beside the page, so that it is sized and served with the site.',
    ],
  ])('are reported: %s', async (url, message) => {
    const { body, images, problems } = await compile(`![a](${url})`)
    expect(body).toEqual([['p', {}, ['span', { 'data-problem': '1:1' }, 'a']]])
    expect(images).toEqual([])
    expect(problems.map((problem) => problem.message)).toEqual([message])
  })
})

describe('records links with their positions', () => {
  const linksOf = async (text: string, textLine?: number) =>
    (await compile(text, textLine)).links
      .map(({ target, line, column }) => `${line}:${column} ${target}`)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

  test.each([
    ['to a page', 'See\n[it](/docs/#part).', ['2:1 /docs#part']],
    ['to a file, as its path', '- [it](2.install.md#a)', ['1:3 /docs/start/install#a']],
    ['to a heading', '**[it](#part)**', ['1:3 #part']],
    ['by reference, where it is used', '[it][a] and [a]\n\n[a]: /docs', ['1:1 /docs', '1:13 /docs']],
    [
      'a bare address',
      'at https://a.example/b or <https://c.example>',
      ['1:4 https://a.example/b', '1:27 https://c.example'],
    ],
    ['in a table', '| a |\n| - |\n| [it](/b) |', ['3:3 /b']],
    ['in HTML', 'a <a href="/b">it</a>\n\n<p>\n<a href="/c">it</a></p>', ['1:3 /b', '4:1 /c']],
    ['of a component', ':::card[A]{to="2.install.md"}\n[it](/b)\n:::', ['1:1 /docs/start/install', '2:1 /b']],
  ])('%s', async (_, text, links) => {
    expect(await linksOf(text)).toEqual(links)
  })

  test('counted from the start of the file', async () => {
    expect(await linksOf('\n[it](/a)', 10)).toEqual(['11:1 /a'])
  })

  test('without links that are reported', async () => {
    expect((await compile('[b](ftp://a.example)')).links).toEqual([])
  })

  test('including a link to a missing file', async () => {
    expect((await compile('[a](gone.md)')).links).toMatchObject([
      { target: '#', file: 'docs/1.start/gone.md', written: 'gone.md' },
    ])
  })

  test.each([
    ['behind its words', '[/a](/a)', { line: 1, column: 6 }],
    ['in a definition', '> [a][b]\n\n[b]: </a>', { line: 3, column: 7 }],
    ['on a line of its own', '> [a](\n> /a)', { line: 2, column: 3 }],
    ['at its start', '<https://a.example>', undefined],
  ])('with the position of the URL: %s', async (_, text, url) => {
    expect((await compile(text)).links.map((link) => link.url)).toEqual([url])
  })
})

describe('texts of links', () => {
  async function linksOf(text: string) {
    const { body } = await compileMarkdown(text, 'docs/1.start/1.page.md', 1, environment)
    return linkTextsOf('/docs/start/page', body ?? []).map(({ target, text }) => [target, text])
  }

  test.each([
    ['Read [how to *set it up*](./2.install.md#step-1).', [['/docs/start/install#step-1', 'how to set it up']]],
    [
      '[Below](#part) and [a query](/blog?tag=a#b)',
      [
        ['/docs/start/page#part', 'Below'],
        ['/blog#b', 'a query'],
      ],
    ],
    [
      ':::card{title="Install it" to="/docs/start/install"}\nIn a minute.\n:::',
      [['/docs/start/install', 'Install it']],
    ],
    ['- > [In a list](/blog)', [['/blog', 'In a list']]],
    ['[Elsewhere](https://a.example), [mail](mailto:a@a.example), said[^1].\n\n[^1]: Small.', []],
    [`[${'long '.repeat(20)}](/blog)`, []],
  ])('%j', async (text, links) => {
    expect(await linksOf(text)).toEqual(links)
  })
})
