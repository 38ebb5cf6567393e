import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PIECE_LENGTH, writeChanged, writeFiles } from './written-files'

const LONG_AGO_S = 1_000_000

let publicDir = ''

const write = (files: Record<string, string>) => writeFiles(publicDir, '/api', new Map(Object.entries(files)))
const listFiles = async () =>
  (await readdir(publicDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))
    .sort()

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'written-files-'))
})

afterEach(() => rm(publicDir, { recursive: true }))

test('creates missing folders and files', async () => {
  const text = 'é 🦊\r\n'
  expect(write({ '/api/docs/dump.txt': text, '/api/list.json': '{}' })).toEqual([
    '/api/docs/dump.txt',
    '/api/list.json',
  ])
  expect(await listFiles()).toEqual(['/api/docs/dump.txt', '/api/list.json'])
  expect(await readFile(join(publicDir, 'api/docs/dump.txt'), 'utf8')).toBe(text)
})

test('does not write a file with the same text', async () => {
  write({ '/api/docs/dump.txt': 'one', '/api/list.json': '{}' })
  for (const file of await listFiles()) await utimes(join(publicDir, file), LONG_AGO_S, LONG_AGO_S)
  expect(write({ '/api/docs/dump.txt': 'two', '/api/list.json': '{}' })).toEqual(['/api/docs/dump.txt'])
  expect((await stat(join(publicDir, 'api/list.json'))).mtimeMs).toBe(LONG_AGO_S * 1000)
  expect(await readFile(join(publicDir, 'api/docs/dump.txt'), 'utf8')).toBe('two')
})

test('writes the pieces of a text to one file, and does not write the same text again', async () => {
  const pieces = ['one ', '', 'é 🦊', '\n']
  const writePieces = (texts: string[]) => writeFiles(publicDir, '/api', new Map([['/api/all.txt', () => texts]]))
  expect(writePieces(pieces)).toEqual(['/api/all.txt'])
  expect(await readFile(join(publicDir, 'api/all.txt'), 'utf8')).toBe('one é 🦊\n')
  expect(writePieces(['one é ', '🦊\n'])).toEqual([])
  const long = 'é'.repeat(PIECE_LENGTH - 1)
  for (const texts of [
    pieces.slice(0, -1),
    [long, 'one', long],
    [long, 'two', long],
    [...pieces, 'more'],
    ['two ', 'é 🦊', '\n'],
    [],
  ]) {
    expect(writePieces(texts)).toEqual(['/api/all.txt'])
    expect(await readFile(join(publicDir, 'api/all.txt'), 'utf8')).toBe(texts.join(''))
  }
})

test('writes a long text in pieces without splitting a character', async () => {
  const long = `${'a'.repeat(PIECE_LENGTH - 1)}🦊${'é'.repeat(PIECE_LENGTH)}`
  expect(write({ '/api/all.txt': long })).toEqual(['/api/all.txt'])
  expect(await readFile(join(publicDir, 'api/all.txt'), 'utf8')).toBe(long)
  expect(write({ '/api/all.txt': long })).toEqual([])
  expect(write({ '/api/all.txt': `${long}.` })).toEqual(['/api/all.txt'])
})

test('removes the compressed copy of a changed file', async () => {
  write({ '/api/docs/dump.txt': 'one', '/api/list.json': '{}' })
  for (const file of ['docs/dump.txt', 'list.json']) {
    await writeFile(join(publicDir, `api/${file}.br`), '')
  }
  write({ '/api/docs/dump.txt': 'two', '/api/list.json': '{}' })
  expect(await listFiles()).toEqual(['/api/docs/dump.txt', '/api/list.json', '/api/list.json.br'])
})

test('removes files that are no longer written with their compressed copies, but no files outside its folder', async () => {
  write({ '/api/docs/dump.txt': 'one', '/api/old/dump.txt': 'two', '/api/list.json': '{}' })
  await writeFile(join(publicDir, 'api/docs/dump.txt.br'), '')
  await writeFile(join(publicDir, 'api/old/dump.txt.br'), '')
  await writeFile(join(publicDir, 'api/list.json.br'), '')
  await mkdir(join(publicDir, 'docs'))
  await writeFile(join(publicDir, 'docs/index.html'), '')
  write({ '/api/docs/dump.txt': 'one', '/api/list.json': '{}' })
  expect(await listFiles()).toEqual([
    '/api/docs/dump.txt',
    '/api/docs/dump.txt.br',
    '/api/list.json',
    '/api/list.json.br',
    '/docs/index.html',
  ])
})

test('writeChanged removes no other files', async () => {
  await writeFile(join(publicDir, 'index.html'), '')
  expect(writeChanged(publicDir, new Map([['/feed.xml', 'one']]))).toEqual(['/feed.xml'])
  expect(writeChanged(publicDir, new Map([['/feed.xml', 'one']]))).toEqual([])
  expect(await listFiles()).toEqual(['/feed.xml', '/index.html'])
})

test('removes only its own files in a shared folder', async () => {
  write({ '/api/a.md': 'one', '/api/b.md': 'two', '/api/c.json': '{}' })
  await writeFile(join(publicDir, 'api/b.md.br'), '')
  writeFiles(publicDir, '/', new Map([['/api/a.md', 'one']]), (path) => path.endsWith('.md'))
  expect(await listFiles()).toEqual(['/api/a.md', '/api/c.json'])
})
