import { setTranslations } from '@galley/core/translations'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { digestOriginal, isOutdated, writeRecord } from './translation-state'

beforeAll(() => setTranslations(['de']))
afterAll(() => setTranslations([]))

const { contentDir, write } = createContentFolder({ 'docs/a.md': '# A\n\nOne line.\n' })
const file = 'docs/a.de.md'
const record = async () => (await digestOriginal(contentDir, file))!

test('without a record, the history of Git decides', async () => {
  expect(await isOutdated(contentDir, { file, isBehind: true })).toBe(true)
  expect(await isOutdated(contentDir, { file, isBehind: false })).toBe(false)
  expect(await isOutdated(contentDir, { file })).toBe(false)
})

test('a record decides before Git: other line breaks do not count, other words do', async () => {
  const page = { file, meta: { translationOf: await record() }, isBehind: true }
  expect(await isOutdated(contentDir, page)).toBe(false)
  write('docs/a.md', '# A\r\n\r\nOne\r\nline.')
  expect(await isOutdated(contentDir, page)).toBe(false)
  write('docs/a.md', '# A\n\nTwo lines.\n')
  expect(await isOutdated(contentDir, { ...page, isBehind: false })).toBe(true)
})

test('a page of the first language is never outdated', async () => {
  expect(await isOutdated(contentDir, { file: 'docs/a.md', meta: { translationOf: 'x' } })).toBe(false)
})

test.each([
  ['a.md', '# A\n', "---\ntranslationOf: '0e1'\n---\n\n# A\n"],
  ['a.md', '---\ntitle: A\n---\n\nText\n', "---\ntranslationOf: '0e1'\ntitle: A\n---\n\nText\n"],
  [
    'a.mdx',
    '---\r\ntitle: A\r\ntranslationOf: old\r\n---\r\ntranslationOf: text',
    "---\r\ntitle: A\r\ntranslationOf: '0e1'\r\n---\r\ntranslationOf: text",
  ],
  ['a.yml', 'title: A\nlist:\n  - b\n', "title: A\nlist:\n  - b\ntranslationOf: '0e1'\n"],
  ['a.yml', "translationOf: '123'\ntitle: A\n", "translationOf: '0e1'\ntitle: A\n"],
  ['a.json', '{ "title": "A" }', '{\n  "title": "A",\n  "translationOf": "0e1"\n}\n'],
])('writes a record into %s', (name, text, expected) => {
  expect(writeRecord(name, text, '0e1')).toBe(expected)
})
