import { site } from '@galley/testing/site.fixture'
import { writeStructuredData } from './structured-data'

/** Returns the nodes of a page's graph by type. */
function read(page: Partial<Parameters<typeof writeStructuredData>[0]>) {
  const json = writeStructuredData({ title: 'Install', path: '/docs/install', ...page })!
  const { '@graph': nodes } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
  return Object.fromEntries(nodes.map(({ '@type': type, ...node }) => [type, node] as const)) as Record<string, object>
}

const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` }

test('describes an article, with a team as an organization', () => {
  const authors = [
    { title: 'Ada', path: '/authors/ada', team: false },
    { title: 'The team', path: '/authors/team', team: true },
  ]
  const topics = [{ title: 'Ships' }, { title: 'Boats' }]
  const dates = { date: '2026-11-20', lastUpdated: '2026-11-21' }
  const facts = { ...dates, category: 'news', image: '/static/a b.png', authors, topics }
  expect(read({ description: 'How to begin.', article: { type: 'BlogPosting', ...facts } })).toEqual({
    BlogPosting: {
      headline: 'Install',
      description: 'How to begin.',
      url: `${site.url}/docs/install`,
      inLanguage: 'en',
      datePublished: '2026-11-20',
      dateModified: '2026-11-21',
      author: [
        { '@type': 'Person', name: 'Ada', url: `${site.url}/authors/ada` },
        { '@type': 'Organization', name: 'The team', url: `${site.url}/authors/team` },
      ],
      articleSection: 'news',
      keywords: ['Ships', 'Boats'],
      image: `${site.url}/static/a%20b.png`,
      publisher,
    },
  })
})

test('omits missing facts of an article', () => {
  const { TechArticle } = read({ article: { type: 'TechArticle', lastUpdated: null, category: null, image: null } })
  expect(Object.keys(TechArticle!)).toEqual(['headline', 'url', 'inLanguage', 'publisher'])
})

test('describes an author as a person, and a team as an organization', () => {
  const page = { title: 'Ada', path: '/authors/ada' }
  const links = [{ to: 'https://git.example/ada' }, { to: '/about' }]
  const profile = { description: 'She writes.', username: 'ada', team: false, links, image: '/static/ada.png' }
  expect(read({ ...page, profile })).toEqual({
    ProfilePage: {
      url: `${site.url}/authors/ada`,
      inLanguage: 'en',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada',
        url: `${site.url}/authors/ada`,
        alternateName: 'ada',
        description: 'She writes.',
        image: `${site.url}/static/ada.png`,
        sameAs: ['https://git.example/ada', `${site.url}/about`],
      },
    },
  })
  const team = { description: '', username: null, team: true, links: [], image: null }
  const mainEntity = { '@type': 'Organization', name: 'Ada', url: `${site.url}/authors/ada` }
  expect(read({ ...page, profile: team }).ProfilePage).toHaveProperty('mainEntity', mainEntity)
})

test('lists the ancestors that have a page', () => {
  const trail = [
    { title: 'Docs', path: '/docs' },
    { title: 'Group', path: '/docs/group', page: false as const },
  ]
  expect(read({ trail })).toEqual({
    BreadcrumbList: {
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Docs', item: `${site.url}/docs` },
        { '@type': 'ListItem', position: 2, name: 'Install', item: `${site.url}/docs/install` },
      ],
    },
  })
  expect(writeStructuredData({ title: 'A', path: '/a', trail: trail.slice(1) })).toBeUndefined()
})

test('describes the site, its search and its program on the home page', () => {
  const software = { category: 'DeveloperApplication', operatingSystem: 'Linux', price: 5, currency: 'EUR' }
  const { WebSite, SoftwareApplication } = read({ path: '/', about: { searchPath: '/search', software } })
  expect(WebSite).toMatchObject({
    name: site.name,
    publisher: { ...publisher, logo: `${site.url}/logo.png`, sameAs: site.social.map(({ to }) => to) },
    potentialAction: { target: `${site.url}/search?q={words}`, 'query-input': 'required name=words' },
  })
  expect(SoftwareApplication).toMatchObject({ operatingSystem: 'Linux', offers: { price: 5, priceCurrency: 'EUR' } })
  const { WebSite: withoutSearch, ...rest } = read({ path: '/', about: {} })
  expect(withoutSearch).not.toHaveProperty('potentialAction')
  expect(rest).toEqual({})
})

test('escapes titles so that they cannot end the script', () => {
  const title = '</script><!-- &quot; "a"'
  const json = writeStructuredData({ title, path: '/a', article: { type: 'Article' } })!
  expect(json).not.toMatch(/[<&]/)
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ headline: title }] })
})

test('describes only plans that are for sale', () => {
  const plans = [
    { title: 'Personal', description: 'For one.', price: '$0' },
    { title: 'Crew', price: '12.50 €', soon: [] },
    { title: 'Fleet', price: '$290', soon: ['Roles'] },
    { title: 'Navy', price: 'Ask us' },
  ]
  expect(writeStructuredData({ title: 'Pricing', path: '/pricing', plans: plans.slice(2) })).toBeUndefined()
  const url = `${site.url}/pricing`
  expect(read({ title: 'Pricing', path: '/pricing', description: 'What it costs.', plans })).toEqual({
    Product: {
      name: site.name,
      description: 'What it costs.',
      url,
      offers: [
        { '@type': 'Offer', name: 'Personal', description: 'For one.', price: 0, priceCurrency: 'USD', url },
        { '@type': 'Offer', name: 'Crew', price: 12.5, priceCurrency: 'EUR', url },
      ],
    },
  })
})
