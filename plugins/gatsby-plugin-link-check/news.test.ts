/** @jest-environment node */
import { createNews } from './news'

const problem = (message: string, line = 1) => ({ file: 'content/a.md', line, column: 1, message })
const NOTHING = { lines: [], isMended: false }

test('a problem is told once, also when it moves to another line', () => {
  const take = createNews()
  expect(take([problem('One.')])).toEqual({ lines: ['content/a.md:1:1  One.'], isMended: false })
  expect(take([problem('One.', 3)])).toEqual(NOTHING)
  expect(take([problem('One.'), problem('Two.', 2)])).toEqual({ lines: ['content/a.md:2:1  Two.'], isMended: false })
})

test('that all are gone is told once; one that comes back is told again', () => {
  const take = createNews()
  expect(take([])).toEqual(NOTHING)
  take([problem('One.'), problem('Two.')])
  expect(take([problem('One.')])).toEqual(NOTHING)
  expect(take([])).toEqual({ lines: [], isMended: true })
  expect(take([])).toEqual(NOTHING)
  expect(take([problem('One.')]).lines).toHaveLength(1)
})
