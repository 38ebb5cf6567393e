import type { NavigationItem } from '@galley/core/navigation'
import { createRedirectMatcher } from '@galley/core/redirect-match'
import { setTranslations } from '@galley/core/translations'
import { decodePath } from '@galley/core/url-path'
import { listFolderRedirects, listSlugRedirects, readRedirects } from './read-redirects'

const pages = new Map<string, readonly string[] | 'any' | null>([
  ['/docs/broken', 'any'],
  ['/', null],
  ['/blog', null],
  ['/docs/install', ['requirements', 'first-start']],
  ['/docs/deploy', []],
  ['/docs/café', ['départ']],
])

const read = (...lines: string[]) => readRedirects('content/redirects.yml', lines.join('\n'), pages)

/** Returns the only problem of a file, as "line:column message". */
function problemOf(...lines: string[]) {
  const { problems } = read(...lines)
  expect(problems).toHaveLength(1)
  const [problem] = problems
  return `${problem?.line}:${problem?.column} ${problem?.message}`
}

describe('folders without a page', () => {
  const item = (path: string, ...children: NavigationItem[]) => ({ title: path, path, stem: path, children })
  const folder = (path: string, ...children: NavigationItem[]) => ({ ...item(path, ...children), page: false as const })
  const tree = [
    folder(
      '/docs',
      folder('/docs/start', item('/docs/install'), item('/docs/deploy')),
      folder('/docs/empty'),
      item('/docs/own', folder('/docs/own/below', item('/docs/café'))),
    ),
    folder('/blog', item('/blog/post')),
  ]
  const folders = listFolderRedirects(tree, pages)

  it('redirects a folder to its first page, even with an empty redirect file', () => {
    expect(readRedirects('content/redirects.yml', '', pages, folders)).toEqual({
      redirects: [],
      folderRedirects: [
        { from: '/docs', to: '/docs/install', status: 302 },
        { from: '/docs/start', to: '/docs/install', status: 302 },
        { from: '/docs/own/below', to: '/docs/caf%C3%A9', status: 302 },
      ],
      problems: [],
    })
  })

  it('redirects a folder to the target in the file', () => {
    const { redirects, folderRedirects } = readRedirects('content/redirects.yml', '/Docs: /blog', pages, folders)
    expect(redirects).toEqual([{ from: '/Docs', to: '/blog', status: 301 }])
    expect(folderRedirects.map(({ from }) => from)).toEqual(['/docs/start', '/docs/own/below'])
  })

  it('reports a folder as a target, because the folder is redirected', () => {
    const { problems } = readRedirects('content/redirects.yml', '/a: /docs/start', pages, folders)
    expect(problems.map(({ message }) => message)).toEqual([
      '"/a" leads to "/docs/start", which is redirected again. Redirect it straight to "/docs/install".',
    ])
  })
})

it('redirects to a page of this site with 301 and to another site with 302', () => {
  const { redirects, problems } = read('# Moved', '/start: /docs/install', '', '/v0: https://old.galley-docs.org/v0')
  expect(problems).toEqual([])
  expect(redirects).toEqual([
    { from: '/start', to: '/docs/install', status: 301 },
    { from: '/v0', to: 'https://old.galley-docs.org/v0', status: 302 },
  ])
})

it.each([
  '/start: /docs/install#first-start',
  '/demos/*: https://old.galley-docs.org/demos/*',
  '/demos/*: https://old.galley-docs.org/demos',
  '/café: /blog',
  '/start: /docs/caf%C3%A9#d%C3%A9part',
  // The headings are not known, because the file has problems.
  '/start: /docs/broken#part',
  '/docs/old/*: /docs/*',
  '/all/*: /*',
  // A page has precedence over a redirect.
  '/docs/*: /docs/install',
])('accepts the redirect %s', (line) => {
  expect(read(line)).toMatchObject({ problems: [], redirects: [{}] })
})

it('warns about a reserved host, and keeps the redirect', () => {
  const { redirects, problems } = read('/v0: https://old.example/v0')
  expect(redirects).toHaveLength(1)
  expect(problems).toMatchObject([{ file: 'content/redirects.yml', line: 1, column: 6, isWarning: true }])
  expect(problems[0]!.message).toMatch(/^"https:\/\/old\.example\/v0" leads to "old\.example", a host name/)
})

it.each(['', '# only a comment\n', '---\n'])('reads no redirects from %j', (text) => {
  expect(read(text)).toEqual({ redirects: [], folderRedirects: [], problems: [] })
})

