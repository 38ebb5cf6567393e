import { findDeadLinks, formatDeadLink } from './check-links'
import { readPage } from './read-page'

const files = new Set(['/favicon.svg', '/static/cover.png', '/files/price list.pdf', '/docs/install/index.html'])
const redirects = [
  { from: '/start', to: '/docs/install', status: 301 as const },
  { from: '/demos/*', to: 'https://old.example/demos/*', status: 302 as const },
]

function check(htmlOf: Record<string, string>) {
  const built = Object.entries({
    '/': '',
    '/docs/install': '<h2 id="requirements"></h2><h2 id="größe"></h2><h2 id="a%20b"></h2>',
    '/docs/über': '',
    '/pricing': '',
    '/404.html': '',
    ...htmlOf,
  })
  const pages = new Map([
    ...built.map(([path, html]) => [path, readPage(html, `https://galley.example${path}`)] as const),
    ['/rendered-on-demand', null] as const,
  ])
  return findDeadLinks({ pages, files, redirects })
}

/** Returns the messages for a home page with one link. */
const messagesFor = (href: string) => check({ '/': `<a href="${href}">` }).map(({ message }) => message)

describe('valid links', () => {
  it.each([
    '/',
    '/docs/install',
    'docs/install',
    '/docs/install?from=home#requirements',
    '/docs/install#requirements',
    '/docs/install#gr%C3%B6%C3%9Fe',
    '/docs/install#größe',
    '/docs/install#a%20b',
    '/docs/%C3%BCber',
    '/docs/über',
    '/docs/install#requirements:~:text=Node',
    '#',
    '#top',
    '#TOP',
    '#:~:text=proof',
    '/404.html',
    '/favicon.svg',
    '/favicon.svg?v=2#dark',
    '/files/price%20list.pdf',
    '/rendered-on-demand#anything',
    'https://elsewhere.example/nope',
    'https://galley.example/docs/install',
  ])('accepts %s', (href) => {
    expect(messagesFor(href)).toEqual([])
  })
})

describe('a suggested page', () => {
  const messages = (htmlOf: Record<string, string>) => check(htmlOf).map(({ message }) => message)

  it('is never the page that contains the link', () => {
    expect(messages({ '/docs/install': '<a href="/docs/instal">' })).toEqual([
      '"/docs/instal" is not a page or file of this site. Correct the link, or remove it.',
    ])
    expect(messages({ '/': '<a href="/docs/instal">' })).toEqual([
      expect.stringContaining('Did you mean "/docs/install"?'),
    ])
  })

  it('can be one of several pages that contain the link', () => {
    const html = '<a href="/docs/instal">'
    expect(messages({ '/': html, '/docs/install': html })).toEqual([
      expect.stringContaining('Did you mean "/docs/install"?'),
    ])
  })
})

describe('broken links', () => {
  it.each([
    [
      'a page whose name begins alike',
      '/prices',
      '"/prices" is not a page or file of this site. Did you mean "/pricing"? Correct the link, or remove it.',
    ],
    [
      'a page that is not there',
      '/docs/instal',
      '"/docs/instal" is not a page or file of this site. Did you mean "/docs/install"? Correct the link, or remove it.',
    ],
    [
      'a page that is like no other',
      '/nothing-of-the-kind',
      '"/nothing-of-the-kind" is not a page or file of this site. Correct the link, or remove it.',
    ],
    [
      'a page of this site named with its host',
      'https://galley.example/nothing-of-the-kind',
      '"/nothing-of-the-kind" is not a page or file of this site. Correct the link, or remove it.',
    ],
    ['an invalid URL', 'http://[', '"http://[" is not a page or file of this site. Correct the link, or remove it.'],
    [
      'a stray percent sign',
      '/100%-sure-of-it',
      '"/100%-sure-of-it" is not a page or file of this site. Correct the link, or remove it.',
    ],
    [
      'an id that the page does not have',
      '/docs/install#requirement',
      '"/docs/install" has no element with the id "requirement". Did you mean "requirements"? ' +
        'Correct the link "/docs/install#requirement".',
    ],
    [
      'an id that the page itself does not have',
      '#contact',
      '"/" has no element with the id "contact". Correct the link "/#contact".',
    ],
    [
      'an id on a page with a query',
      '/docs/install?x=1#nope-at-all',
      '"/docs/install" has no element with the id "nope-at-all". Correct the link "/docs/install#nope-at-all".',
    ],
    ['an old URL', '/start', '"/start" is an old URL that is redirected. Link to "/docs/install".'],
    [
      'an old URL under a wildcard',
      '/demos/clock?theme=dark',
      '"/demos/clock" is an old URL that is redirected. Link to "https://old.example/demos/clock".',
    ],
    [
      'a slash at the end',
      '/docs/install/#requirements',
      '"/docs/install/" ends in a slash, and the page\'s URL does not. Link to "/docs/install".',
    ],
    ['a folder of files', '/static', '"/static" is not a page or file of this site. Correct the link, or remove it.'],
  ])('finds %s', (_, href, message) => {
    expect(messagesFor(href)).toEqual([message])
  })

  it('finds images, candidates of a srcset, scripts and stylesheets', () => {
    const html = `<img src="/static/cover.pn" srcset="/static/cover.png 1x, /static/huge-photograph.jpg 2x" alt="">
      <script src="/missing-script.js"></script><link rel="stylesheet" href="/missing-style.css">`
    expect(check({ '/': html }).map(({ message }) => message.split('"')[1])).toEqual([
      '/static/cover.pn',
      '/static/huge-photograph.jpg',
      '/missing-script.js',
      '/missing-style.css',
    ])
  })

  it('finds links of the 404 page', () => {
    expect(check({ '/404.html': '<a href="/gone-for-ever">' }).map(({ pages }) => pages)).toEqual([['/404.html']])
  })

  it('reports each target once, with all pages that link to it', () => {
    const link = '<a href="/gone-for-ever">'
    const deadLinks = check({ '/': link, '/a': `${link}<a href="/missing-picture.png">`, '/b': link })
    expect(deadLinks.map(({ pages }) => pages)).toEqual([['/', '/a', '/b'], ['/a']])
  })
})

describe('formatDeadLink', () => {
  const deadLink = { target: '/x', message: '"/x" is no page.' }

  it('shows the position of a link in its content file', () => {
    const positionOf = (path: string, target: string) =>
      path === '/a' && target === '/x' ? 'content/a.md:3:1' : undefined
    expect(formatDeadLink({ ...deadLink, pages: ['/a', '/b', '/c'] }, positionOf)).toBe(
      '"/x" is no page.\n    Linked on /a (content/a.md:3:1), /b, /c.',
    )
  })

  it('counts the pages beyond the third', () => {
    expect(formatDeadLink({ ...deadLink, pages: ['/a', '/b', '/c', '/d', '/e'] }, () => undefined)).toBe(
      '"/x" is no page.\n    Linked on /a, /b, /c and 2 more.',
    )
  })
})
