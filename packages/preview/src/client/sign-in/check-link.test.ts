/** @jest-environment jsdom */
import { readPreviewLink } from './check-link'

const makeToken = (claims: object = { exp: 1 }) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
const token = makeToken()

test.each([
  ['a link', `https://docs.galley.example/docs/setup#preview=${token}`, { path: '/docs/setup' }],
  ['a link to a heading', `https://a.example/docs#part&preview=${token}`, { path: '/docs' }],
  ['a link that a mail program broke', ` https://a.example/docs#prev\n  iew=${token} `, { path: '/docs' }],
  ['a link to a branch', `https://a.example/?branch=next#preview=${token}`, { branch: 'next' }],
  ['a link to the staging server', `https://a.example/?staging#preview=${token}`, { isStaging: true }],
  ['an older link', `https://a.example/docs?preview=${token}&branch=next#part`, { path: '/docs', branch: 'next' }],
  ['a path', `/docs#preview=${token}`, { path: '/docs' }],
  ['a token', token, {}],
])('parses %s', (_what, text, expected) => {
  expect(readPreviewLink(text)).toEqual({ token, path: '/', branch: '', isStaging: false, ...expected })
})

test.each([
  'javascript:alert(1)',
  'x:.evil.example',
  'blob:https://evil.example/x',
  'https://a.example//evil.example',
  'https://a.example/\\evil.example',
  '/\\evil.example',
  'https://a.example/%2f%2fevil.example',
  'https://a.example/\u0001',
  'http://[',
])('opens the home page for a link to %j', (url) => {
  expect(readPreviewLink(`${url}#preview=${token}`)?.path).toBe('/')
})

test.each([
  ['https://ana:word@evil.example/docs', '/docs'],
  ['.evil.example', '/.evil.example'],
])('keeps only the path of a link to %j', (url, path) => {
  expect(readPreviewLink(`${url}#preview=${token}`)?.path).toBe(path)
})

test.each(['javascript:alert(1)', 'x:.evil.example', '//evil.example', '@evil.example', '\\\\evil.example'])(
  'opens a page of this site for a token for %j',
  (pattern) => {
    const { path = '' } = readPreviewLink(makeToken({ exp: 1, paths: [pattern] })) ?? {}
    expect(path).toMatch(/^\/(?!\/)/)
  },
)

test.each([
  [['/docs/setup'], '/docs/setup'],
  [['/docs/**', '/blog'], '/docs'],
  [['/blog/*'], '/blog'],
  [['/**'], '/'],
])('a token for %j opens %s', (paths, path) => {
  expect(readPreviewLink(makeToken({ exp: 1, paths }))?.path).toBe(path)
})

test('shows the first branch of a token', () => {
  expect(readPreviewLink(makeToken({ exp: 1, branches: ['next', 'main'] }))?.branch).toBe('next')
})

test.each([
  '',
  'a.b.c',
  'https://docs.galley.example/docs/setup#preview=',
  `https://docs.galley.example/#${token}`,
  makeToken({ sub: 'ana' }),
  makeToken(['exp']),
  `h.${Buffer.from('null').toString('base64url')}.s`,
])('returns undefined for %j', (text) => {
  expect(readPreviewLink(text)).toBeUndefined()
})
