import { findByTyping, moveActive, PAGE_SIZE } from './move-active'
import type { ListboxOption } from './options'

const toOptions = (text: string): ListboxOption[] =>
  text.split(' ').map((word) => ({ value: word, label: word.replace('!', ''), disabled: word.startsWith('!') }))
const many = toOptions(Array.from({ length: 30 }, (_, index) => `o${index}`).join(' '))

test.each([
  ['a b c', -1, 'ArrowDown', 0],
  ['a b c', 2, 'ArrowDown', 2],
  ['a b c', -1, 'ArrowUp', 2],
  ['a b c', 0, 'ArrowUp', 0],
  ['!a b !c d', 1, 'ArrowDown', 3],
  ['!a b !c d', 3, 'ArrowUp', 1],
  ['!a b !c d !e', 1, 'End', 3],
  ['!a b c', 2, 'Home', 1],
  ['!a !b', -1, 'ArrowDown', -1],
  ['a b c', 1, 'x', undefined],
])('in "%s" from %i, %s moves to %p', (words, active, move, expected) =>
  expect(moveActive(toOptions(words), active, move)).toBe(expected),
)

test('moves ten options per page and stops at the ends', () => {
  expect(PAGE_SIZE).toBe(10)
  expect(moveActive(many, 3, 'PageDown')).toBe(13)
  expect(moveActive(many, 25, 'PageDown')).toBe(29)
  expect(moveActive(many, 15, 'PageUp')).toBe(5)
  expect(moveActive(many, 4, 'PageUp')).toBe(0)
})

test.each<[string, string, number, number]>([
  ['Austria Belgium Brazil', 'b', -1, 1],
  ['Austria Belgium Brazil', 'b', 1, 2],
  ['Austria Belgium Brazil', 'b', 2, 1],
  ['Austria Belgium Brazil', 'bb', 1, 2],
  ['Austria Belgium Brazil', 'br', 1, 2],
  ['Austria Belgium Brazil', 'be', 1, 1],
  ['Austria Österreich', 'o', -1, 1],
  ['Austria !Belgium Brazil', 'b', -1, 2],
  ['Austria Belgium', 'x', 0, -1],
])('in "%s", typing "%s" from %i moves to %i', (words, typed, active, expected) =>
  expect(findByTyping(toOptions(words), typed, active)).toBe(expected),
)
