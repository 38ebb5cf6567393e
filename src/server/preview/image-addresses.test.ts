import { createImageAddresses } from './image-addresses'

const addresses = createImageAddresses(new Uint8Array(32).fill(1))
const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'http://a').searchParams)

test('an address names the file, its version, and its branch when it has one', () => {
  const address = addresses.addressOf('feature/a&b', 'docs/a shot?#1.png', 'abc')
  expect(address).toMatch(/^\/api\/preview\/files\/docs\/a%20shot%3F%231\.png\?/)
  expect(parametersOf(address)).toEqual({
    v: 'abc',
    s: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    branch: 'feature/a&b',
  })
  expect(parametersOf(addresses.addressOf('', 'a.png', 'abc'))).not.toHaveProperty('branch')
})

test('a signature is for one branch, one file, one version and one server', () => {
  const { s = '' } = parametersOf(addresses.addressOf('main', 'a.png', '1'))
  expect(addresses.isSigned('main', 'a.png', '1', s)).toBe(true)
  expect(addresses.isSigned('other', 'a.png', '1', s)).toBe(false)
  expect(addresses.isSigned('main', 'b.png', '1', s)).toBe(false)
  expect(addresses.isSigned('main', 'a.png', '2', s)).toBe(false)
  expect(addresses.isSigned('maina', '.png', '1', s)).toBe(false)
  expect(createImageAddresses(new Uint8Array(32).fill(2)).isSigned('main', 'a.png', '1', s)).toBe(false)
  for (const wrong of ['', s.slice(1), `${s}=`, s.toLowerCase(), '🙂'.repeat(11)]) {
    expect(addresses.isSigned('main', 'a.png', '1', wrong)).toBe(false)
  }
})
