/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRecentSearches } from './use-recent-searches'

function open() {
  const { result } = renderHook(useRecentSearches)
  return {
    list: () => result.current.texts,
    add: (text: string) => act(() => result.current.add(text)),
    remove: (text: string) => act(() => result.current.remove(text)),
    clear: () => act(() => result.current.clear()),
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('keeps the last five texts, newest first, each once', () => {
  const recents = open()
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO']) recents.add(text)
  expect(recents.list()).toEqual(['TWO', 'six', 'five', 'four', 'three'])
  expect(open().list()).toEqual(recents.list())
})

test('removes one text, or all', () => {
  const recents = open()
  recents.add('one')
  recents.add('two')
  recents.remove('one')
  expect(recents.list()).toEqual(['two'])
  recents.clear()
  expect(open().list()).toEqual([])
})

test.each([
  ['no JSON', '{', []],
  ['something else', '{"a":1}', []],
  ['texts among others', '[1,"icons",null,""," ",["x"]]', ['icons']],
  ['too many', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('ignores invalid parts of a storage with %s', (_situation, stored, expected) => {
  localStorage.setItem('recent-searches', stored)
  expect(open().list()).toEqual(expected)
})

test('without storage, keeps texts until the page reloads', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const recents = open()
  recents.add('icons')
  expect(recents.list()).toEqual(['icons'])
})
