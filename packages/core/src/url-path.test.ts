import { testTable } from '@galley/testing/test-table.fixture'
import { decodePath, encodePath, urlAt, withoutSlash } from './url-path'

testTable(decodePath)('decodes %s', {
  '/': '/',
  '/docs/getting-started': '/docs/getting-started',
  '/caf%C3%A9%20au%20lait': '/café au lait',
  '/what%3F': '/what?',
  '/.well-known/security.txt': '/.well-known/security.txt',
  '/v1..2': '/v1..2',
})

test.each([
  '/%',
  '/%00',
  '/a%0d%0ab',
  '//evil.example',
  '/a//b',
  '/\\evil.example',
  '/..%2fsecret',
  '/a%5cb',
  '/a/../b',
  '/%2e%2e/b',
  '/.',
  'docs',
])('refuses %s', (raw) => {
  expect(decodePath(raw)).toBeUndefined()
})

test.each([
  '/docs/a',
  '.evil.example',
  '@evil.example',
  ':8443/x',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  'https://evil.example',
  '\t//evil.example',
  'user:word@evil.example/',
  '',
])('keeps %j at its origin', (path) => {
  const url = urlAt('https://docs.example:8443', path)
  expect(new URL(url)).toMatchObject({ origin: 'https://docs.example:8443', username: '', search: '', hash: '' })
  expect(new URL(`${url}?a#b`).origin).toBe('https://docs.example:8443')
})

test('keeps the encoding of a path', () => {
  expect(urlAt('https://docs.example', '/caf%C3%A9/what%3F')).toBe('https://docs.example/caf%C3%A9/what%3F')
})

test('encodes characters that would end the path or are not ASCII', () => {
  expect(encodePath('/what?/a#b/café au lait')).toBe('/what%3F/a%23b/caf%C3%A9%20au%20lait')
})

test('encodes a decoded path back to the same path', () => {
  expect(encodePath(decodePath('/100%25/caf%C3%A9') ?? '')).toBe('/100%25/caf%C3%A9')
})

testTable(withoutSlash)('removes the trailing slash of %s: %s', {
  '/docs/': '/docs',
  '/docs': '/docs',
  '/': '/',
})
