import { findActiveHeadings } from './active-headings'

const find = (inSight: string[], reached: string[]) =>
  findActiveHeadings(['a', 'b', 'c'], new Set(inSight), new Set(reached))

test('takes all headings in sight, in the order of the page', () => {
  expect(find(['c', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'c'])
})

test('keeps the last one when it leaves at the top and no other has come', () => {
  expect(find([], ['a', 'b'])).toEqual(['b'])
})

test('goes back a section when its heading leaves at the bottom', () => {
  expect(find([], ['a'])).toEqual(['a'])
})

test('has none above the first heading, nor before anything is known', () => {
  expect(find([], [])).toEqual([])
})
