/** @jest-environment jsdom */
import type * as Start from './preview-start'

const site = { preview: { api: 'https://preview.example' } }
jest.mock('@galley/site', () => ({ site }))
const mockReload = jest.fn()
jest.mock('@galley/start/load-document', () => ({ reloadPage: mockReload }))

/** Opens the page at a URL, as a browser does. */
async function open(url: string): Promise<(typeof Start)['previewStart']> {
  window.history.replaceState(null, '', url)
  jest.resetModules()
  const { previewStart, takePreviewToken } = await import('./preview-start')
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
  ['/docs#preview=abc.def.ghi', ''],
  ['/docs?branch=next#set-up&preview=abc.def.ghi', '?branch=next'],
  ['/docs?preview=abc.def.ghi', ''],
  ['/docs?preview=old&staging#preview=abc.def.ghi', '?staging'],
])('the token of %s turns the preview on', async (opened, search) => {
  expect(await open(opened)).toEqual({ search, token: 'abc.def.ghi' })
})

// The router hands a URL of another site to the browser, which goes there.
test.each(['//other.example/a', '//other.example', '//user@other.example/'])(
  'a link to the path %s leaves the reader on this site',
  async (path) => {
    await open(`${location.origin}${path}#preview=abc.def.ghi`)
    const opened = location.href
    window.history.replaceState(null, '', '/')
    expect(opened).toBe(`${location.origin}${path}`)
  },
)

test('a cookie turns the preview on', async () => {
  document.cookie = 'previewToken=abc'
  expect(await open('/docs')).toHaveProperty('search')
})

test('a token of the session turns the preview on where cookies are forbidden', async () => {
  sessionStorage.setItem('previewToken', 'abc')
  expect(await open('/docs')).toHaveProperty('search')
})

test('without any of them it is off', async () => {
  document.cookie = 'other=1'
  expect(await open('/docs?q=1')).toEqual({})
  expect(url()).toBe('/docs?q=1')
})

test.each(['/docs#preview=', '/docs?preview='])(
  'an empty token turns it off, and clears all that was kept: %s',
  async (opened) => {
    document.cookie = 'previewToken=abc; Path=/'
    sessionStorage.setItem('previewToken', 'abc')
    sessionStorage.setItem('previewAPI', '/')
    sessionStorage.setItem('previewBranch', 'next')
    sessionStorage.setItem('previewAgainst', 'main')
    expect(await open(opened)).toEqual({})
    expect(document.cookie).not.toContain('previewToken')
    expect(sessionStorage).toHaveLength(0)
    expect(url()).toBe('/docs')
  },
)

test.each([
  ['/docs#preview=abc', '/docs'],
  ['/docs?a=1#set-up&preview=abc', '/docs?a=1#set-up'],
  ['/docs#preview=abc&set-up', '/docs#set-up'],
  ['/docs?preview=abc', '/docs'],
  ['/docs?a=1%202&preview=abc&staging&b=#x', '/docs?a=1%202&staging&b=#x'],
  ['/docs?preview=abc&preview=def', '/docs'],
  ['/docs?previewed=1&preview', '/docs?previewed=1'],
])('the token leaves %s at once, and the rest stays', async (opened, left) => {
  await open(opened)
  expect(url()).toBe(left)
  const { globalHistory } = await import('@reach/router')
  expect(globalHistory.location.href).not.toMatch(/preview(=|$|&)/)
})

test('a heading of that name is none', async () => {
  expect(await open('/docs#preview')).toEqual({})
  expect(url()).toBe('/docs#preview')
})

test('a link to the page that is open loads it again, another heading does not', async () => {
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

test('a site without a preview server looks at nothing', async () => {
  site.preview.api = ''
  document.cookie = 'previewToken=abc'
  expect(await open('/docs?preview=abc')).toEqual({})
  expect(url()).toBe('/docs?preview=abc')
})

test('forbidden storage is no reason to fail', async () => {
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