it('keeps valid lines beside lines with problems', () => {
  expect(read('/a: /nowhere-at-all', '/b: /blog').redirects).toEqual([{ from: '/b', to: '/blog', status: 301 }])
})

it('reports invalid YAML', () => {
  expect(problemOf('/a: "/blog')).toMatch(
    /^\d:\d+ The file is not valid YAML: .+[^.]\. No redirect is checked until then\. Write one "source: target" a line\.$/,
  )
})

it.each([
  [
    '# list\n- /a: /blog',
    '2:1 The redirects must be a mapping. Write one "source: target" a line, without "-" before it.',
  ],
  ['/a:', '1:1 "/a" has no target. Write a page\'s path or an https:// URL after the colon.'],
  ['/a: [/blog, /docs]', '1:5 "/a" must lead to one page or https:// URL, got [/blog, /docs].'],
  ['404: /blog', '1:1 A source must be a path such as "/old/page", got 404.'],
  [': /blog', '1:1 A source must be a path such as "/old/page", got nothing.'],
])('reports the line %j', (text, expected) => {
  expect(problemOf(text)).toBe(expected)
})

it('reports all problems in the order of lines', () => {
  const { problems } = read('/a: /nowhere', 'b: /blog', '/blog: /', '/c: ftp://old.example')
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
    [4, 5],
  ])
})

it('matches the spaces and accents that a browser sends', () => {
  const { redirects } = read('"/My Folder/*": /docs/*', '/de\u0301part: /blog')
  const find = createRedirectMatcher(redirects)
  expect(find(decodePath('/my%20folder/install')!)?.location).toBe('/docs/install')
  expect(find('/d\u00E9part')?.location).toBe('/blog')
  expect(find('/de\u0301part')?.location).toBe('/blog')
})

it.each([
  ['/a/*: /a/b/*', '1:7 "/a/*" leads to "/a/b/*", which is below the source itself. Name another folder.'],
  ['/a/*: /gone/*', '1:7 "/a/*" leads to "/gone/*", which is a folder without pages. Name a folder with pages.'],
])('reports the moved folder %s', (line, problem) => {
  expect(problemOf(line)).toBe(problem)
})

it('reports a circle, even with growing paths', () => {
  expect(read('/a/*: /b/*', '/b/*: /a/*').problems).toHaveLength(2)
  expect(read('/a/*: /b/c/*', '/b/*: /a/*').problems[0]!.message).toContain('redirects in a circle')
})

it.each([
  ['old/page', 'must be a path of this site. Start it with "/".'],
  ['/old/', 'ends in a slash, and no path of this site does. Remove the slash.'],
  ['/old//page', 'has an empty part. Write one "/" at a time.'],
  ['/old\tpage', 'has a space at its start or end, or a tab. Remove it.'],
  ['/caf%C3%A9', 'is percent-encoded. Write the characters themselves, such as "é".'],
  ['/old?page=2', 'must be a path only. Remove what begins with "?" or "#".'],
  ['/old/*/page', 'has a wildcard inside. A wildcard may only be the last part, as in "/old/*".'],
  ['/*', 'would catch every path that is no page. Name a folder before "/*".'],
])('refuses the source %s', (from, what) => {
  expect(problemOf(`${from}: /blog`)).toBe(`1:1 The source "${from}" ${what}`)
})

it.each([
  ['blog', 'is neither a path nor a URL. Start it with "/" for a page, with "https://" for another site.'],
  ['javascript:alert(1)', 'uses "javascript:". Give a URL that starts with "https://".'],
  ['https://', 'is not a valid URL. Correct it.'],
  ['//old.example/a', 'has an empty part. Write one "/" at a time, or "https://" for another site.'],
  ['/blog/', 'ends in a slash, and no path of this site does. Remove the slash.'],
  ['/blog?page=2', 'has a query. Remove what begins with "?"; a reader\'s own query is kept.'],
  ['"/blog#"', 'ends in an empty anchor. Name a heading after "#", or remove it.'],
  ['/the blog', 'has characters that a URL must encode. Write "/the%20blog".'],
  ['/docs/café', 'has characters that a URL must encode. Write "/docs/caf%C3%A9".'],
  ['/blog/*', 'has a wildcard that the source lacks. End the source in "/*" too, or name one page.'],
  ['/blog/*/a', 'has a wildcard inside. A wildcard may only be the last part, as in "/docs/*".'],
  [
    'https://*.example/a',
    'has a wildcard inside. A wildcard may only be the last part, as in "https://old.example/*".',
  ],
  ['https://old.example/*', 'has a wildcard that the source lacks. End the source in "/*" too, or name one URL.'],
])('refuses the target %s', (to, what) => {
  expect(problemOf(`/a: ${to}`)).toBe(`1:5 "/a" leads to "${to.replaceAll('"', '')}", which ${what}`)
})

