import { listFiles } from '@galley/node/list-files'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { keepVersion } from './keep-version'

const { at, read, write } = createTestFolder()
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
const printed = () => String(log.mock.lastCall?.[0])

beforeEach(() => {
  write('src/site.ts', 'export const site = { versions: [] }')
  write('content/docs/1.start/index.md', '# Start\n')
  write('content/docs/1.start/shot.png', 'picture')
  write('content/docs/2.new.md', '---\ndraft: true\n---\n\n# New\n')
  write('content/docs/1.start/index.draft.md', '# Later\n')
})

test('copies the documentation without drafts, and prints the settings of the first version', async () => {
  await keepVersion(['2.0'], at())
  expect(listFiles(at('content/docs@2.0')).sort()).toEqual(['1.start/index.md', '1.start/shot.png'])
  expect(read('content/docs@2.0/1.start/index.md')).toBe('# Start\n')
  expect(printed()).toBe(
    `content/docs@2.0 has the 2 files of content/docs. Write these versions into src/site.ts, with the newest first, and replace NEW by the name of the version that you write in content/docs now:

  versions: [
    { name: 'NEW', label: 'NEW', state: 'current' },
    { name: '2.0', label: '2.0', state: 'maintained' },
  ],`,
  )
})

test('keeps the labels, states and refs of other versions', async () => {
  const versions = `[{ name: '3', label: '3.x', state: 'current' }, { name: '1', label: '1.x', state: 'unmaintained', ref: 'v1.4.0' }]`
  write('src/site.ts', `export const site = { versions: ${versions} }`)
  await keepVersion(['2'], at())
  expect(printed()).toContain(`newest first:

  versions: [
    { name: '3', label: '3.x', state: 'current' },
    { name: '2', label: '2', state: 'maintained' },
    { name: '1', label: '1.x', state: 'unmaintained', ref: 'v1.4.0' },
  ],`)
})

test.each([
  ['', 'galley version needs a name such as 2.0, got "". Use lower-case letters, digits and dots.'],
  ['../2', 'galley version needs a name such as 2.0, got "../2". Use lower-case letters, digits and dots.'],
  ['1', 'The version 1 exists: content/docs@1. Delete this folder, or use another name.'],
])('refuses the name "%s"', async (name, message) => {
  write('content/docs@1/index.md', '# Old\n')
  await expect(keepVersion([name], at())).rejects.toThrow(message)
})
