import { findSchemaProblems } from '@galley/testing/schema-org.fixture'
import { writeStructuredData } from './structured-data'

const authors = [
  { title: 'Ada', path: '/authors/ada', team: false },
  { title: 'The team', path: '/authors/team', team: true },
]
const facts = { date: '2026-11-20', lastUpdated: '2026-11-21', category: 'news', image: '/static/a.png', authors }
const person = { username: 'ada', description: 'She writes.', links: [{ to: '/about' }], image: '/static/ada.png' }
const software = { category: 'DeveloperApplication', operatingSystem: 'Linux', price: 5, currency: 'EUR' }

const graphs = [
  { description: 'How to begin.', article: { type: 'BlogPosting' as const, ...facts, topics: [{ title: 'Ships' }] } },
  { article: { type: 'TechArticle' as const, lastUpdated: null, category: null, image: null } },
  { profile: { ...person, team: false } },
  { profile: { ...person, team: true } },
  { trail: [{ title: 'Docs', path: '/docs' }] },
  { path: '/', about: { searchPath: '/search', software } },
].map((page) => writeStructuredData({ title: 'Install', path: '/docs/install', ...page })!)

// A single test, because loading the types takes seconds.
test('describes every kind of page in valid schema.org, and reports unknown types and properties', () => {
  const wrong = [
    { '@type': 'TechArticel' },
    { '@type': 'TechArticle', headlin: 'A' },
    { '@type': 'TechArticle', publisher: { '@type': 'Organization', nam: 'A' } },
    { '@type': 'TechArticle', author: { '@type': 'Offer', price: 1 } },
    { '@type': 'TechArticle', datePublished: '20 Nov 2026' },
  ].map((node) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] }))
  expect(findSchemaProblems([...graphs, ...wrong])).toEqual([
    '"datePublished" must be an ISO date, got "20 Nov 2026".',
    expect.stringContaining('"TechArticel"'),
    expect.stringContaining('"headlin"'),
    expect.stringContaining('"nam"'),
    expect.stringContaining('"Offer"'),
  ])
})
