import { formatProblem } from '@galley/core/content-source'
import { setTranslations } from '@galley/core/translations'
import { type ContentLinks, findDeadContentLinks, findPosition } from './dead-links'
import { createTargetCheck } from './target-check'

const SITE = 'https://galley.example'

const describeTarget = createTargetCheck({
  pages: new Map([
    ['/', null],
    ['/docs/install', ['requirements']],
    ['/docs/über', []],
  ]),
  files: new Set(['/price-list.pdf']),
  redirects: [{ from: '/start', to: '/docs/install', status: 301 }],
  unpublished: [
    { path: '/blog/idea', file: 'content/blog/idea.md' },
    { path: '/blog/larder', file: 'content/blog/larder.md', date: '2027-03-01' },
  ],
})

const page = (...targets: string[]): ContentLinks => ({
  file: 'content/docs/install.md',
  path: '/docs/install',
  links: targets.map((target, index) => ({ target, line: index + 1, column: 5 })),
})
const check = (...contents: ContentLinks[]) => findDeadContentLinks(contents, describeTarget, SITE).map(formatProblem)

it.each([
  '/',
  '/docs/install?from=home#requirements',
  '#requirements',
  '#',
  '/docs/%C3%BCber',
  '/price-list.pdf',
  'https://galley.example/docs/install#requirements',
  'https://elsewhere.galley-docs.org/gone',
  'mailto:a@galley.example',
  // The ids of a page without Markdown are known only from its HTML.
  '/#anything',
  // Plugins write these files during a build.
  '/sitemap.xml',
])('does not report %s', (target) => {
  expect(check(page(target))).toEqual([])
})

it('warns about a reserved host, but not about the site itself', () => {
  const links = page(`${SITE}/docs/install`, 'https://studio.galley.example')
  const problems = findDeadContentLinks([links], describeTarget, SITE)
  expect(problems).toMatchObject([{ file: 'content/docs/install.md', line: 2, column: 5, isWarning: true }])
  expect(problems[0]!.message).toMatch(/^"https:\/\/studio\.galley\.example" leads to "studio\.galley\.example"/)
})

const unknown = (path: string, meant: string) =>
  `"${path}" is not a page or file of this site. Did you mean "${meant}"? Correct the link, or remove it.`

it.each([
  // MDX keeps links as they are written.
  ['./instal', unknown('/docs/instal', '/docs/install'), '/docs/über'],
  ['/price-lists.pdf', unknown('/price-lists.pdf', '/price-list.pdf')],
  [
    '#requirement',
    '"/docs/install" has no element with the id "requirement". Did you mean "requirements"? Correct the link "/docs/install#requirement".',
  ],
  ['/start', '"/start" is an old URL that is redirected. Link to "/docs/install".'],
  [`${SITE}/docs/install/`, '"/docs/install/" ends in a slash, and the page\'s URL does not. Link to "/docs/install".'],
  [
    '/blog/idea',
    '"/blog/idea" leads to a draft, which the published site leaves out. Publish content/blog/idea.md, or remove the link.',
  ],
])('%s is broken', (target, message, path = '/docs/install') => {
  expect(check({ ...page(target), path })).toEqual([`content/docs/install.md:1:5  ${message}`])
})

it('quotes a link to a page with a future date as the author wrote the link', () => {
  const links = [{ target: '/blog/larder', written: './larder.md', line: 1, column: 5 }]
  expect(check({ ...page(), links })).toEqual([
    'content/docs/install.md:1:5  "./larder.md" leads to a page that is published on 2027-03-01. Remove the link until then, or give content/blog/larder.md an earlier date.',
  ])
})

const describeRelease = createTargetCheck({
  pages: new Map(['/releases', '/releases/1.4.0', '/releases/1.4.1'].map((path) => [path, ['fixed']] as const)),
  files: new Set(['/releases/1.4.0.md', '/releases/1.4.0/index.html', '/releases/1.4.0-notes.pdf']),
  redirects: [],
})
const meantOn = (path: string, target: string) => {
  const links = [{ target, line: 1, column: 1 }]
  const [problem] = findDeadContentLinks([{ file: 'content/a.md', path, links }], describeRelease, SITE)
  return / Did you mean "(.*)"\?/.exec(problem?.message ?? '')?.[1]
}

it.each([
  ['/releases/1.4.0', '/releases/1.4.00', '/releases/1.4.1'],
  ['/releases/1.4.0', 'https://galley.example/releases/1.4.2', '/releases/1.4.1'],
  ['/releases', '/releases/1.4.2', '/releases/1.4.0'],
  ['/releases/1.4.0', '/releases/1.4.0.mdd', '/releases/1.4.1'],
  ['/releases/1.4.0', '/releases/1.4.0-note.pdf', '/releases/1.4.0-notes.pdf'],
  // The page exists, but not the heading.
  ['/releases/1.4.0', '#fixd', 'fixed'],
])('the broken link on %s to "%s" suggests another page, never its own: %s', (path, target, meant) => {
  expect(meantOn(path, target)).toBe(meant)
})

it('ignores anchors in data, which has no page of its own', () => {
  const data = { file: 'content/authors/ada.yml', path: undefined, links: page('#about', '/abuot').links }
  expect(check(data)).toEqual([expect.stringContaining('content/authors/ada.yml:2:5  "/abuot" is not a page')])
})

it('sorts problems by file, line and column', () => {
  const gone = (line: number, column: number) => ({ target: '/gone-for-ever', line, column })
  const positions = check(
    { file: 'content/b.md', path: '/b', links: [gone(1, 1)] },
    { file: 'content/a.md', path: '/a', links: [gone(10, 1), gone(2, 7), gone(2, 3)] },
  ).map((line) => line.split('  ')[0])
  expect(positions).toEqual(['content/a.md:2:3', 'content/a.md:2:7', 'content/a.md:10:1', 'content/b.md:1:1'])
})

it('finds the position of a link in its content file, but not of a link that a component renders', () => {
  const links = page('/a', 'https://galley.example/b?c=d#e')
  expect(findPosition(links, '/b#e', SITE)).toBe('content/docs/install.md:2:5')
  expect(findPosition(links, '/c', SITE)).toBeUndefined()
})

it('a page that a link names in another language exists, also if its translation has a slug', () => {
  setTranslations(['de'])
  const describe = createTargetCheck({
    pages: new Map([
      ['/docs/install', []],
      ['/de/docs/installieren', []],
    ]),
    files: new Set(),
    redirects: [{ from: '/de/docs/install', to: '/de/docs/installieren', status: 302 }],
  })
  expect(describe({ path: '/de/docs/install' })).toBeUndefined()
  expect(describe({ path: '/de/docs/instal' })).toMatch(/is not a page/)
  setTranslations([])
})
