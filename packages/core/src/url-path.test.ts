import { testTable } from '@galley/testing/test-table.fixture'
import { decodePath, encodePath, urlAt, withoutSlash } from './url-path'

testTable(decodePath)('decodes %s: %s', {
  '/': '/',
  '/caf%C3%A9%20au%20lait': '/café au lait',
  '/.well-known/security.txt': '/.well-known/security.txt',
  '/v1..2': '/v1..2',
  '/%': undefined,
  '/%00': undefined,
  '/a%0d%0ab': undefined,
  '//evil.example': undefined,
  '/\\evil.example': undefined,
  '/..%2fsecret': undefined,
  '/a%5cb': undefined,
  '/a/../b': undefined,
  '/%2e%2e/b': undefined,
  docs: undefined,
})

test.each([
  '.evil.example',
  '@evil.example',
  ':8443/x',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '\t//evil.example',
  'user:word@evil.example/',
  '',
])('keeps %j at the given origin', (path) => {
  const url = urlAt('https://docs.example:8443', path)
  expect(new URL(url)).toMatchObject({ origin: 'https://docs.example:8443', username: '', search: '', hash: '' })
  expect(new URL(`${url}?a#b`).origin).toBe('https://docs.example:8443')
})

test('keeps the encoding of a path', () => {
  expect(urlAt('https://docs.example', '/caf%C3%A9/what%3F')).toBe('https://docs.example/caf%C3%A9/what%3F')
})

testTable(encodePath)('encodes %s: %s', {
  '/what?/a#b/café au lait': '/what%3F/a%23b/caf%C3%A9%20au%20lait',
  '/100%/café': '/100%25/caf%C3%A9',
})

testTable(withoutSlash)('removes the trailing slash of %s: %s', { '/docs/': '/docs', '/docs': '/docs', '/': '/' })
