/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://site.example/"}
 */
import { site } from '@galley/site'
import { keepActivation, keepCookie, readActivation } from './activation'

jest.mock('@galley/site', () => ({
  site: { basePath: '', preview: { api: 'https://preview.example', stagingApi: 'https://staging.example' } },
}))

const tokenUntil = (time: number) => `h.${btoa(JSON.stringify({ exp: time / 1000 }))}.s`
const OVER = tokenUntil(Date.now() - 1000)
const VALID = tokenUntil(Date.now() + 100_000)

interface Sources {
  search?: string
  /** Token of the URL. */
  token?: string
  cookie?: string
  /** The session storage. */
  kept?: Record<string, string>
}

function read({ search = '', token, cookie, kept = {} }: Sources) {
  if (cookie) document.cookie = cookie
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  return readActivation(search, token)
}

const kept = { previewToken: 'one', previewAPI: 'https://staging.example', previewBranch: 'b', previewAgainst: 'main' }
const foreign = { ...kept, previewAPI: 'https://evil.example' }
const cookie = 'previewToken=two'
const published = { api: 'https://preview.example', branch: '', against: '' }
const staging = { ...published, api: 'https://staging.example' }

beforeEach(() => {
  document.cookie = 'previewToken=; Max-Age=0'
  sessionStorage.clear()
})

test.each<[string, Sources, object | undefined]>([
  ['no token', { cookie: 'otherpreviewToken=two' }, undefined],
  ['a cookie', { cookie }, { token: 'two', ...published }],
  ['the tab, although another tab has set the cookie', { cookie, kept }, { token: 'one' }],
  ['a cookie after the token of the tab has expired', { cookie, kept: { previewToken: OVER } }, { token: 'two' }],
  ['the tab, whose token is valid', { cookie, kept: { previewToken: VALID } }, { token: VALID }],
  ['the tab, whose token has expired', { kept: { previewToken: OVER } }, { token: OVER }],
  ['a link, without the values of the previous link', { token: '3', cookie, kept }, { token: '3', ...published }],
  ['a link to the staging server', { token: 'one', search: '?staging' }, staging],
  ['the tab with its server and branches', { kept }, { ...staging, branch: 'b', against: 'main' }],
  ['the tab, with the branch of the URL', { kept, search: '?branch=other' }, { branch: 'other' }],
  [
    'the tab, without its server if the site does not configure this server',
    { kept: foreign },
    { token: 'one', api: published.api },
  ],
])('reads the preview of %s', (_title, sources, expected) => {
  const activation = read(sources)
  if (expected) expect(activation).toMatchObject(expected)
  else expect(activation).toBeUndefined()
})

test('returns undefined on a site without a preview server', () => {
  jest.replaceProperty(site, 'preview', { ...site.preview, api: '' })
  expect(read({ token: 'one' })).toBeUndefined()
  jest.restoreAllMocks()
})

test('stores the preview in the tab, and the token in a cookie that expires with the token', () => {
  const setCookie = jest.spyOn(document, 'cookie', 'set')
  keepActivation({ token: 'one', api: '/', branch: 'b', against: 'main' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ ...kept, previewAPI: '/' })
  keepCookie('one', 90.7)
  keepCookie('one', -5)
  const written = 'previewToken=one; Path=/; SameSite=Lax; Secure'
  expect(setCookie.mock.calls).toEqual([[written], [`${written}; Max-Age=90`], [`${written}; Max-Age=0`]])
})
