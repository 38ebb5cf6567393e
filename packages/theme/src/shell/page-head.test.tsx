import * as React from 'react'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/testing/site.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LanguageContext, PageLanguages } from '../hooks/page-languages'
import { PageHead, type PageHeadProps } from './page-head'

/** Renders a head, and returns its title, its links by type or relation, its structured data, and a function that reads a meta tag. */
function headOf(props: PageHeadProps, languages: LanguageContext = {}) {
  const head = document.createElement('head')
  head.innerHTML = renderToStaticMarkup(
    <PageLanguages value={languages}>
      <PageHead {...props} />
    </PageLanguages>,
  )
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

/** Returns the meta tags of a head by name. */
const metaOf = (props: PageHeadProps, names: string[]) => {
  const { meta } = headOf(props)
  return Object.fromEntries(names.map((name) => [name, meta(name)]))
}

afterEach(() => jest.restoreAllMocks())

test('inserts the title into the template of the site', () => {
  const head = headOf({ title: 'Installation', description: 'How to begin.', path: '/docs/installation' })
  expect(head.title).toBe(`Installation - ${site.name}`)
  expect(head.meta('og:title')).toBe('Installation')
  expect(head.meta('og:type')).toBe('website')
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

test('uses the title of the site on the home page of a translation', () => {
  setTranslations(['de'])
  expect(headOf({ title: 'Landing', path: '/de' }).title).toBe(site.seo.title)
  setTranslations([])
})

test.each([
  [{ en: '/docs/a' }, ''],
  [{ en: '/docs/a', de: '/de/docs/a' }, '/de'],
])('search engines and programs read the text of %j', (paths, prefix) => {
  setTranslations(['de'])
  jest.replaceProperty(site, 'languages', [en, de])
  jest.replaceProperty(site, 'language', de)
  const page = { title: 'A', path: '/de/docs/a' }
  const { canonical, markdown, data } = headOf({ ...page, trail: [{ title: 'Blog', path: '/blog' }] }, { paths })
  const old = headOf({ ...page, path: '/de/docs/1/a', canonicalPath: page.path }, { paths })
  setTranslations([])
  expect([canonical, markdown]).toEqual([`${site.url}${prefix}/docs/a`, `${prefix}/docs/a.md`])
  expect(old.canonical).toBe(canonical)
  expect(data).toContain(`${site.url}/de/blog"`)
})

test.each(['', null, undefined])('uses the description of the site for %p', (description) => {
  expect(headOf({ title: 'Blog', description, path: '/blog' }).meta('og:description')).toBe(site.seo.description)
})

test('keeps replacement patterns in a title', () => {
  expect(headOf({ title: 'Spend $& or $1 </title>', path: '/a' }).title).toBe(`Spend $& or $1 </title> - ${site.name}`)
})

const FEEDS = [
  'application/rss+xml /blog/feed.xml',
  'application/atom+xml /blog/atom.xml',
  'application/feed+json /blog/feed.json',
]

test.each([
  ['/blog', false, FEEDS],
  ['/blog/sails', false, FEEDS],
  ['/blogs', false, []],
  ['/blog/secret', true, []],
])('links on %s (noindex: %p) to these feeds: %j', (path, noindex, feeds) => {
  expect(headOf({ title: 'A', path, noindex }).feeds).toEqual(feeds)
})

test('describes an article with its picture or its social image', () => {
  const imageOf = (image?: string) =>
    headOf({ title: 'A', path: '/a', socialImage: '/social/a.png', article: { type: 'BlogPosting', image } }).data
  expect(imageOf()).toContain(`"image":"${site.url}/social/a.png"`)
  expect(imageOf('/static/a.png')).toContain(`"image":"${site.url}/static/a.png"`)
})

test('adds type, encoded URL, dates, authors, section and topics of an article', () => {
  const article = {
    type: 'BlogPosting' as const,
    date: '2026-11-20',
    lastUpdated: '2026-11-21',
    category: 'engineering',
    authors: [{ title: 'Ada', path: '/authors/ada', team: false }],
    topics: [{ title: 'Sails' }],
  }
  const expected = {
    'og:type': 'article',
    'og:url': `${site.url}/blog/caf%C3%A9%20au%20lait`,
    'article:published_time': '2026-11-20',
    'article:modified_time': '2026-11-21',
    'article:section': 'engineering',
    'article:tag': 'Sails',
    'article:author': `${site.url}/authors/ada`,
  }
  expect(metaOf({ title: 'A', path: '/blog/café au lait', article }, Object.keys(expected))).toEqual(expected)
})

test.each([
  ['en', undefined],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
])('converts the language "%s" to %p', (code, expected) => {
  jest.replaceProperty(site, 'language', { ...site.language, code })
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

test.each([
  ['/social/blog.png?0a1b2c3d', 'image/png', '1200', '630', 'Blog', 'summary_large_image'],
  ['/social/blog.jpg?0a1b2c3d', 'image/jpeg', '1200', '630', 'Blog', 'summary_large_image'],
  [null, 'image/png', '512', '512', site.name, 'summary'],
])('adds the image %p of a page, or the logo', (socialImage, type, width, height, alt, card) => {
  const expected = {
    'og:image': site.url + (socialImage ?? '/logo.png'),
    'og:image:type': type,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt,
    'twitter:card': card,
  }
  expect(metaOf({ title: 'Blog', path: '/blog', socialImage }, Object.keys(expected))).toEqual(expected)
})

test.each([
  [{ title: 'Writing', description: 'All we wrote.', noindex: true }, 'Writing', 'All we wrote.', 'noindex'],
  [{ title: null, description: null, noindex: null }, 'Blog', 'Articles.', undefined],
])('prefers the title and description for search engines: %j', (seo, title, description, robots) => {
  const head = headOf({ title: 'Blog', description: 'Articles.', path: '/blog', seo })
  expect(head.title).toBe(`${title} - ${site.name}`)
  expect(head.meta('og:title')).toBe(title)
  expect(head.meta('description')).toBe(description)
  expect(head.meta('robots')).toBe(robots)
})
