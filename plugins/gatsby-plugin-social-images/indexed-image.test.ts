import sharp from 'sharp'
import { encodePng, addColor, paintGround } from './indexed-image'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">${content}</svg>`

test('keeps the exact colours of a background with few colours', async () => {
  const { width, rows, palette } = await paintGround(
    svg('<rect width="400" height="100" fill="#fdfcfa"/><rect width="1" height="100" fill="#1fa667"/>'),
  )
  expect(palette).toEqual([
    [253, 252, 250],
    [31, 166, 103],
  ])
  expect([width, rows.length]).toEqual([400, 401 * 100])
  // The filter byte, the strip, and the first pixel after it.
  expect([...rows.subarray(401, 404)]).toEqual([0, 1, 0])
})

test('reduces the colours of a background to leave some for texts, and keeps its most common colour', async () => {
  const { palette } = await paintGround(
    svg(`<defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
      <linearGradient id="b" x2="0" y2="1"><stop stop-color="#0f00"/><stop offset="1" stop-color="#0f0"/></linearGradient></defs>
      <rect width="400" height="100" fill="#fdfcfa"/><rect width="400" height="40" fill="url(#a)"/><rect width="400" height="40" fill="url(#b)"/>`),
  )
  expect(palette[0]).toEqual([253, 252, 250])
  expect(palette).toHaveLength(160)
})

test('adds a colour once, and returns the most similar colour of a full palette', () => {
  const palette = [[0, 0, 0]]
  expect(addColor(palette, [255, 255, 255])).toBe(1)
  expect(addColor(palette, [0, 0, 0])).toBe(0)
  for (let red = 1; palette.length < 256; red++) addColor(palette, [red % 255, 0, red < 255 ? 0 : 9])
  expect(addColor(palette, [250, 250, 250])).toBe(1)
  expect(palette).toHaveLength(256)
})

test('the decoded PNG has the original colours', async () => {
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
