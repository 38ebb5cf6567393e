import { testTable } from '@galley/testing/test-table.fixture'
import { findNearest, findNearestFile, suggest } from './nearest'

test.each([
  ['hightlight', ['title', 'highlight', 'badge'], 'highlight'],
  ['zink', ['pink', 'zinc'], 'zinc'],
  ['bel', ['bed', 'bell'], 'bell'],
  ['colour', ['title', 'description'], undefined],
])('finds for "%s" in %j the nearest word %s', (word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest)
})

test('returns the suggestion as a question to append to a message', () => {
  expect(suggest('title', ['title', 'titles'])).toBe(' Did you mean "titles"?')
  expect(suggest('title', ['title'])).toBe('')
})

const FILES = [
  'docs/1.start/1.page.md',
  'docs/1.start/2.install.md',
  'docs/2.more/index.md',
  'index.md',
  'notes/todo.md',
]

testTable((file) => findNearestFile(file, FILES))('finds for %s the nearest file %s', {
  'docs/1.start/2.instal.md': 'docs/1.start/2.install.md',
  'docs/1.strat/2.install.md': 'docs/1.start/2.install.md',
  'docs/1.start/install.md': 'docs/1.start/2.install.md',
  'docs/todo.md': 'notes/todo.md',
  'docs/1.start/gone.md': undefined,
})

test('never finds the file itself', () => {
  expect(findNearestFile('index.md', ['index.md'])).toBeUndefined()
})
