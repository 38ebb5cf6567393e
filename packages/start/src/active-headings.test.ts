import { findActiveHeadings } from './active-headings'

const find = (inView: string[], reached: string[]) =>
  findActiveHeadings(['a', 'b', 'c'], new Set(inView), new Set(reached))

test('takes all visible headings, in the order of the page', () => {
  expect(find(['c', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'c'])
})

test('keeps the last one when it leaves at the top and no other is visible', () => {
  expect(find([], ['a', 'b'])).toEqual(['b'])
})

test('goes back a section when its heading leaves at the bottom', () => {
  expect(find([], ['a'])).toEqual(['a'])
})

test('has none above the first heading, nor before anything is known', () => {
  expect(find([], [])).toEqual([])
})
