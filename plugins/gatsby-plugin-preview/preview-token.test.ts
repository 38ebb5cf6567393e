/** @jest-environment jsdom */
import type * as Start from './preview-token'

const site = { basePath: '', preview: { api: 'https://preview.example' } }
jest.mock('@galley/site', () => ({ site }))
const mockReload = jest.fn()
jest.mock('@galley/start/load-document', () => ({ reloadPage: mockReload }))

async function open(url: string): Promise<(typeof Start)['previewStart']> {
  window.history.replaceState(null, '', url)
  jest.resetModules()
  const { previewStart, takePreviewToken } = await import('./preview-token')
  takePreviewToken()
  return previewStart
}

const url = () => location.pathname + location.search + location.hash

beforeEach(() => {
  document.cookie = 'previewToken=; Path=/; Max-Age=0'
  sessionStorage.clear()
  site.preview.api = 'https://preview.example'
})

test.each([
  ['/docs#preview=abc', '/docs'],
  ['/docs?a=1#set-up&preview=abc', '/docs?a=1#set-up'],
  ['/docs#preview=abc&set-up', '/docs#set-up'],
  ['/docs?preview=abc', '/docs'],
  ['/docs?preview=old&staging#preview=abc', '/docs?staging'],
  ['/docs?a=1%202&preview=abc&staging&b=#x', '/docs?a=1%202&staging&b=#x'],
  ['/docs?preview=abc&preview=def', '/docs'],
])('reads the token of %s, and removes only the token from the URL', async (opened, left) => {
  expect(await open(opened)).toEqual({ search: new URL(left, location.origin).search, token: 'abc' })
  expect(url()).toBe(left)
  const { globalHistory } = await import('@reach/router')
  expect(globalHistory.location.href).not.toMatch(/preview(=|$|&)/)
})

// The router passes a URL of another site to the browser, which opens it.
test.each(['//other.example/a', '//other.example', '//user@other.example/'])(
  'stays on this site for the path %s',
  async (path) => {
    await open(`${location.origin}${path}#preview=abc.def.ghi`)
    const opened = location.href
    window.history.replaceState(null, '', '/')
    expect(opened).toBe(`${location.origin}${path}`)
  },
)

test.each([
  ['/docs#preview=', '/docs'],
  ['/docs?previewed=1&preview', '/docs?previewed=1'],
])('turns the preview off and clears the storage for an empty token: %s', async (opened, left) => {
  document.cookie = 'previewToken=abc; Path=/'
  for (const key of ['previewToken', 'previewAPI', 'previewBranch', 'previewAgainst']) sessionStorage.setItem(key, 'a')
  expect(await open(opened)).toEqual({})
  expect(document.cookie).not.toContain('previewToken')
  expect(sessionStorage).toHaveLength(0)
  expect(url()).toBe(left)
})

test('ignores a heading with the id "preview"', async () => {
  expect(await open('/docs#preview')).toEqual({})
  expect(url()).toBe('/docs#preview')
})

test('reloads the page for a preview link to the open page, but not for another heading', async () => {
  mockReload.mockClear()
  await open('/docs')
  const turn = (hash: string) => {
    history.pushState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
  }
  turn('#set-up')
  expect(mockReload).not.toHaveBeenCalled()
  turn('#preview=abc')
  expect(mockReload).toHaveBeenCalled()
})

test('does nothing on a site without a preview server', async () => {
  site.preview.api = ''
  document.cookie = 'previewToken=abc'
  expect(await open('/docs?preview=abc')).toEqual({})
  expect(url()).toBe('/docs?preview=abc')
})

test('works if the browser forbids the storage', async () => {
  const spies = (['getItem', 'removeItem'] as const).map((way) =>
    jest.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    }),
  )
  expect(await open('/docs')).toEqual({})
  expect(await open('/docs?preview=')).toEqual({})
  expect(await open('/docs?preview=abc')).toHaveProperty('search')
  for (const spy of spies) spy.mockRestore()
})
