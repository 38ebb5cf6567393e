import { manifestIdOf } from './content-file'

test('the id is a path segment that differs for each entry and version', () => {
  const ids = [manifestIdOf('a/../b', '1'), manifestIdOf('a', '1'), manifestIdOf('a', '2'), manifestIdOf('a1', '')]
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
})
