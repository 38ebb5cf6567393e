/** @jest-environment node */
import { findPathConflicts } from './find-path-conflicts'

test('every later page of a path is a problem that names the first', () => {
  const problem = (file: string) => ({
    file,
    line: 1,
    column: 1,
    message: 'The page is at "/a", where content/1.a.md already is. Rename one of the files.',
  })
  expect(
    findPathConflicts([
      { path: '/a', file: 'content/1.a.md' },
      { path: '/b', file: 'content/b.md' },
      { path: '/a', file: 'content/2.a.md' },
      { path: '/a', file: 'content/a/index.md' },
    ]),
  ).toEqual([problem('content/2.a.md'), problem('content/a/index.md')])
})

test('pages of their own paths are none', () => {
  expect(
    findPathConflicts([
      { path: '/', file: 'content/index.md' },
      { path: '/a', file: 'content/a.md' },
    ]),
  ).toEqual([])
})
