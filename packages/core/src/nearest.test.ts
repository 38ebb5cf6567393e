import { findNearest, findNearestFile, suggest } from './nearest'

test.each([
  ['hightlight', ['title', 'highlight', 'badge'], 'highlight'],
  ['tilte', ['title', 'description'], 'title'],
  ['typscript', ['ts', 'typescript'], 'typescript'],
  ['title', ['title'], 'title'],
  ['zink', ['pink', 'zinc'], 'zinc'],
  ['bel', ['bed', 'bell'], 'bell'],
])('suggests for "%s" one of %j', (word, candidates, nearest) => {
  expect(findNearest(word, candidates)).toBe(nearest)
})

test.each([
  ['colour', ['title', 'description']],
  ['x', []],
  ['', ['title']],
])('suggests nothing for "%s" from %j', (word, candidates) => {
  expect(findNearest(word, candidates)).toBeUndefined()
  expect(suggest(word, candidates)).toBe('')
})

test('returns the suggestion as a question to append to a message', () => {
  expect(suggest('tilte', ['title'])).toBe(' Did you mean "title"?')
  expect(suggest('title', ['title', 'titles'])).toBe(' Did you mean "titles"?')
  expect(suggest('title', ['title'])).toBe('')
})

describe('the nearest file', () => {
  const FILES = [
    'docs/1.start/1.page.md',
    'docs/1.start/2.install.md',
    'docs/2.more/index.md',
    'index.md',
    'notes/todo.md',
  ]

  test.each([
    ['a letter of its name is wrong', 'docs/1.start/2.instal.md', 'docs/1.start/2.install.md'],
    ['a letter of its folder is wrong', 'docs/1.strat/2.install.md', 'docs/1.start/2.install.md'],
    ['its number is missing', 'docs/1.start/install.md', 'docs/1.start/2.install.md'],
    ['it has moved', 'docs/todo.md', 'notes/todo.md'],
  ])('is found if %s', (_, file, nearest) => {
    expect(findNearestFile(file, FILES)).toBe(nearest)
  })

  test.each(['docs/1.start/gone.md', 'elsewhere/index.md'])('does not exist for %s', (file) => {
    expect(findNearestFile(file, FILES)).toBeUndefined()
  })

  test('is never the file itself', () => {
    expect(findNearestFile('index.md', ['index.md'])).toBeUndefined()
  })
})
