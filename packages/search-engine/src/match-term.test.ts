import { measureDistance } from './edit-distance'
import { countTypos, isSlip, ONE_TYPO_MIN_LENGTH, rateLikeness, rateMatch, TWO_TYPOS_MIN_LENGTH } from './match-term'
import { findSlices, listBeginning } from './sorted-terms'
import { areForms, stemOf } from './word-forms'

describe('the distance of two words', () => {
  test.each([
    ['search', 'search', 0],
    ['serch', 'search', 1],
    ['depoly', 'deploy', 1],
    ['saerhc', 'search', 2],
    ['navgaton', 'navigation', 2],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(measureDistance(a, b, 3)).toBe(distance)
    expect(measureDistance(b, a, 3)).toBe(distance)
  })

  test('is not counted further than asked', () => expect(measureDistance('abcdef', 'uvwxyz', 2)).toBe(3))

  test('may be that to a beginning', () => {
    expect(measureDistance('navgi', 'navigation', 1, true)).toBe(1)
    expect(measureDistance('navgi', 'navigation', 1)).toBe(2)
  })
})

describe('forms of a word', () => {
  test.each([
    ['query', 'queries'],
    ['change', 'changing'],
    ['deployed', 'deployment'],
    ['tab', 'tabs'],
    ['styled', 'styles'],
    ['installation', 'installing'],
  ])('%s and %s', (a, b) => {
    expect(areForms(a, b)).toBe(true)
    expect(areForms(b, a)).toBe(true)
    // Otherwise the index would not be looked at where the other one is.
    expect(b.startsWith(stemOf(a))).toBe(true)
    expect(a.startsWith(stemOf(b))).toBe(true)
  })

  test.each([
    ['note', 'notion'],
    ['content', 'context'],
    ['table', 'tab'],
    ['general', 'generate'],
    ['port', 'post'],
  ])('not %s and %s', (a, b) => expect(areForms(a, b)).toBe(false))
})

test('the word itself is better than its forms, they than words that go on, and those than likenesses', () => {
  const ratings = [
    rateMatch('deploy', 'deploy'),
    rateMatch('deploy', 'deploys'),
    rateMatch('deploying', 'deployed'),
    rateMatch('deploy', 'deployscript'),
    rateLikeness('depoly', 'deploy'),
    rateLikeness('depoly', 'deployment'),
  ]
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  expect(new Set(ratings).size).toBe(ratings.length)
  expect(ratings.every((rating) => rating > 0)).toBe(true)
  expect(rateMatch('deploy', 'destroy')).toBe(0)
})

test('how many typos a word may have depends on its length', () => {
  expect([ONE_TYPO_MIN_LENGTH, TWO_TYPOS_MIN_LENGTH]).toEqual([4, 8])
  expect([3, 4, 7, 8].map(countTypos)).toEqual([0, 1, 1, 2])
  expect(rateLikeness('tob', 'tab')).toBe(0)
  expect(rateLikeness('tabz', 'tabs')).toBeGreaterThan(0)
  expect(rateLikeness('serhc', 'searchy')).toBe(0)
  expect(rateLikeness('navgaton', 'navigation')).toBeGreaterThan(0)
})

test('the words with a beginning, and the files that may have them', () => {
  expect(listBeginning(['a', 'ab', 'abc', 'b'], 'ab')).toEqual(['ab', 'abc'])
  expect(listBeginning(['a'], 'b')).toEqual([])
  const slices = ['c', 'fa', 'fe', 'm'].map((from) => ({ from }))
  const files = (beginning: string) => findSlices(slices, beginning).map(({ from }) => from)
  expect(files('f')).toEqual(['c', 'fa', 'fe'])
  expect(files('fa')).toEqual(['fa'])
  expect(files('fb')).toEqual(['fa'])
  expect(files('z')).toEqual(['m'])
  expect(files('a')).toEqual([])
  expect(findSlices([], 'a')).toEqual([])
})

test.each([
  ['instalation', 'installation'],
  ['navgiation', 'navigation'],
  ['autors', 'authors'],
])('%s is a slip of %s', (word, meant) => expect(isSlip(word, meant)).toBe(true))

test.each([
  ['scheme', 'schema'],
  ['router', 'route'],
  ['context', 'content'],
  ['nonce', 'none'],
  ['sites', 'sides'],
])('%s is no slip of %s', (word, other) => expect(isSlip(word, other)).toBe(false))
