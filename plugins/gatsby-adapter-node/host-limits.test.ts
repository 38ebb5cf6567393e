import type { ManifestRedirect } from '@galley/core/server-manifest'
import { findHostProblems, HOST_LIMITS } from './host-limits'

const inlineHashes = {
  '/': { scripts: ['sha256-A='], styles: [] },
  '/docs/chart': { scripts: ['sha256-A=', 'sha256-B='], styles: [] },
}
const built = { pages: ['/', '/docs/chart'], redirects: [], inlineHashes }

const redirectsOf = (count: number, end = ''): ManifestRedirect[] =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}${end}`, to: '/', status: 301 }))
const rulesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ for: `/${index}`, values: { 'X-Docs': 'yes' } }))
const policyOf = (length: number) => [
  { for: '/*', values: { 'Content-Security-Policy': 'a'.repeat(length - '  Content-Security-Policy: '.length) } },
]

test('a site within the limits has no problem', () => {
  const { headerRules, headerLine, exactRedirects, wildcardRedirects } = HOST_LIMITS
  const wildcards = redirectsOf(wildcardRedirects, '/*')
  // Each wildcard adds a redirect of its exact path.
  const redirects = [...redirectsOf(exactRedirects - wildcardRedirects, '/page'), ...wildcards]
  expect(findHostProblems({ ...built, redirects }, rulesOf(headerRules))).toEqual([])
  expect(findHostProblems(built, policyOf(headerLine))).toEqual([])
})

test.each<[string, string[], RegExp]>([
  [
    'too many header rules',
    findHostProblems(built, rulesOf(101)),
    /has 101 rules, .* reads 100\. Set headers of fewer/,
  ],
  [
    'a long policy',
    findHostProblems(built, policyOf(2001)),
    /takes 2001 characters, .*"\/docs\/chart" has 2, the most /,
  ],
  [
    'a long header',
    findHostProblems(built, [{ for: '/docs/chart', values: { Link: 'a'.repeat(2000) } }]),
    /^The header "Link" of "\/docs\/chart" .* Shorten it/,
  ],
  [
    'too many exact redirects',
    findHostProblems({ ...built, redirects: redirectsOf(2001) }, []),
    /has 2001 redirects of exact paths, .* follows 2000\. Replace/,
  ],
  [
    'too many wildcards',
    findHostProblems({ ...built, redirects: redirectsOf(101, '/*') }, []),
    /has 101 redirects that end in "\/\*", .* follows 100\. Replace/,
  ],
  [
    'a wildcard that matches a page',
    findHostProblems({ ...built, redirects: [{ from: '/docs/*', to: '/', status: 301 }] }, []),
    /^The redirect "\/docs\/\*" matches the page "\/docs\/chart"\. /,
  ],
])('reports %s with the remedy', (_, problems, message) => {
  expect(problems).toEqual([expect.stringMatching(message)])
})
