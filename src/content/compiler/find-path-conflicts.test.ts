import { findPathConflicts } from './find-path-conflicts'

test('every later page of a path, in the order of files, is a problem that names the first', () => {
  const problem = (file: string) => ({
    file: `content/${file}`,
    line: 1,
    column: 1,
    message: 'The page is at "/a", where content/1.a.md already is. Rename one of the files.',
  })
  expect(
    findPathConflicts([
      { path: '/a', file: 'a/index.md' },
      { path: '/a', file: '2.a.md' },
      { path: '/b', file: 'b.md' },
      { path: '/a', file: '1.a.md' },
    ]),
  ).toEqual([problem('2.a.md'), problem('a/index.md')])
})

test('pages of their own paths are none', () => {
  expect(
    findPathConflicts([
      { path: '/', file: 'index.md' },
      { path: '/a', file: 'a.md' },
    ]),
  ).toEqual([])
})

test('a draft with a problem, beside the page that it is to replace, is none', () => {
  expect(
    findPathConflicts([
      { path: '/a', file: 'a.draft.md' },
      { path: '/a', file: 'a.md' },
    ]),
  ).toEqual([])
})
