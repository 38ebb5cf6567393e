import { countTypos, ONE_TYPO_MIN_LENGTH, rateLikeness, rateMatch, TWO_TYPOS_MIN_LENGTH } from './match-term'
import { areForms, stemOf } from './word-forms'

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
    // Each stem must be a prefix of the other word. Otherwise a search for one form would not find the other form.
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

test('rates a word first, then words that begin with it, its forms, and similar words', () => {
  const ratings = [
    rateMatch('deploy', 'deploy'),
    rateMatch('deploy', 'deploys'),
    rateMatch('deploy', 'deployscript'),
    rateMatch('deploying', 'deployed'),
    rateLikeness('depoly', 'deploy'),
    rateLikeness('depoly', 'deployment'),
  ]
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
  expect(new Set(ratings).size).toBe(ratings.length)
  expect(ratings.every((rating) => rating > 0)).toBe(true)
  expect(rateMatch('deploy', 'destroy')).toBe(0)
})

test('allows no typo in short words, one from 4 letters, and two from 8', () => {
  expect([ONE_TYPO_MIN_LENGTH, TWO_TYPOS_MIN_LENGTH]).toEqual([4, 8])
  expect([3, 4, 7, 8].map(countTypos)).toEqual([0, 1, 1, 2])
  expect(rateLikeness('tob', 'tab')).toBe(0)
  expect(rateLikeness('tabz', 'tabs')).toBeGreaterThan(0)
  expect(rateLikeness('serhc', 'searchy')).toBe(0)
  expect(rateLikeness('navgaton', 'navigation')).toBeGreaterThan(0)
})