it.each([
  [
    'leads to a missing page',
    '/a: /docs/instal',
    '"/a" leads to "/docs/instal", which is not a page. Did you mean "/docs/install"? Give the path of a page, or an https:// URL.',
  ],
  [
    'has a target with an unknown anchor',
    '/a: /docs/install#first-star',
    '"/a" leads to "/docs/install#first-star", but "/docs/install" has no heading with the id "first-star". Did you mean "first-start"? Correct the anchor, or remove it.',
  ],
  [
    'has a target with an anchor on a page without a content file',
    '/a: /blog#latest',
    '"/a" leads to "/blog#latest", but "/blog" is not made from a content file, so its headings are not known. Remove the anchor.',
  ],
  ['leads to its own source', '/a: /a', '"/a" redirects in a circle: /a → /a. Redirect it to a page.'],
])('reports a redirect that %s', (_, line, message) => {
  expect(problemOf(line)).toBe(`1:5 ${message}`)
})

it('reports a redirect that leads to another redirect', () => {
  expect(problemOf('/a: /b', '/b: /blog')).toBe(
    '1:5 "/a" leads to "/b", which is redirected again. Redirect it straight to "/blog".',
  )
})

it('reports a redirect that is part of a circle, or leads into a circle', () => {
  expect(read('/a: /b/1', '/b/*: /c', '/c: /a', '/d: /a').problems.map(({ message }) => message)).toEqual([
    '"/a" redirects in a circle: /a → /b/1 → /c → /a. Redirect it to a page.',
    '"/b/*" redirects in a circle: /b/* → /c → /a → /b/1 → /c. Redirect it to a page.',
    '"/c" redirects in a circle: /c → /a → /b/1 → /c. Redirect it to a page.',
    '"/d" redirects in a circle: /d → /a → /b/1 → /c → /a. Redirect it to a page.',
  ])
})

it.each([
  ['/demos/clock', 'https://old.galley-docs.org/demos/clock'],
  ['/Demos/clock#hands', 'https://old.galley-docs.org/demos/clock'],
])('reports a target that a wildcard redirects again: %s', (to, end) => {
  expect(problemOf(`/a: ${to}`, '/demos/*: https://old.galley-docs.org/demos/*')).toBe(
    `1:5 "/a" leads to "${to}", which is redirected again. Redirect it straight to "${end}".`,
  )
})

it('reports a page as a source', () => {
  expect(problemOf('/blog: /docs/deploy')).toBe(
    '1:1 "/blog" is a page, so this redirect would never be followed. Remove this line, or the page.',
  )
})

it('reports a repeated source, even in another letter case', () => {
  expect(problemOf('/Old: /blog', '/old: /docs/install')).toBe(
    '2:1 "/old" was already given on line 1. Remove one of the two lines.',
  )
})

it('a redirect applies to all languages, unless the file has one for the language', () => {
  setTranslations(['de'])
  const known = new Map([...pages, ['/de/blog', null] as const])
  const lines = ['/start: /blog', '/old: /docs/deploy', '/demos/*: /docs/*', '/gone: /blog', '/de/gone: /']
  const { redirects } = readRedirects('content/redirects.yml', lines.join('\n'), known)
  expect(redirects.filter(({ from }) => from.startsWith('/de/'))).toEqual([
    { from: '/de/gone', to: '/', status: 301 },
    { from: '/de/start', to: '/de/blog', status: 301 },
    { from: '/de/old', to: '/docs/deploy', status: 301 },
    { from: '/de/demos/*', to: '/de/docs/*', status: 301 },
  ])
  setTranslations([])
})

it('the path of an original leads to the slug of its translation, and so does a redirect to the original', () => {
  setTranslations(['de'])
  const known = new Map([...pages, ['/de/docs/installieren', []] as const, ['/de/blog', null] as const])
  const slugs = listSlugRedirects(
    [
      { path: '/docs/install', originalPath: '/docs/install' },
      { path: '/de/docs/installieren', originalPath: '/docs/install' },
      { path: '/de/blog', originalPath: '/blog' },
    ],
    known,
  )
  expect(slugs).toEqual([{ from: '/de/docs/install', to: '/de/docs/installieren', status: 302 }])
  const { redirects } = readRedirects('content/redirects.yml', '/setup: /docs/install#requirements', known, slugs)
  expect(redirects).toContainEqual({ from: '/de/setup', to: '/de/docs/installieren#requirements', status: 301 })
  setTranslations([])
})
