import { decodePath, encodePath, withoutSlash } from './url-path'

test.each([
  ['/', '/'],
  ['/docs/getting-started', '/docs/getting-started'],
  ['/caf%C3%A9%20au%20lait', '/café au lait'],
  ['/what%3F', '/what?'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/v1..2', '/v1..2'],
])('decodes %s', (raw, decoded) => {
  expect(decodePath(raw)).toBe(decoded)
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

test('encodes what would end the path or is not ASCII', () => {
  expect(encodePath('/what?/a#b/café au lait')).toBe('/what%3F/a%23b/caf%C3%A9%20au%20lait')
})

test('a decoded path encodes back to the same address', () => {
  expect(encodePath(decodePath('/100%25/caf%C3%A9') ?? '')).toBe('/100%25/caf%C3%A9')
})

test.each([
  ['/docs/', '/docs'],
  ['/docs', '/docs'],
  ['/', '/'],
])('%s without a slash at its end is %s', (path, expected) => {
  expect(withoutSlash(path)).toBe(expected)
})
