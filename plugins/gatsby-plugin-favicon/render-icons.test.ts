import sharp from 'sharp'
import { renderIcons } from './render-icons'

const logo = '<svg viewBox="0 0 48 24"><path fill="currentColor" d="M0 0h48v24H0z"/></svg>'

test.each([
  ['favicon.ico', 32, (file: Buffer) => file.subarray(22)],
  ['apple-touch-icon.png', 180, (file: Buffer) => file],
  ['logo.png', 512, (file: Buffer) => file],
])('%s is a square of %p pixels with the logo in its middle', async (name, size, imageOf) => {
  const image = sharp(imageOf((await renderIcons(logo))[name] as Buffer))
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)]
  expect([info.width, info.height]).toEqual([size, size])
  expect(pixel(size / 2, size / 2)).toEqual([0x13, 0x1a, 0x26, 255])
  expect(pixel(1, 1)).toEqual(name === 'favicon.ico' ? [0, 0, 0, 0] : [0xfd, 0xfc, 0xfa, 255])
})

test('favicon.svg follows the colour mode of the device', async () => {
  const { 'favicon.svg': icon } = await renderIcons(logo)
  expect(icon).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 24"><style>.*prefers-color-scheme:dark/,
  )
})
