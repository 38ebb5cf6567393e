import fc from 'fast-check'
import { findByTyping, findMove, moveActive, PAGE_SIZE, type Move } from './move-active'
import type { ListboxOption } from './options'

const toOptions = (text: string): ListboxOption[] =>
  text.split(' ').map((word) => ({ value: word, label: word.replace('!', ''), disabled: word.startsWith('!') }))
const many = toOptions(Array.from({ length: 30 }, (_, index) => `o${index}`).join(' '))

test.each<[string, number, Move, number]>([
  ['a b c', -1, 'next', 0],
  ['a b c', 0, 'next', 1],
  ['a b c', 2, 'next', 2],
  ['a b c', -1, 'previous', 2],
  ['a b c', 2, 'previous', 1],
  ['a b c', 0, 'previous', 0],
  ['!a b !c d', 1, 'next', 3],
  ['!a b !c d', 3, 'previous', 1],
  ['!a b !c d !e', 1, 'last', 3],
  ['!a b c', 2, 'first', 1],
  ['!a !b', -1, 'next', -1],
])('in "%s" from %i, %s moves to %i', (words, active, move, expected) =>
  expect(moveActive(toOptions(words), active, move)).toBe(expected),
)

test('moves ten options per page and stops at the ends', () => {
  expect(PAGE_SIZE).toBe(10)
  expect(moveActive(many, 3, 'nextPage')).toBe(13)
  expect(moveActive(many, 25, 'nextPage')).toBe(29)
  expect(moveActive(many, 15, 'previousPage')).toBe(5)
  expect(moveActive(many, 4, 'previousPage')).toBe(0)
})

test('maps keys to moves, and letters to none', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'].map(findMove)).toEqual([
    'next',
    'previous',
    'first',
    'last',
    'nextPage',
    'previousPage',
  ])
  expect(findMove('a')).toBeUndefined()
})

test('never moves to a disabled option', () => {
  const moves = fc.constantFrom<Move[]>('next', 'previous', 'first', 'last', 'nextPage', 'previousPage')
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 40 }),
      fc.integer({ min: -1, max: 40 }),
      moves,
      (closed, active, move) => {
        const options = closed.map((disabled, index) => ({ value: `${index}`, label: '', disabled }))
        const next = moveActive(options, active, move)
        expect(next === -1 ? closed.every(Boolean) : closed[next] === false).toBe(true)
      },
    ),
  )
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
