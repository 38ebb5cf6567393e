import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compress, digest, PIECE_BYTES } from './file-worker'

let publicDir = ''
beforeEach(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'file-worker-'))
})
afterEach(() => rmSync(publicDir, { recursive: true }))

const HASH = 'c0ffee1234'
const NAME = `/static/photo-${HASH}.webp`

test.each([NAME.length, NAME.length - 3, NAME.length / 2, 1, 0])(
  'a name of which %d characters are in the first piece of a large file is found',
  (count) => {
    const text = `${' '.repeat(PIECE_BYTES - count)}${NAME} and more`
    writeFileSync(join(publicDir, 'texts.txt'), text)
    expect(digest({ publicDir, path: '/texts.txt', isPage: false })).toEqual({
      digest: createHash('sha256').update(text).digest('base64'),
      names: [HASH],
    })
  },
)

test.each([10, PIECE_BYTES * 2 + 10])(
  'a file of %d bytes is compressed whole, and its copy has its time',
  async (length) => {
    const file = join(publicDir, 'dump.txt')
    const text = Array.from({ length: length / 10 }, (_, index) => String(index).padStart(10)).join('')
    writeFileSync(file, text)
    const mtimeMs = Date.UTC(2025, 0, 31)
    const size = await compress({ file, size: length, quality: 1, mtimeMs, workDir: publicDir })
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
    expect(statSync(`${file}.br`)).toMatchObject({ size, mtimeMs })
    expect(readdirSync(publicDir)).toEqual(['dump.txt', 'dump.txt.br'])
  },
)
