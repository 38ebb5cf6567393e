import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type PageHeadProps } from './page-head'

/** Renders a head and returns its parts. */
function headOf(props: PageHeadProps) {
  const head = document.createElement('head')
  head.innerHTML = renderToStaticMarkup(<PageHead {...props} />)
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name)
  return {
    title: head.querySelector('title')?.textContent,
    data: head.querySelector('script[type="application/ld+json"]')?.textContent,
    markdown: attribute('link[type="text/markdown"]', 'href'),
    feeds: [...head.querySelectorAll<HTMLLinkElement>('link[type*="rss"], link[type*="atom"], link[type*="feed"]')].map(
      ({ type, attributes }) => `${type} ${attributes.getNamedItem('href')?.value}`,
    ),
    canonical: attribute('link[rel="canonical"]', 'href'),
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
  }
}

afterEach(() => jest.restoreAllMocks())

test('inserts the title into the template of the site', () => {
  const head = headOf({ title: 'Installation', description: 'How to begin.', path: '/docs/installation' })
  expect(head.title).toBe(`Installation - ${site.name}`)
  expect(head.meta('og:title')).toBe('Installation')
  expect(head.meta('description')).toBe('How to begin.')
  expect(head.canonical).toBe(`${site.url}/docs/installation`)
  expect(head.markdown).toBe('/docs/installation.md')
  expect(head.meta('robots')).toBeUndefined()
})

test('uses the title of the site on the home page', () => {
  const head = headOf({ title: 'Landing', path: '/' })
  expect(head.title).toBe(site.seo.title)
  expect(head.canonical).toBe(`${site.url}/`)
})

test.each(['', null, undefined])('uses the description of the site for %p', (description) => {
  expect(headOf({ title: 'Blog', description, path: '/blog' }).meta('og:description')).toBe(site.seo.description)
})

test('keeps replacement patterns in a title', () => {
  expect(headOf({ title: 'Spend $& or $1 </title>', path: '/a' }).title).toBe(`Spend $& or $1 </title> - ${site.name}`)
})

test('links to the feeds of the area in each format', () => {
  const feeds = [
    'application/rss+xml /blog/feed.xml',
    'application/atom+xml /blog/atom.xml',
    'application/feed+json /blog/feed.json',
  ]
  expect(headOf({ title: 'Blog', path: '/blog' }).feeds).toEqual(feeds)
  expect(headOf({ title: 'Sails', path: '/blog/sails' }).feeds).toEqual(feeds)
  expect(headOf({ title: 'Blogs', path: '/blogs' }).feeds).toEqual([])
  expect(headOf({ title: 'Secret', path: '/blog/secret', noindex: true }).feeds).toEqual([])
})

test('names no other URL on a page with "noindex"', () => {
  const head = headOf({
    title: 'Page not found',
    path: '/404.html',
    noindex: true,
    trail: [{ title: 'A', path: '/a' }],
  })
  expect(head.meta('robots')).toBe('noindex')
  expect(head.canonical).toBeUndefined()
  expect(head.markdown).toBeUndefined()
  expect(head.data).toBeUndefined()
})

test('sets the type of an article, and encodes its URL', () => {
  const head = headOf({ title: 'Café', path: '/blog/café au lait', article: { type: 'BlogPosting' } })
  expect(head.meta('og:type')).toBe('article')
  expect(head.meta('og:url')).toBe(`${site.url}/blog/caf%C3%A9%20au%20lait`)
})

test('describes an article with its picture or its social image', () => {
  const imageOf = (image?: string) =>
    headOf({ title: 'A', path: '/a', socialImage: '/social/a.png', article: { type: 'BlogPosting', image } }).data
  expect(imageOf()).toContain(`"image":"${site.url}/social/a.png"`)
  expect(imageOf('/static/a.png')).toContain(`"image":"${site.url}/static/a.png"`)
})

test('adds dates, authors, section and topics of an article', () => {
  const authors = [{ title: 'Ada', path: '/authors/ada', team: false }]
  const article = {
    date: '2026-11-20',
    lastUpdated: '2026-11-21',
    category: 'engineering',
    authors,
    topics: [{ title: 'Sails' }],
  }
  const { meta } = headOf({ title: 'A', path: '/a', article: { type: 'BlogPosting', ...article } })
  expect(meta('article:published_time')).toBe('2026-11-20')
  expect(meta('article:modified_time')).toBe('2026-11-21')
  expect(meta('article:section')).toBe('engineering')
  expect(meta('article:tag')).toBe('Sails')
  expect(meta('article:author')).toBe(`${site.url}/authors/ada`)
  expect(headOf({ title: 'B', path: '/b' }).meta('og:type')).toBe('website')
})

test.each([
  ['en', undefined],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
])('converts the language "%s" to %p', (language, expected) => {
  jest.replaceProperty(site, 'language', language)
  expect(headOf({ title: 'A', path: '/a' }).meta('og:locale')).toBe(expected)
})

test.each([
  ['https://x.com/harbour', '@harbour'],
  ['https://twitter.com/harbour/', '@harbour'],
  ['https://x.com/harbour/status/1', undefined],
  ['https://box.com/harbour', undefined],
])('reads the account of %s as %p', (to, account) => {
  jest.replaceProperty(site, 'social', [{ label: 'A profile', icon: 'x', to }])
  expect(headOf({ title: 'A', path: '/a' }).meta('twitter:site')).toBe(account)
})

test('adds the image of the page with type and size', () => {
  const head = headOf({ title: 'Blog', path: '/blog', socialImage: '/social/blog.png?0a1b2c3d' })
  expect(head.meta('og:image')).toBe(`${site.url}/social/blog.png?0a1b2c3d`)
  expect(head.meta('og:image:type')).toBe('image/png')
  expect(head.meta('og:image:width')).toBe('1200')
  expect(head.meta('og:image:height')).toBe('630')
  expect(head.meta('og:image:alt')).toBe('Blog')
  expect(head.meta('twitter:card')).toBe('summary_large_image')
  const own = headOf({ title: 'Blog', path: '/blog', socialImage: '/social/blog.jpg?0a1b2c3d' })
  expect(own.meta('og:image:type')).toBe('image/jpeg')
})

test('uses the logo for a page without an image', () => {
  const head = headOf({ title: 'Blog', path: '/blog', socialImage: null })
  expect(head.meta('og:image')).toBe(`${site.url}/logo.png`)
  expect(head.meta('og:image:width')).toBe('512')
  expect(head.meta('og:image:height')).toBe('512')
  expect(head.meta('og:image:alt')).toBe(site.name)
  expect(head.meta('twitter:card')).toBe('summary')
})

test('prefers the title and description for search engines', () => {
  const page = { title: 'Blog', description: 'Articles.', path: '/blog' }
  const head = headOf({ ...page, seo: { title: 'Writing', description: 'All we wrote.', noindex: true } })
  expect(head.title).toBe(`Writing - ${site.name}`)
  expect(head.meta('og:title')).toBe('Writing')
  expect(head.meta('description')).toBe('All we wrote.')
  expect(head.meta('robots')).toBe('noindex')
  const unset = headOf({ ...page, seo: { title: null, description: null, noindex: null } })
  expect(unset.title).toBe(`Blog - ${site.name}`)
  expect(unset.meta('description')).toBe('Articles.')
  expect(unset.meta('robots')).toBeUndefined()
})
