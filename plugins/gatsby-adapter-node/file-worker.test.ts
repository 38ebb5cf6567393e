import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { compressLargeFiles } from './compress-large-files'
import { compress, digest, PIECE_BYTES } from './file-worker'

workInOwnFolder()

const HASH = 'c0ffee1234'
const NAME = `/static/photo-${HASH}.webp`

test.each([14, 1])(
  'finds a name whose first %d characters are in the first piece of a large file, and the rest in the second',
  (count) => {
    const text = `${' '.repeat(PIECE_BYTES - count)}${NAME} and more`
    writeFileSync('texts.txt', text)
    expect(digest({ publicDir: '.', path: '/texts.txt', isPage: false })).toEqual({
      digest: createHash('sha256').update(text).digest('base64'),
      names: [HASH],
    })
  },
)

test.each([10, PIECE_BYTES + 10])(
  'compresses a file of %d bytes, and gives the copy the time of the file',
  async (length) => {
    const file = 'dump.txt'
    // No two pieces are the same.
    const content = Buffer.alloc(length, 'one two three ')
    writeFileSync(file, content)
    const mtimeMs = Date.UTC(2025, 0, 31)
    const size = await compress({ file, size: length, quality: 1, mtimeMs, workDir: '.' })
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true)
    expect(statSync(`${file}.br`)).toMatchObject({ size, mtimeMs })
    expect(readdirSync('.')).toEqual(['dump.txt', 'dump.txt.br'])
  },
)

const LARGE = 'word '.repeat(200_000)

test('compresses large files that changed, and leaves small files for the end of the build', async () => {
  writeOwnFiles({ 'public/llms-full.txt': LARGE, 'public/llms.txt': LARGE.slice(1) })
  await compressLargeFiles('.')
  expect(brotliDecompressSync(readFileSync('public/llms-full.txt.br')).toString()).toBe(LARGE)
  expect(existsSync('public/llms.txt.br')).toBe(false)

  const { ino } = statSync('public/llms-full.txt.br')
  await compressLargeFiles('.')
  expect(statSync('public/llms-full.txt.br').ino).toBe(ino)
  utimesSync('public/llms-full.txt', 1, 1)
  await compressLargeFiles('.')
  expect(statSync('public/llms-full.txt.br').mtimeMs).toBe(1000)
})
