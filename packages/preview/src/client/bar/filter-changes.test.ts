import type { DraftChange } from '@galley/core/preview'
import { filterProblems, groupChanges } from './filter-changes'

const page = (title: string, change: Partial<DraftChange> = {}): DraftChange => ({
  file: `docs/${title}.md`,
  kind: 'page',
  state: 'changed',
  path: `/docs/${title}`,
  title,
  ...change,
})
const changes = [
  page('old', { savedAt: '2026-11-20T00:00:00Z' }),
  page('new', { savedAt: '2026-11-22T00:00:00Z', author: 'Ana' }),
  page('press.png', { kind: 'image', file: 'docs/press.png' }),
  page('pricing', { kind: 'data', file: 'pricing.yml' }),
]
const titles = (text: string, kind: DraftChange['kind'] | 'all' = 'all', limit = 200) =>
  groupChanges(changes, { text, kind }, limit).groups.map((group) => [
    group.kind,
    group.changes.map(({ title }) => title),
  ])

test('groups changes by kind, the newest first', () => {
  expect(titles('')).toEqual([
    ['page', ['new', 'old']],
    ['data', ['pricing']],
    ['image', ['press.png']],
  ])
})

test('finds every word in title, file, path or author, in any case', () => {
  expect(titles('ANA docs')).toEqual([['page', ['new']]])
  expect(titles('.yml')).toEqual([['data', ['pricing']]])
  expect(titles('ana pricing')).toEqual([])
})

test('filters by kind', () => expect(titles('', 'image')).toEqual([['image', ['press.png']]]))

test('returns at most `limit` changes, and the number of all matches', () => {
  expect(titles('', 'all', 3)).toEqual([
    ['page', ['new', 'old']],
    ['data', ['pricing']],
  ])
  expect(groupChanges(changes, { text: '', kind: 'all' }, 3).count).toBe(4)
})

test('finds problems by file and message', () => {
  const problem = { file: 'docs/a.md', line: 1, column: 1, message: 'Unknown component.' }
  expect(filterProblems([problem], 'unknown a.md')).toEqual([problem])
  expect(filterProblems([problem], 'pricing')).toEqual([])
})
