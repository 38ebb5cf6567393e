import { composeCover } from './compose-cover'

const numbersOf = (path: string) => {
  const { next } = composeCover(path, true)
  return [next(), next(), next()]
}

test('the same path always gives the same cover', () => {
  const { next, ...first } = composeCover('/blog/one', true)
  const { next: nextAgain, ...again } = composeCover('/blog/one', true)
  expect(again).toEqual(first)
  expect([nextAgain(), nextAgain()]).toEqual([next(), next()])
})

test('paths that differ by one letter give different covers', () => {
  expect(numbersOf('/blog/one')).not.toEqual(numbersOf('/blog/ones'))
})

test('every motif is used, and every number is from 0 to 1', () => {
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

test('the letter is the first of the last part', () => {
  expect(composeCover('/blog/markdown-is-data', true).letter).toBe('m')
  expect(composeCover('/', true).letter).toBe('')
})

test('without print marks there is no galley', () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/blog/article-${index}`)
  expect([...new Set(paths.map((path) => composeCover(path, false).motif))].sort()).toEqual([
    'inks',
    'letter',
    'screen',
  ])
})
