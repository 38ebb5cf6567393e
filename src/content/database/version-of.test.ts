import { versionOf } from './version-of'

test('is short and the same for the same texts', () => {
  expect(versionOf('columns', 'dump')).toMatch(/^v1-[0-9a-f]{16}$/)
  expect(versionOf('columns', 'dump')).toBe(versionOf('columns', 'dump'))
})

test.each([[['ab', 'c']], [['abc']], [['c', 'ab']], [['a', 'bc', '']], [[]]])('%j is not a and bc', (texts) => {
  expect(versionOf(...texts)).not.toBe(versionOf('a', 'bc'))
})
