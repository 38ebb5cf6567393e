import { createImageUrls } from './image-routes'

const urls = createImageUrls(new Uint8Array(32).fill(1))
const parametersOf = (url: string) => Object.fromEntries(new URL(url, 'http://a').searchParams)

test('a URL contains the file, its version and its branch, if any', () => {
  const url = urls.urlOf('feature/a&b', 'docs/a shot?#1.png', 'abc')
  expect(url).toMatch(/^\/api\/preview\/files\/docs\/a%20shot%3F%231\.png\?/)
  const s = expect.stringMatching(/^[\w-]{43}$/) as unknown
  expect(parametersOf(url)).toEqual({ v: 'abc', s, branch: 'feature/a&b' })
  expect(parametersOf(urls.urlOf('', 'a.png', 'abc'))).not.toHaveProperty('branch')
})

test('a signature is valid for one branch, file, version and server', () => {
  const { s = '' } = parametersOf(urls.urlOf('main', 'a.png', '1'))
  expect(urls.isSigned('main', 'a.png', '1', s)).toBe(true)
  expect(urls.isSigned('other', 'a.png', '1', s)).toBe(false)
  expect(urls.isSigned('main', 'b.png', '1', s)).toBe(false)
  expect(urls.isSigned('main', 'a.png', '2', s)).toBe(false)
  expect(urls.isSigned('maina', '.png', '1', s)).toBe(false)
  expect(createImageUrls(new Uint8Array(32).fill(2)).isSigned('main', 'a.png', '1', s)).toBe(false)
  for (const wrong of ['', s.slice(1), `${s}=`, s.toLowerCase(), '🙂'.repeat(11)]) {
    expect(urls.isSigned('main', 'a.png', '1', wrong)).toBe(false)
  }
})
