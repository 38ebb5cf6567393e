import { createRedirectMatcher } from './redirect-match'

const find = createRedirectMatcher([
  { from: '/get-started', to: '/docs/getting-started', status: 301 },
  { from: '/usage/*', to: '/docs/files', status: 302 },
  { from: '/usage/api/*', to: '/docs/api/*', status: 301 },
  { from: '/usage/api/exact', to: '/docs/exact#part', status: 301 },
  { from: '/v1', to: 'https://v1.example', status: 302 },
  { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
  { from: '/tabs', to: '/docs/tabs?tab=npm#install', status: 301 },
  { from: '/all/*', to: '/*', status: 301 },
])

test.each([
  ['/get-started', '/docs/getting-started'],
  ['/get-started/', '/docs/getting-started'],
  ['/Get-Started', '/docs/getting-started'],
  ['/usage/anything/deep', '/docs/files'],
  ['/usage', '/docs/files'],
  ['/usage/api/Query', '/docs/api/Query'],
  ['/usage/api/query/', '/docs/api/query'],
  ['/usage/api', '/docs/api'],
  ['/usage/api/exact', '/docs/exact#part'],
  ['/v1', 'https://v1.example'],
  ['/v1/guide/intro', 'https://v1.example/guide/intro'],
  ['/all/café?', '/caf%C3%A9%3F'],
  ['/all/', '/'],
])('redirects %s to %s', (path, location) => {
  expect(find(path)?.location).toBe(location)
})

test.each(['/', '/get-started/more', '/usages', '/v10'])('does not redirect %s', (path) => {
  expect(find(path)).toBeUndefined()
})

test('returns the status of the rule', () => {
  expect(find('/get-started')?.status).toBe(301)
  expect(find('/usage/x')?.status).toBe(302)
})

test('adds the query before the hash, and after a query of the target', () => {
  expect(find('/get-started', '?a=1&b=2')?.location).toBe('/docs/getting-started?a=1&b=2')
  expect(find('/usage/api/exact', '?a=1')?.location).toBe('/docs/exact?a=1#part')
  expect(find('/tabs', '?a=1')?.location).toBe('/docs/tabs?tab=npm&a=1#install')
  expect(find('/v1/guide', '?a=1')?.location).toBe('https://v1.example/guide?a=1')
  expect(find('/get-started', '?')?.location).toBe('/docs/getting-started')
})
