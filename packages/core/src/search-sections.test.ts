import { foldSections } from './search-sections'
import type { SearchSection } from './search-sections'

const section = (id: string, level: number, titles: string[], content: string, code: string[] = []): SearchSection => ({
  id,
  title: id.toUpperCase(),
  titles,
  content,
  level,
  code: code.map((text) => ({ language: 'js', text })),
})

const PAGE = section('/a', 1, [], 'opening')
const TWO = section('/a#b', 2, ['/A'], 'two')
const THREE = section('/a#c', 3, ['/A', '/A#B'], 'three', ['x()'])
const FOUR = section('/a#d', 4, ['/A', '/A#B', '/A#C'], '', ['y()'])
const NEXT = section('/e', 1, [], '')
const ALL = [PAGE, TWO, THREE, FOUR, NEXT]

test('changes nothing if all levels are kept', () => {
  expect(foldSections(ALL, { min: 1, max: 6 })).toEqual(ALL)
  expect(foldSections([], { min: 1, max: 6 })).toEqual([])
})

test('merges deeper headings into the section above, with title, text and code', () => {
  expect(foldSections(ALL, { min: 1, max: 2 })).toEqual([
    PAGE,
    { ...TWO, content: 'two /A#C three /A#D', code: [...THREE.code, ...FOUR.code] },
    NEXT,
  ])
  expect(TWO.code).toEqual([])
})

test('merges headings of a higher level into the section above', () => {
  expect(foldSections(ALL, { min: 3, max: 3 })).toEqual([
    { ...PAGE, content: 'opening /A#B two' },
    { ...THREE, content: 'three /A#D', code: [...THREE.code, ...FOUR.code] },
    NEXT,
  ])
})

test('always keeps the opening of a page', () => {
  expect(foldSections([PAGE, NEXT, { ...TWO, id: '/e#b' }], { min: 6, max: 6 })).toEqual([
    PAGE,
    { ...NEXT, content: '/A#B two' },
  ])
})
