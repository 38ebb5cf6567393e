import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { workInOwnFolder } from '../../src/node/own-folder.fixture'
import { compressLargeFiles } from './compress-large-files'

workInOwnFolder()

const LARGE = 'word '.repeat(200_000)

test('compresses large files that changed, and leaves small ones for the end', async () => {
  mkdirSync('public')
  writeFileSync('public/llms-full.txt', LARGE)
  writeFileSync('public/llms.txt', LARGE.slice(1))
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
