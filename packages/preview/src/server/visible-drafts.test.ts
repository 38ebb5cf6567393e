import type { PreviewClaims, PreviewPage } from '@galley/core/preview'
import { HIDDEN_MESSAGE, reduceEvent, visibleChanges, visiblePage, visibleProblems } from './visible-drafts'

const ALL: PreviewClaims = { jti: 'a', sub: 'ana', iat: 0, exp: 1 }
const NARROW: PreviewClaims = { ...ALL, paths: ['/docs/a'] }
const SHARED: PreviewClaims = { ...NARROW, parents: ['b'] }

const problem = { file: 'docs/a.md', line: 3, column: 1, message: 'There is "docs/b.md".', path: '/docs/a' }
const hidden = { ...problem, message: HIDDEN_MESSAGE }
const others = { ...problem, file: 'docs/b.md', path: '/docs/b' }
const change = { file: 'docs/a.md', kind: 'page', state: 'new', title: 'A', path: '/docs/a', author: 'Eve' } as const

test('a token for all pages sees every message and author', () => {
  expect(visibleProblems(ALL, [problem, others])).toEqual([problem, others])
  expect(visibleChanges(ALL, [change])).toEqual([change])
  const page = { path: '/docs/a', problems: [problem], author: 'Eve' } as PreviewPage
  expect(visiblePage(ALL, page)).toBe(page)
})

test.each([
  ['some paths', NARROW],
  ['a shared page', SHARED],
])('a token for %s gets the position of a problem, but not its message or the author', (_name, claims) => {
  expect(visibleProblems(claims, [problem, others, { ...problem, isShared: true }])).toEqual([hidden])
  const [seen] = visibleChanges(claims, [{ ...change, fromFile: 'docs/1.a.md', between: ['/docs/b'] }])
  for (const field of ['author', 'fromFile', 'between']) expect(seen).not.toHaveProperty(field)
  const page = visiblePage(claims, { path: '/docs/a', problems: [problem], author: 'Eve' } as PreviewPage)
  expect(page).toEqual({ path: '/docs/a', problems: [hidden] })
  const event = { revision: 2, file: 'docs/a.md', path: '/docs/a', problems: [problem] }
  expect(reduceEvent(claims, 'problems', event)).toEqual({ ...event, problems: [hidden] })
  expect(reduceEvent(claims, 'problems', { ...event, path: '/docs/b' })).toBeUndefined()
})
