/** @jest-environment jsdom */
import { createRecentSearches, MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from './recent-searches'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('keeps the last five texts, newest first, each once', () => {
  const recents = createRecentSearches(window)
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', ' TWO ', '  ']) recents.add(text)
  expect(MAX_RECENT_SEARCHES).toBe(5)
  expect(recents.list()).toEqual(['TWO', 'six', 'five', 'four', 'three'])
  expect(createRecentSearches(window).list()).toEqual(recents.list())
})

test('removes one text, or all', () => {
  const recents = createRecentSearches(window)
  recents.add('one')
  recents.add('two')
  recents.remove('one')
  expect(recents.list()).toEqual(['two'])
  recents.clear()
  expect(createRecentSearches(window).list()).toEqual([])
})

test.each([
  ['no JSON', '{', []],
  ['something else', '{"a":1}', []],
  ['texts among others', '[1,"icons",null,""," ",["x"]]', ['icons']],
  ['too many', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('ignores invalid parts of a storage with %s', (_situation, stored, expected) => {
  localStorage.setItem(RECENT_SEARCHES_KEY, stored)
  expect(createRecentSearches(window).list()).toEqual(expected)
})

test('without storage, keeps texts until the page reloads', () => {
  const blocked = {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  } as unknown as Window
  const recents = createRecentSearches(blocked)
  recents.add('icons')
  expect(recents.list()).toEqual(['icons'])
})
