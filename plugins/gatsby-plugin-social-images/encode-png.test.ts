import sharp from 'sharp'
import { encodePng } from './encode-png'

const pixelsOf = (colors: number[][]) => Buffer.from(colors.flatMap((color) => [...color, 255]))

test('the image that is decoded has the colours that were given', async () => {
  const colors = [
    [253, 252, 250],
    [19, 26, 38],
    [31, 166, 103],
    [19, 26, 38],
    [19, 26, 38],
    [253, 252, 250],
  ]
  const png = encodePng(pixelsOf(colors), 3, 2)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  expect([...data]).toEqual(colors.flat())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', paletteBitDepth: 8 })
})

test('colours that nearly look the same become their mean', async () => {
  const png = encodePng(
    pixelsOf([
      [248, 0, 0],
      [248, 0, 0],
      [248, 0, 0],
      [252, 0, 0],
    ]),
    4,
    1,
  )
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  expect([...data]).toEqual([249, 0, 0, 249, 0, 0, 249, 0, 0, 249, 0, 0])
})

test('an image of more colours than a palette has is left to others', () => {
  const colors = Array.from({ length: 257 }, (_, index) => [(index % 32) * 8, Math.floor(index / 32) * 8, 0])
  expect(encodePng(pixelsOf(colors), 257, 1)).toBeUndefined()
  expect(encodePng(pixelsOf(colors.slice(0, 256)), 256, 1)).toBeInstanceOf(Buffer)
})
