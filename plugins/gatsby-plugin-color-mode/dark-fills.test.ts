import { scales } from '../../src/styles/scales'
import { findDarkFills } from './dark-fills'

test('a scale whose fill is too dark for the words on it is reported, with shade and contrast', () => {
  expect(findDarkFills({ primary: { ...scales.green, 500: '#0e5438' }, secondary: 'sky' })).toEqual([
    'src/site.ts: the words of buttons filled with "primary" are hard to read in light mode: #0b1019 on shade 500, #0e5438, has a contrast of 2.1 to 1, and needs 4.5. Write a lighter shade 500, or choose another scale.',
  ])
})

test('also one of our greys, and that of the dark mode', () => {
  expect(findDarkFills({ info: 'slate' })).toEqual([expect.stringContaining('#0b1019 on shade 500')])
  expect(findDarkFills({ info: { ...scales.sky, 400: scales.sky[700] } })).toEqual([
    expect.stringContaining('in dark mode: #0b1019 on shade 400'),
  ])
})

test('"neutral" has fills of its own', () => {
  expect(findDarkFills({ primary: 'violet', neutral: 'slate' })).toEqual([])
})
