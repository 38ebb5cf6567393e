import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Red, green and blue, each 0 to 255. */
export type Color = readonly number[]

/** An image with a palette, in the layout of a PNG. */
export interface IndexedImage {
  /** In pixels. */
  width: number
  /** The palette index of each pixel. Each row starts with a byte for the PNG filter, which is always 0 (none). */
  rows: Buffer
  palette: Color[]
}

const MOST_COLORS = 256
/** The other colours are for texts and their edges. */
const MOST_COLORS_OF_GROUND = 160

/** Renders an SVG. If the image has too many colours, replaces the rarest colours by the most similar colours. */
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

/** Adds a colour to a palette and returns its index. In a full palette, returns the index of the most similar colour. */
export function addColor(palette: Color[], color: Color, most = MOST_COLORS): number {
  const differences = palette.map((other) => other.reduce((sum, part, at) => sum + (part - color[at]!) ** 2, 0))
  const least = Math.min(...differences)
  return least === 0 || palette.length === most ? differences.indexOf(least) : palette.push(color) - 1
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes an image as a PNG with a palette: https://www.w3.org/TR/png-3/ */
export function encodePng({ width, rows, palette }: IndexedImage): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length / (width + 1), 4)
  header.writeUInt8(8, 8) // bits per pixel
  header.writeUInt8(3, 9) // with a palette
  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(palette.flat())),
    writeChunk('IDAT', deflateSync(rows, { memLevel: 9, level: 6 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}

function writeChunk(type: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
