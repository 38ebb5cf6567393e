import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLORS = 256

/**
 * An image of few colours as a PNG with a palette: https://www.w3.org/TR/png-3/. Colours with the same first five bits of red, green and blue become one, their mean.
 * Undefined when they are more than a palette has. A picture of flat colours takes a fourth of the time that sharp needs to choose them.
 * @param pixels red, green, blue and opacity of each, all opaque
 */
export function encodePng(pixels: Buffer, width: number, height: number): Buffer | undefined {
  const values = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const indexes = new Int16Array(1 << 15).fill(-1)
  /** Of each colour of the palette: how many pixels have it, and the sums of their red, green and blue. */
  const sums: [count: number, red: number, green: number, blue: number][] = []
  // Each row starts with its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let from = 0, to = 0; from < values.length; from = to) {
    const value = values[from]!
    const [red, green, blue] = [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff]
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const index = indexes[key]! < 0 ? (indexes[key] = sums.push([0, 0, 0, 0]) - 1) : indexes[key]!
    if (index === MOST_COLORS) return undefined
    const end = from + width - (from % width)
    while (to < end && values[to] === value) to += 1
    const row = Math.floor(from / width) + 1
    rows.fill(index, from + row, to + row)
    const sum = sums[index]!
    const count = to - from
    sum[0] += count
    sum[1] += count * red
    sum[2] += count * green
    sum[3] += count * blue
  }
  const palette = sums.flatMap(([count, ...colors]) => colors.map((color) => Math.round(color / count)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8) // bits a pixel
  header.writeUInt8(3, 9) // with a palette
  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(palette)),
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
