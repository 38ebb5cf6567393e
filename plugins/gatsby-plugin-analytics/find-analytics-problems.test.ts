import { formatProblem } from '@galley/core/content-source'
import { findAnalyticsProblems } from './find-analytics-problems'

function find(host: string, domain: string) {
  const source = `const site = {\n  analytics: { host: '${host}', domain: '${domain}' }`
  return findAnalyticsProblems({ analytics: { host, domain } }, source).map(formatProblem)
}

test.each([
  ['', ''],
  ['https://plausible.io', 'docs.example.com'],
  ['http://localhost:8000', 'localhost'],
  ['/', 'a.example,all.example'],
])('host "%s" and domain "%s" are fine', (host, domain) => {
  expect(find(host, domain)).toEqual([])
})

test('accepts a site without analytics', () => {
  expect(findAnalyticsProblems({}, '')).toEqual([])
  expect(findAnalyticsProblems({ other: { host: 'x' } }, '')).toEqual([])
})

test('reports a host without a domain, and a domain without a host, at the line of the existing setting', () => {
  expect(find('https://plausible.io', '')).toEqual([
    'src/site.ts:2:22  "analytics.host" is "https://plausible.io", but "analytics.domain" is empty. Write the domain of the site in Plausible, or empty both.',
  ])
  expect(find('', 'a.example')).toEqual([
    expect.stringMatching(
      /^src\/site\.ts:2:\d+ {2}"analytics\.domain" is "a\.example", but "analytics\.host" is empty\. Write /,
    ),
  ])
})

test.each([
  ...['plausible.io', 'https://plausible.io/', 'https://a:b@plausible.io', 'ftp://a.example'],
  ...['/stats', 'https://', 'HTTPS://PLAUSIBLE.IO'],
])('rejects the host %s, which is not an origin', (host) => {
  expect(find(host, 'a.example')).toEqual([
    `src/site.ts:2:22  "analytics.host" must be an origin such as "https://plausible.io", or "/" for this site's own, got "${host}". Correct it.`,
  ])
})

test.each(['https://a.example', 'a.example, b.example', 'a..example', ','])(
  'rejects the domain %s, which is not a host name',
  (domain) => {
    const message = `"analytics.domain" must be a host name such as "docs.example.com", or several with commas between them, got "${domain}". Correct it.`
    expect(find('/', domain)).toEqual([expect.stringContaining(message)])
  },
)
