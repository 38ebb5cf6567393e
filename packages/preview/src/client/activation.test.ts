import { keepActivation, keepCookie, readActivation, type ActivationSources } from './activation'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const preview = { api: 'https://preview.example', stagingApi: 'https://staging.example' }

const read = ({ kept = {}, ...rest }: Partial<ActivationSources> & { kept?: Record<string, string> } = {}) =>
  readActivation({ search: '', cookie: '', readKept: (key) => kept[key] ?? null, preview, now: NOW, ...rest })

const tokenUntil = (time: number) => `h.${Buffer.from(JSON.stringify({ exp: time / 1000 })).toString('base64url')}.s`

test('prefers the token of the URL to stored tokens', () => {
  expect(read({ token: 'one', cookie: 'previewToken=two', kept: { previewToken: 'three' } })).toEqual({
    token: 'one',
    api: preview.api,
    branch: '',
    against: '',
  })
})

test('reads the token from a cookie', () => {
  expect(read({ cookie: 'a=b; previewToken=two; c=d' })?.token).toBe('two')
})

test('prefers the token of the tab to the cookie, which another tab may have set', () => {
  expect(read({ cookie: 'previewToken=two', kept: { previewToken: 'three' } })?.token).toBe('three')
})

test('prefers the cookie to an expired token of the tab', () => {
  const kept = { previewToken: tokenUntil(NOW - 1) }
  expect(read({ cookie: 'previewToken=two', kept })?.token).toBe('two')
  expect(read({ kept })?.token).toBe(kept.previewToken)
  expect(read({ cookie: 'previewToken=two', kept: { previewToken: tokenUntil(NOW + 1000) } })?.token).not.toBe('two')
})

test.each([
  ['no source has a token', {}],
  ['the site has no preview server', { token: 'one', preview: { api: '', stagingApi: '' } }],
  ['a cookie has a similar name', { cookie: 'otherpreviewToken=two; previewToken2=three' }],
])('returns undefined if %s', (_situation, surroundings) => {
  expect(read(surroundings)).toBeUndefined()
})

test('uses the staging server for its links, and stays with it in the tab', () => {
  expect(read({ token: 'one', search: '?staging' })?.api).toBe(preview.stagingApi)
  expect(read({ kept: { previewToken: 'one', previewAPI: preview.stagingApi } })?.api).toBe(preview.stagingApi)
  expect(read({ token: 'two', kept: { previewAPI: preview.stagingApi } })?.api).toBe(preview.api)
})

test('ignores a stored server that the site does not configure', () => {
  expect(read({ kept: { previewToken: 'one', previewAPI: 'https://evil.example' } })?.api).toBe(preview.api)
})

test('keeps the branch until the URL names another one or another link is opened', () => {
  const kept = { previewToken: 'one', previewBranch: 'next', previewAgainst: 'main' }
  expect([read({ kept })?.against, read({ kept, token: 'two' })?.against]).toEqual(['main', ''])
  expect(read({ token: 'one', search: '?branch=next' })?.branch).toBe('next')
  expect(read({ kept })?.branch).toBe('next')
  expect(read({ kept, search: '?branch=other' })?.branch).toBe('other')
  expect(read({ kept, token: 'two' })?.branch).toBe('')
})

test('stores the token in a cookie and in session storage', () => {
  const storage: Record<string, string> = {}
  const setCookie = jest.fn()
  const keep = (key: string, value: string) => void (storage[key] = value)
  keepActivation({ token: 'one', api: '/', branch: 'next', against: 'main' }, { isSecure: true, setCookie, keep })
  expect(storage).toEqual({ previewToken: 'one', previewAPI: '/', previewBranch: 'next', previewAgainst: 'main' })
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Secure')
})

test('lets the cookie expire with the token, and restricts it to https on https', () => {
  const setCookie = jest.fn()
  keepCookie('one', { isSecure: false, setCookie }, 90.7)
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Max-Age=90')
  keepCookie('one', { isSecure: true, setCookie }, -5)
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Secure; Max-Age=0')
})
