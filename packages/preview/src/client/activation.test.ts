import { keepActivation, keepCookie, readActivation, type ActivationSources } from './activation'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const preview = { api: 'https://preview.example', stagingApi: 'https://staging.example' }

const read = ({ kept = {}, ...rest }: Partial<ActivationSources> & { kept?: Record<string, string> } = {}) =>
  readActivation({ search: '', cookie: '', readKept: (key) => kept[key] ?? null, preview, now: NOW, ...rest })

const tokenUntil = (time: number) => `h.${Buffer.from(JSON.stringify({ exp: time / 1000 })).toString('base64url')}.s`

test('the token of the URL counts, whatever was kept', () => {
  expect(read({ token: 'one', cookie: 'previewToken=two', kept: { previewToken: 'three' } })).toEqual({
    token: 'one',
    api: preview.api,
    branch: '',
    against: '',
  })
})

test('a cookie is enough', () => {
  expect(read({ cookie: 'a=b; previewToken=two; c=d' })?.token).toBe('two')
})

test('a tab stays in its preview when another tab begins one', () => {
  expect(read({ cookie: 'previewToken=two', kept: { previewToken: 'three' } })?.token).toBe('three')
})

test('a token that is over makes room for that of a newer link', () => {
  const kept = { previewToken: tokenUntil(NOW - 1) }
  expect(read({ cookie: 'previewToken=two', kept })?.token).toBe('two')
  expect(read({ kept })?.token).toBe(kept.previewToken)
  expect(read({ cookie: 'previewToken=two', kept: { previewToken: tokenUntil(NOW + 1000) } })?.token).not.toBe('two')
})

test.each([
  ['nothing is given', {}],
  ['the site has no preview server', { token: 'one', preview: { api: '', stagingApi: '' } }],
  ['another cookie only looks like it', { cookie: 'otherpreviewToken=two; previewToken2=three' }],
])('there is no preview when %s', (_situation, surroundings) => {
  expect(read(surroundings)).toBeUndefined()
})

test('staging has a server of its own, which the tab remembers', () => {
  expect(read({ token: 'one', search: '?staging' })?.api).toBe(preview.stagingApi)
  expect(read({ kept: { previewToken: 'one', previewAPI: preview.stagingApi } })?.api).toBe(preview.stagingApi)
  expect(read({ token: 'two', kept: { previewAPI: preview.stagingApi } })?.api).toBe(preview.api)
})

test('a server that is none of ours never learns the token', () => {
  expect(read({ kept: { previewToken: 'one', previewAPI: 'https://evil.example' } })?.api).toBe(preview.api)
})

test('a branch stays until another is asked for, or another link is opened', () => {
  const kept = { previewToken: 'one', previewBranch: 'next', previewAgainst: 'main' }
  expect([read({ kept })?.against, read({ kept, token: 'two' })?.against]).toEqual(['main', ''])
  expect(read({ token: 'one', search: '?branch=next' })?.branch).toBe('next')
  expect(read({ kept })?.branch).toBe('next')
  expect(read({ kept, search: '?branch=other' })?.branch).toBe('other')
  expect(read({ kept, token: 'two' })?.branch).toBe('')
})

test('the token is kept in a cookie and in session storage', () => {
  const storage: Record<string, string> = {}
  const setCookie = jest.fn()
  const keep = (key: string, value: string) => void (storage[key] = value)
  keepActivation({ token: 'one', api: '/', branch: 'next', against: 'main' }, { isSecure: true, setCookie, keep })
  expect(storage).toEqual({ previewToken: 'one', previewAPI: '/', previewBranch: 'next', previewAgainst: 'main' })
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Secure')
})

test('the cookie ends with the token, and is for https alone where there is https', () => {
  const setCookie = jest.fn()
  keepCookie('one', { isSecure: false, setCookie }, 90.7)
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Max-Age=90')
  keepCookie('one', { isSecure: true, setCookie }, -5)
  expect(setCookie).toHaveBeenCalledWith('previewToken=one; Path=/; SameSite=Lax; Secure; Max-Age=0')
})
