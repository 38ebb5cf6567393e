import { createNewProblemSelector } from './select-new-problems'

const problem = (message: string, line = 1) => ({ file: 'content/a.md', line, column: 1, message })
const NOTHING = { lines: [] }

test('a problem is reported once, also when it moves to another line', () => {
  const take = createNewProblemSelector()
  expect(take([problem('One.')])).toEqual({ lines: ['content/a.md:1:1  One.'] })
  expect(take([problem('One.', 3)])).toEqual(NOTHING)
  expect(take([problem('One.'), problem('Two.', 2)])).toEqual({ lines: ['content/a.md:2:1  Two.'] })
})

test('how many are left is reported when some are gone; one that comes back is reported again', () => {
  const take = createNewProblemSelector()
  expect(take([])).toEqual(NOTHING)
  take([problem('One.'), problem('Two.')])
  expect(take([problem('One.')])).toEqual({ lines: [], left: 1 })
  expect(take([])).toEqual({ lines: [], left: 0 })
  expect(take([])).toEqual(NOTHING)
  expect(take([problem('One.')]).lines).toHaveLength(1)
})
