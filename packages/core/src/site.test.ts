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
    texts: {},
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
  expect(site.texts).toEqual({ menu: 'All' })
  expect(site.updates).toEqual({ notice: true, keepDays: 14 })
})

test('uses the default for undefined', () => {
  const site = defineSite({ ...options, logo: undefined, header: undefined, updates: { keepDays: undefined } })
  expect(site).toEqual(defineSite(options))
})

test('creates new objects for each site', () => {
  defineSite({ ...options, header: { hasName: false } })
  expect(defineSite(options).header.hasName).toBe(true)
})
