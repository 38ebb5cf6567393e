import { setTranslations } from '@galley/core/translations'
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
    ...built.map(([path, html]) => [path, readPage(html, 'https://galley.example', path)] as const),
    ['/rendered-on-demand', null] as const,
  ])
  return findDeadLinks({ pages, files, redirects })
}

/** Returns the messages for a home page with one link. */
const messagesFor = (href: string) => check({ '/': `<a href="${href}">` }).map(({ message }) => message)

describe('valid links', () => {
  it.each([
    '/docs/install',
    'docs/install',
    '/docs/install?from=home#requirements',
    '/docs/install#gr%C3%B6%C3%9Fe',
    '/docs/install#a%20b',
    '/docs/%C3%BCber',
    '/docs/install#requirements:~:text=Node',
    '#',
    '#top',
    '#TOP',
    '#:~:text=proof',
    '/404.html',
    '/favicon.svg?v=2#dark',
    '/files/price%20list.pdf',
    '/rendered-on-demand#anything',
    'https://galley.example/docs/install',
  ])('accepts %s', (href) => {
    expect(messagesFor(href)).toEqual([])
  })
})

const missing = (target: string, suggestion = '') =>
  `"${target}" is not a page or file of this site.${suggestion} Correct the link, or remove it.`
const noId = (path: string, id: string, suggestion = '') =>
  `"${path}" has no element with the id "${id}".${suggestion} Correct the link "${path}#${id}".`

const moved = (path: string, to: string) => `"${path}" is an old URL that is redirected. Link to "${to}".`

describe('broken links', () => {
  it.each([
    ['a page whose name begins alike', '/prices', missing('/prices', ' Did you mean "/pricing"?')],
    ['a misspelled page', '/docs/instal', missing('/docs/instal', ' Did you mean "/docs/install"?')],
    ['a page of this site named with its host', 'https://galley.example/nothing-alike', missing('/nothing-alike')],
    ['an invalid URL', 'http://[', missing('http://[')],
    ['a stray percent sign', '/100%-sure-of-it', missing('/100%-sure-of-it')],
    ['a folder of files', '/static', missing('/static')],
    [
      'an id that the page does not have',
      '/docs/install?x=1#requirement',
      noId('/docs/install', 'requirement', ' Did you mean "requirements"?'),
    ],
    ['an id that the page itself does not have', '#contact', noId('/', 'contact')],
    ['an old URL', '/start', moved('/start', '/docs/install')],
    ['an old URL under a wildcard', '/demos/a?b=c', moved('/demos/a', 'https://old.example/demos/a')],
    [
      'a slash at the end',
      '/pricing/#a',
      `"/pricing/" ends in a slash, and the page's URL does not. Link to "/pricing".`,
    ],
  ])('finds %s', (_, href, message) => {
    expect(messagesFor(href)).toEqual([message])
  })

  it('suggests the page that contains the link only if another page also contains the link', () => {
    const html = '<a href="/docs/instal">'
    expect(check({ '/docs/install': html })).toMatchObject([{ message: missing('/docs/instal') }])
    expect(check({ '/': html, '/docs/install': html })).toMatchObject([
      { message: missing('/docs/instal', ' Did you mean "/docs/install"?') },
    ])
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

  it('reports each target once, with all pages that link to it', () => {
    const link = '<a href="/gone-for-ever">'
    const deadLinks = check({ '/': link, '/a': `${link}<a href="/missing-picture.png">`, '/404.html': link })
    expect(deadLinks.map(({ pages }) => pages)).toEqual([['/', '/404.html', '/a'], ['/a']])
  })
})

describe('formatDeadLink', () => {
  const deadLink = { target: '/x', message: '"/x" is no page.' }

  it('shows the position of a link in its content file, and counts the pages beyond the third', () => {
    const positionOf = (path: string, target: string) =>
      path === '/a' && target === '/x' ? 'content/a.md:3:1' : undefined
    const format = (...pages: string[]) => formatDeadLink({ ...deadLink, pages }, positionOf)
    expect(format('/a', '/b', '/c')).toBe('"/x" is no page.\n    Linked on /a (content/a.md:3:1), /b, /c.')
    expect(format('/b', '/c', '/d', '/e', '/f')).toBe('"/x" is no page.\n    Linked on /b, /c, /d and 2 more.')
  })
})

it('reports a broken link once that pages without a translation repeat', () => {
  setTranslations(['de'])
  const found = check({ '/pricing': '<a href="/nowhere">', '/de/pricing': '<a href="/de/nowhere"><a href="/de/gone">' })
  expect(found.map(({ target }) => target)).toEqual(['/nowhere', '/de/gone'])
  setTranslations([])
})
