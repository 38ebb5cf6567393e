import { readLanguageBy } from '../current-language'
import { de } from '../languages/de'
import { en } from '../languages/en'
import { defineSite } from './define-site'

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

describe('several languages', () => {
  let language: string | undefined
  readLanguageBy(() => language)
  beforeEach(() => {
    language = undefined
  })

  const menu = [
    { label: 'Docs', to: '/docs', pathPrefix: '/docs' },
    {
      label: 'More',
      children: [
        { label: 'Logo', to: '/logo.svg' },
        { label: 'Home', to: '/' },
      ],
    },
  ]
  const areas = [
    { name: 'docs', label: 'Docs', icon: 'book', pathPrefix: '/docs' },
    { name: 'pages', label: 'Pages', icon: 'file', pathPrefix: '/' },
  ]

  test('settings of a site have the values of the current language, and of the first language outside of pages', () => {
    const site = defineSite({
      ...options,
      texts: { menu: 'All' },
      languages: [en, { ...de, site: { seo: { description: 'Alles über Acme.' }, texts: { close: 'Zu' } } }],
    })
    const read = () => {
      const { language, texts, seo, copyright } = site
      return [language.code, texts.menu, texts.close, texts.footer, seo.description, seo.titleTemplate, copyright]
    }
    const english = ['en', 'All', 'Close', 'Footer', 'All about Acme.', '%s - Acme', '© Acme']
    expect(read()).toEqual(english)
    language = 'de'
    expect(read()).toEqual(['de', 'Menü', 'Zu', 'Fußzeile', 'Alles über Acme.', '%s - Acme', '© Acme'])
    language = 'en'
    expect(read()).toEqual(english)
    language = 'fr'
    expect(read()).toEqual(english)
  })

  test('links lead to the pages of the language, except for URLs, files and paths with a language', () => {
    const site = defineSite({
      ...options,
      header: { menu, action: { label: 'Go', to: 'https://go.example' } },
      announcement: { id: 'a', text: '', link: { label: '', to: '/blog/a?x=1#top' } },
      languages: [
        en,
        { ...de, site: { footer: { columns: [{ title: '', links: [{ label: '', to: '/de/impressum' }] }] } } },
      ],
    })
    expect([site.header.to, site.header.menu]).toEqual(['/', menu])
    language = 'de'
    expect([site.header.to, site.header.menu]).toEqual([
      '/de',
      [
        { label: 'Docs', to: '/de/docs', pathPrefix: '/de/docs' },
        {
          label: 'More',
          children: [
            { label: 'Logo', to: '/logo.svg' },
            { label: 'Home', to: '/de' },
          ],
        },
      ],
    ])
    expect(site.header.action?.to).toBe('https://go.example')
    expect(site.announcement?.link?.to).toBe('/de/blog/a?x=1#top')
    expect(site.footer.columns[0]?.links[0]?.to).toBe('/de/impressum')
    expect(menu[0]?.to).toBe('/docs')
  })

  test('search areas and feeds are those of all languages and versions', () => {
    const own = areas.map((area) => ({ ...area, label: `${area.label} (de)` }))
    const { search, feeds } = defineSite({
      ...options,
      search: { areas, synonyms: [['a', 'b']] },
      feeds: ['/blog', '/authors/*'],
      versions: [
        { name: '2', label: '2.x', state: 'current' },
        { name: '1.0', label: '1.x', state: 'maintained' },
      ],
      languages: [en, { ...de, code: 'de-AT', site: { search: { areas: own } } }],
    })
    expect(
      search.areas.map(({ name, label, pathPrefix, version, language }) => [
        name,
        label,
        pathPrefix,
        version,
        language,
      ]),
    ).toEqual([
      ['docs', 'Docs', '/docs', '2', undefined],
      ['pages', 'Pages', '/', undefined, undefined],
      ['docs1_0', 'Docs 1.x', '/docs/1.0', '1.0', undefined],
      ['docs_de_at', 'Docs (de)', '/de-AT/docs', '2', 'de-AT'],
      ['pages_de_at', 'Pages (de)', '/de-AT', undefined, 'de-AT'],
      ['docs1_0_de_at', 'Docs (de) 1.x', '/de-AT/docs/1.0', '1.0', 'de-AT'],
    ])
    expect(search.synonyms).toEqual([['a', 'b']])
    expect(feeds).toEqual(['/blog', '/authors/*', '/de-AT/blog', '/de-AT/authors/*'])
  })

  test('the default search area has the label of each language', () => {
    const { search } = defineSite({ ...options, languages: [en, de] })
    expect(search.areas.map(({ label }) => label)).toEqual(['Pages', 'Seiten'])
  })
})

test('refuses a language beside several languages', () => {
  expect(() => defineSite({ ...options, language: de, languages: [en, de] })).toThrow('has "language" and "languages"')
})
