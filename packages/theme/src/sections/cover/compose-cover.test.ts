import { composeCover } from './compose-cover'

const numbersOf = (path: string) => {
  const { next } = composeCover(path, true)
  return [next(), next(), next()]
}

test('returns the same cover for the same path', () => {
  const { next, ...first } = composeCover('/blog/one', true)
  const { next: nextAgain, ...again } = composeCover('/blog/one', true)
  expect(again).toEqual(first)
  expect([nextAgain(), nextAgain()]).toEqual([next(), next()])
})

test('returns different covers for similar paths', () => {
  expect(numbersOf('/blog/one')).not.toEqual(numbersOf('/blog/ones'))
})

test('uses every motif, and numbers from 0 to 1', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/blog/article-${index}`)
  expect([...new Set(paths.map((path) => composeCover(path, true).motif))].sort()).toEqual([
    'galley',
    'inks',
    'letter',
    'screen',
  ])
  for (const number of paths.flatMap(numbersOf)) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})

test('takes the letter from the last segment of the path', () => {
  expect(composeCover('/blog/markdown-is-data', true).letter).toBe('m')
  expect(composeCover('/', true).letter).toBe('')
})

test('excludes the galley motif without print marks', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/blog/article-${index}`)
  expect([...new Set(paths.map((path) => composeCover(path, false).motif))].sort()).toEqual([
    'inks',
    'letter',
    'screen',
  ])
})
