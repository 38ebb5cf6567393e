import { testTable } from '@galley/testing/test-table.fixture'
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

testTable((url) => {
  const [path = '', search] = url.split(/(?=\?)/)
  const { location, status } = find(decodeURI(path), search) ?? {}
  return location && `${status} ${location}`
})('redirects %s: %s', {
  '/get-started': '301 /docs/getting-started',
  '/Get-Started/': '301 /docs/getting-started',
  '/usage': '302 /docs/files',
  '/usage/api/Query': '301 /docs/api/Query',
  '/usage/api/exact': '301 /docs/exact#part',
  '/v1/guide/intro': '302 https://v1.example/guide/intro',
  '/all/caf%C3%A9': '301 /caf%C3%A9',
  '/all/': '301 /',
  '/get-started/more': undefined,
  '/usages': undefined,
  '/v10': undefined,
  // The query of the request comes after the query of the target, and before the hash.
  '/get-started?a=1&b=2': '301 /docs/getting-started?a=1&b=2',
  '/usage/api/exact?a=1': '301 /docs/exact?a=1#part',
  '/tabs?a=1': '301 /docs/tabs?tab=npm&a=1#install',
  '/get-started?': '301 /docs/getting-started',
})
