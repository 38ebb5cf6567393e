import { de } from './languages/de'
import { en } from './languages/en'
import { defineSite } from './site'

const options = { name: 'Acme', url: 'https://acme.example', seo: { description: 'All about Acme.' } }

test('completes a name, a URL and a description with defaults', () => {
  const site = defineSite(options)
  expect(site).toMatchObject({
    ...options,
    header: { title: 'Acme', to: '/', menu: [] },
    seo: { title: 'Acme', titleTemplate: '%s - Acme', description: 'All about Acme.' },
    search: { areas: [{ name: 'pages', pathPrefix: '/' }] },
    colors: { primary: 'green' },
    fonts: {},
    language: en,
    texts: en.texts,
    copyright: '© Acme',
  })
  expect([site.announcement, site.repository, site.header.action]).toEqual([undefined, undefined, undefined])
})

test('merges groups field by field, and replaces lists', () => {
  const shades = { 50: '#fff', 950: '#000' } as never
  const menu = [{ label: 'Docs', to: '/docs' }]
  const site = defineSite({
    ...options,
    header: { menu },
    search: { areas: [] },
    feeds: ['/docs'],
    colors: { primary: shades, error: 'orange' },
    texts: { menu: 'All' },
    updates: { notice: true },
  })
  expect(site.header).toEqual({ hasName: true, title: 'Acme', to: '/', menu })
  expect(site.search).toEqual({ areas: [], synonyms: [] })
  expect(site.feeds).toEqual(['/docs'])
  expect(site.colors).toMatchObject({ primary: shades, secondary: 'sky', error: 'orange' })
  expect(site.texts).toEqual({ ...en.texts, menu: 'All' })
  expect(site.updates).toEqual({ notice: true, keepDays: 14 })
})

test('takes the texts of its language, and replaces single texts without changing the language', () => {
  const { language, texts, search } = defineSite({
    ...options,
    language: de,
    texts: { itemCount: { one: 'ein Ding', other: '{count} Dinge' } },
  })
  expect([language.code, texts.menu, texts.itemCount, search.areas[0]?.label]).toEqual([
    'de',
    'Menü',
    { one: 'ein Ding', other: '{count} Dinge' },
    'Seiten',
  ])
  expect(de.texts.itemCount.one).toBe('{count} Eintrag')
})

test('uses the default for undefined', () => {
  const site = defineSite({ ...options, logo: undefined, header: undefined, updates: { keepDays: undefined } })
  expect(site).toEqual(defineSite(options))
})

test('creates new objects for each site', () => {
  defineSite({ ...options, header: { hasName: false } })
  expect(defineSite(options).header.hasName).toBe(true)
})
