import { crc32, deflateSync } from 'node:zlib'
import type { IndexedImage } from './indexed-image'

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
