import { onceForEach } from './once-for-each'

test('a value is computed once for each object, also when it is undefined', () => {
  const compute = jest.fn((list: readonly string[]) => list[0])
  const firstOf = onceForEach(compute)
  const [empty, full] = [[], ['a']]
  expect([firstOf(empty), firstOf(full), firstOf(empty), firstOf(full)]).toEqual([undefined, 'a', undefined, 'a'])
  expect(compute).toHaveBeenCalledTimes(2)
})
