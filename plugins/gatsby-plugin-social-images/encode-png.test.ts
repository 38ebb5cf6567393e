import sharp from 'sharp'
import { encodePng } from './encode-png'

test('the image that is decoded has the colours that were given', async () => {
  const [paper, ink, green] = [
    [253, 252, 250],
    [19, 26, 38],
    [31, 166, 103],
  ] as const
  const rows = Buffer.from([0, 0, 1, 2, 0, 1, 1, 0])
  const png = encodePng({ width: 3, rows, palette: [paper, ink, green] })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  expect([...data]).toEqual([paper, ink, green, ink, ink, paper].flat())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', paletteBitDepth: 8 })
})
