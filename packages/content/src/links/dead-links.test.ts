import { formatProblem } from '@galley/core/content-source'
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
  '#top',
  '#',
  '/docs/über',
  '/docs/%C3%BCber',
  '/price-list.pdf',
  'https://galley.example/docs/install#requirements',
  'https://elsewhere.galley-docs.org/gone',
  'mailto:a@galley.example',
  'tel:+1234',
  // What a page without Markdown renders is seen in its HTML only.
  '/#anything',
  // Written when the site is built.
  '/sitemap.xml',
  '/llms.txt#docs',
])('%s arrives, or is not for this check', (target) => {
  expect(check(page(target))).toEqual([])
})

it('warns of a host that cannot exist, but for the site itself', () => {
  const links = page(`${SITE}/docs/install`, 'https://studio.galley.example')
  expect(findDeadContentLinks([links], describeTarget, SITE)).toEqual([
    {
      file: 'content/docs/install.md',
      line: 2,
      column: 5,
      message: expect.stringMatching(
        /^"https:\/\/studio\.galley\.example" leads to "studio\.galley\.example"/,
      ) as string,
      isWarning: true,
    },
  ])
})

it.each([
  [
    '/docs/instal',
    '"/docs/instal" is not a page or file of this site. Did you mean "/docs/install"? Correct the link, or remove it.',
    '/docs/über',
  ],
  [
    '#requirement',
    '"/docs/install" has no element with the id "requirement". Did you mean "requirements"? Correct the link "/docs/install#requirement".',
  ],
  ['/start', '"/start" is an old URL that is redirected. Link to "/docs/install".'],
  [
    'https://galley.example/docs/install/',
    '"/docs/install/" ends in a slash, and the page\'s URL does not. Link to "/docs/install".',
  ],
  [
    '/price-lists.pdf',
    '"/price-lists.pdf" is not a page or file of this site. Did you mean "/price-list.pdf"? Correct the link, or remove it.',
  ],
  // MDX keeps links as they are written.
  [
    './instal',
    '"/docs/instal" is not a page or file of this site. Did you mean "/docs/install"? Correct the link, or remove it.',
    '/docs/über',
  ],
  [
    '/blog/idea',
    '"/blog/idea" leads to a draft, which the published site leaves out. Publish content/blog/idea.md, or remove the link.',
  ],
])('%s does not arrive', (target, message, path = '/docs/install') => {
  expect(check({ ...page(target), path })).toEqual([`content/docs/install.md:1:5  ${message}`])
})

it('a link to a page that waits for its date is named as it is written', () => {
  const links = [{ target: '/blog/larder', written: './larder.md', line: 1, column: 5 }]
  expect(check({ ...page(), links })).toEqual([
    'content/docs/install.md:1:5  "./larder.md" leads to a page that is published on 2027-03-01. Remove the link until then, or give content/blog/larder.md an earlier date.',
  ])
})

describe('a dead link does not mean its own page', () => {
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
    ['/releases/1.4.1', '/releases/1.4.2', '/releases/1.4.0'],
    ['/releases/1.4.0', 'https://galley.example/releases/1.4.2', '/releases/1.4.1'],
    ['/releases/1.4.0', './1.4.2', '/releases/1.4.1'],
    ['/releases', '/relases', undefined],
    ['/releases', '/releases/1.4.2', '/releases/1.4.0'],
    ['/releases/1.4.1', '/releases/1.4.0.mdd', '/releases/1.4.0.md'],
    ['/releases/1.4.0', '/releases/1.4.0.mdd', '/releases/1.4.1'],
    ['/releases/1.4.0', '/releases/1.4.0-note.pdf', '/releases/1.4.0-notes.pdf'],
    // The page is right, the heading is not.
    ['/releases/1.4.0', '#fixd', 'fixed'],
  ])('on %s, "%s" means %s', (path, target, meant) => {
    expect(meantOn(path, target)).toBe(meant)
  })
})

it('data has no page of its own to which an anchor could lead', () => {
  const data = { file: 'content/authors/ada.yml', path: undefined, links: page('#about', '/abuot').links }
  expect(check(data)).toEqual([expect.stringContaining('content/authors/ada.yml:2:5  "/abuot" is not a page')])
})

it('problems are in the order of files, lines and columns', () => {
  const gone = (line: number, column: number) => ({ target: '/gone-for-ever', line, column })
  const positions = check(
    { file: 'content/b.md', path: '/b', links: [gone(1, 1)] },
    { file: 'content/a.md', path: '/a', links: [gone(10, 1), gone(2, 7), gone(2, 3)] },
  ).map((line) => line.split('  ')[0])
  expect(positions).toEqual(['content/a.md:2:3', 'content/a.md:2:7', 'content/a.md:10:1', 'content/b.md:1:1'])
})

describe('findPlace', () => {
  it('is where the link of the HTML is written', () => {
    expect(findPosition(page('/a', 'https://galley.example/b?c=d#e'), '/b#e', SITE)).toBe('content/docs/install.md:2:5')
  })

  it('is nowhere for a link that a component renders', () => {
    expect(findPosition(page('/a'), '/b', SITE)).toBeUndefined()
  })
})
