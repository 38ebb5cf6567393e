import sharp from 'sharp'

/** Red, green and blue: 0 to 255. */
export type Color = readonly number[]

/** A picture of few colours, as a PNG has it. */
export interface IndexedImage {
  /** In pixels. */
  width: number
  /** The number of each pixel's colour. A row starts with the number of its filter: 0, which is none. */
  rows: Buffer
  palette: Color[]
}

const MOST_COLORS = 256
/** The rest is for texts and their edges. */
const MOST_COLORS_OF_GROUND = 160

/** Paints an SVG. Of more colours than a ground may have, the rarest become those that look most like them. */
export async function paintGround(svg: string): Promise<IndexedImage> {
  const reduced = await sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer()
  const { data, info } = await sharp(reduced).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = Array.from({ length: width * height }, (_, pixel) => data.readUIntBE(pixel * 3, 3))
  const counts = new Map<number, number>()
  for (const value of pixels) counts.set(value, (counts.get(value) ?? 0) + 1)
  const palette: Color[] = []
  const numbers = new Map<number, number>()
  for (const [value] of [...counts].sort(([, a], [, b]) => b - a)) {
    const color = [value >> 16, (value >> 8) & 0xff, value & 0xff]
    numbers.set(value, addColor(palette, color, MOST_COLORS_OF_GROUND))
  }
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((value, pixel) => (rows[pixel + Math.floor(pixel / width) + 1] = numbers.get(value)!))
  return { width, rows, palette }
}

/** The number of a colour in a palette, to which it is added; in a full one, the number of the colour that looks most like it. */
export function addColor(palette: Color[], color: Color, most = MOST_COLORS): number {
  const differences = palette.map((other) => other.reduce((sum, part, at) => sum + (part - color[at]!) ** 2, 0))
  const least = Math.min(...differences)
  return least === 0 || palette.length === most ? differences.indexOf(least) : palette.push(color) - 1
}
