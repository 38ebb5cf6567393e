import { findSiteLinks } from './site-links'

test('each link is found once, in lists and groups, where it is written', () => {
  const facts = {
    header: { to: '/', menu: [{ label: 'Docs', to: '/docs', children: [{ to: '/docs/a' }] }] },
    footer: [{ links: [{ to: '/docs' }] }],
    social: [{ to: 'https://code.example/a' }],
    url: 'https://a.example',
    onNoResult: () => undefined,
  }
  const source = `const site = {
  header: { to: '/', menu: [
    { label: 'Docs', to: "/docs", children: [{ to: '/docs/a' }] }`
  expect(findSiteLinks(facts, source)).toEqual([
    { target: '/', line: 2, column: 17 },
    { target: '/docs', line: 3, column: 26 },
    { target: '/docs/a', line: 3, column: 52 },
    // Computed.
    { target: 'https://code.example/a', line: 1, column: 1 },
  ])
})
