import { findLinkToken, previewLink } from './preview-link'

test.each([
  ['https://a.example/docs', {}, 'https://a.example/docs#preview=x.y.z'],
  ['https://a.example/docs#set-up', {}, 'https://a.example/docs#set-up&preview=x.y.z'],
  ['https://a.example/?a=1', { branch: 'fix/a b' }, 'https://a.example/?a=1&branch=fix%2Fa+b#preview=x.y.z'],
])('puts the token into the fragment of a link to %s with %j', (page, options, expected) => {
  expect(previewLink(page, { token: 'x.y.z', ...options })).toBe(expected)
  expect(findLinkToken(expected)).toBe('x.y.z')
})

test.each([
  ['/docs?preview=x.y.z#set-up', 'x.y.z'],
  ['/docs?preview=old#preview=x.y.z', 'x.y.z'],
  ['/docs#preview=', ''],
  ['/docs?token=x.y.z', undefined],
])('finds in %s the token %j', (link, expected) => {
  expect(findLinkToken(link)).toBe(expected)
})
