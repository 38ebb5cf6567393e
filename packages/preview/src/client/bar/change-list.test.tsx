import type { DraftChange } from '@galley/core/preview'
import { filterProblems, groupChanges } from './change-list'

const page = { kind: 'page', state: 'changed' } as const
const change = (title: string, fields: object = {}): DraftChange => ({
  ...page,
  file: `docs/${title}.md`,
  title,
  ...fields,
})
const changes = [
  change('old', { savedAt: '2026-11-20T00:00:00Z' }),
  change('new', { savedAt: '2026-11-22T00:00:00Z', author: 'Ana' }),
  change('press.png', { kind: 'image', file: 'docs/press.png' }),
  change('pricing', { kind: 'data', file: 'pricing.yml' }),
]

test.each([
  ['groups changes by kind, the newest first', '', 'all', 200, ['new', 'old', 'pricing', 'press.png']],
  ['finds every word in file, path or author, in any case', 'ANA docs', 'all', 200, ['new']],
  ['finds nothing if one word is missing', 'ana pricing', 'all', 200, []],
  ['filters by kind', '', 'image', 200, ['press.png']],
  ['returns at most `limit` changes', '', 'all', 3, ['new', 'old', 'pricing']],
] as const)('%s', (_title, text, kind, limit, titles) => {
  const { groups } = groupChanges(changes, text, kind, limit)
  expect(groups.flatMap((group) => group.changes.map(({ title }) => title))).toEqual(titles)
})

test('finds problems by file and message', () => {
  const problem = { file: 'docs/a.md', line: 1, column: 1, message: 'Unknown component.' }
  expect(filterProblems([problem], 'unknown a.md')).toEqual([problem])
  expect(filterProblems([problem], 'pricing')).toEqual([])
})
