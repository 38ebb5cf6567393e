import { countReadingMinutes, WORDS_PER_MINUTE } from './reading-minutes'

test.each([
  ['', 1],
  ['word '.repeat(WORDS_PER_MINUTE), 1],
  ['word, '.repeat(3 * WORDS_PER_MINUTE), 3],
  ['校正'.repeat(2 * WORDS_PER_MINUTE), 2],
  ['किताब '.repeat(2 * WORDS_PER_MINUTE), 2],
])('%.12s… takes %d', (text, minutes) => {
  expect(countReadingMinutes(text)).toBe(minutes)
})
