import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { PIECE_LENGTH, writeChanged, writeFiles } from './written-files'

const LONG_AGO_S = 1_000_000

workInOwnFolder()

const write = (files: Record<string, string>) => writeFiles('.', '/api', new Map(Object.entries(files)))
const listFiles = async () =>
  (await readdir('.', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', entry.parentPath, entry.name))
    .sort()

test('writes new and changed files only', async () => {
  write({ '/api/docs/dump.txt': 'one', '/api/list.json': '{}' })
  for (const file of await listFiles()) await utimes(`.${file}`, LONG_AGO_S, LONG_AGO_S)
  expect(write({ '/api/docs/dump.txt': 'é 🦊\r\n', '/api/list.json': '{}' })).toEqual(['/api/docs/dump.txt'])
  expect((await stat('api/list.json')).mtimeMs).toBe(LONG_AGO_S * 1000)
  expect(await readFile('api/docs/dump.txt', 'utf8')).toBe('é 🦊\r\n')
})

test('writes the pieces of a text to one file, unless the file has the same text', async () => {
  const pieces = ['one ', '', 'é 🦊', '\n']
  const writePieces = (texts: string[]) => writeFiles('.', '/api', new Map([['/api/all.txt', () => texts]]))
  expect(writePieces(pieces)).toEqual(['/api/all.txt'])
  expect(await readFile('api/all.txt', 'utf8')).toBe('one é 🦊\n')
  expect(writePieces(['one é ', '🦊\n'])).toEqual([])
  const long = 'é'.repeat(PIECE_LENGTH - 1)
  const changes = [pieces.slice(0, -1), [long, 'one', long], [long, 'two', long], [...pieces, 'more'], ['two '], []]
  for (const texts of changes) {
    expect(writePieces(texts)).toEqual(['/api/all.txt'])
    expect(await readFile('api/all.txt', 'utf8')).toBe(texts.join(''))
  }
})

test('writes a long text in pieces without splitting a character', async () => {
  const long = `${'a'.repeat(PIECE_LENGTH - 1)}🦊${'é'.repeat(PIECE_LENGTH)}`
  expect(write({ '/api/all.txt': long })).toEqual(['/api/all.txt'])
  expect(await readFile('api/all.txt', 'utf8')).toBe(long)
  expect(write({ '/api/all.txt': long })).toEqual([])
  expect(write({ '/api/all.txt': `${long}.` })).toEqual(['/api/all.txt'])
})

test('removes outdated files of its folder, and the compressed copies of outdated and changed files', async () => {
  const files = { '/api/docs/dump.txt': 'one', '/api/list.json': '{}' }
  write({ ...files, '/api/old/dump.txt': 'two' })
  const others = ['api/docs/dump.txt.br', 'api/old/dump.txt.br', 'api/list.json.br', 'docs/index.html']
  writeOwnFiles(Object.fromEntries(others.map((file) => [file, ''])))
  write({ ...files, '/api/docs/dump.txt': 'changed' })
  expect(await listFiles()).toEqual(['/api/docs/dump.txt', '/api/list.json', '/api/list.json.br', '/docs/index.html'])
})

test('writeChanged removes no other files', async () => {
  writeOwnFiles({ 'index.html': '' })
  expect(writeChanged('.', new Map([['/feed.xml', 'one']]))).toEqual(['/feed.xml'])
  expect(await listFiles()).toEqual(['/feed.xml', '/index.html'])
})

test('removes only its own files in a shared folder', async () => {
  write({ '/api/a.md': 'one', '/api/b.md': 'two', '/api/c.json': '{}' })
  writeOwnFiles({ 'api/b.md.br': '' })
  writeFiles('.', '/', new Map([['/api/a.md', 'one']]), (path) => path.endsWith('.md'))
  expect(await listFiles()).toEqual(['/api/a.md', '/api/c.json'])
})
