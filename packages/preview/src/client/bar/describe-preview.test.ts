import type { BuildState, PreviewPage } from '@galley/core/preview'
import type { PreviewState } from '../preview-store'
import {
  describeAge,
  describeBuild,
  describeForScreenReaders,
  describePage,
  describeRetry,
  describeUpdate,
} from './describe-preview'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const at = (millisecondsAgo: number) => new Date(NOW - millisecondsAgo).toISOString()
const stateWith = (change: Partial<PreviewState>): PreviewState => ({
  status: 'live',
  view: 'draft',
  changes: [],
  problems: [],
  revision: 14,
  build: { state: 'none' },
  path: '/docs',
  clockAheadMs: 0,
  ...change,
})
const pageWith = (change: Partial<PreviewPage>) => ({ changedImages: [], ...change }) as unknown as PreviewPage

test.each([
  [1999, 'just now'],
  [5000, '5 s ago'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 day ago'],
  [3 * 86_400_000, '3 days ago'],
])('formats an age of %i milliseconds as "%s"', (age, words) => expect(describeAge(NOW - age, NOW)).toBe(words))

test.each([
  ['offline', -1, ', trying again…'],
  ['live', 4200, ''],
] as const)('while %s, describes an attempt to connect in %i milliseconds as "%s"', (status, ms, words) => {
  expect(describeRetry(stateWith({ status, retryAt: NOW + ms }), NOW)).toBe(words)
})

const moved = { file: 'b.md', kind: 'page', state: 'moved', from: '/docs', path: '/b', title: 'Docs' } as const
const hiddenFrom = (...paths: string[]) => ({ absence: 'hidden', session: { paths } }) as Partial<PreviewState>

test.each<[string, Partial<PreviewState>, string]>([
  ['with a state', { page: pageWith({ state: 'new' }) }, 'New'],
  ['without a state', { page: pageWith({}) }, 'No changes on this page'],
  ['that shows other changed content', { page: pageWith({ showsChanges: true }) }, 'Changed'],
  [
    'with no other changes than images',
    { page: pageWith({ changedImages: ['docs/a.png'] }) },
    'No changes on this page',
  ],
  ['that has not loaded', { changes: [{ ...moved, state: 'deleted', path: '/docs' }] }, 'Deleted'],
  ['at its old path', { changes: [moved] }, 'Moved'],
  ['at the old path of a new page', { changes: [{ ...moved, state: 'new' }] }, 'Moved'],
  ['that does not exist', { absence: 'missing' }, 'No page here'],
  ['that the link does not cover', { absence: 'hidden' }, 'Your link is for other pages'],
  ['that is not the one page of the link', hiddenFrom('/docs/setup'), 'Your link is for /docs/setup'],
  ['beside many pages of a link', hiddenFrom('/a', '/b/**', '/c', '/d'), 'Your link is for /a, /b/**, /c and others'],
])('describes a page %s', (_title, state, words) => {
  expect(describePage(stateWith(state)).words).toBe(words)
})

test('describes the time and author of a save, by the clock of the server', () => {
  const page = pageWith({ savedAt: at(5000), author: 'Ana' })
  expect(describeUpdate(stateWith({ page }), NOW)).toBe('Saved 5 s ago by Ana')
  const updated = { page: pageWith({}), updatedAt: NOW - 3_660_000, clockAheadMs: 3_600_000 }
  expect(describeUpdate(stateWith(updated), NOW)).toBe('Saved 1 min ago')
  expect(describeUpdate(stateWith({ page, isCompiling: true }), NOW)).toBe('Compiling…')
  // A page that was deleted or never existed.
  expect(describeUpdate(stateWith({ updatedAt: NOW - 60_000 }), NOW)).toBeUndefined()
})

test.each<[BuildState, string | undefined]>([
  [{ state: 'none' }, undefined],
  [{ state: 'building', startedAt: at(5000), tookMs: 25_000 }, 'building, about 20 s left'],
  [{ state: 'building', startedAt: at(60_000), tookMs: 25_000 }, 'building, nearly done'],
  [{ state: 'ready', builtRevision: 14 }, 'up to date'],
  [{ state: 'ready', builtRevision: 13 }, '1 change behind'],
  [{ state: 'ready', builtRevision: 12 }, '2 changes behind'],
  [{ state: 'ready' }, 'ready'],
  [{ state: 'ready', builtRevision: 14, waiting: { count: 1, files: ['src/site.ts'] } }, 'src/site.ts waits'],
  [
    { state: 'ready', builtRevision: 12, waiting: { count: 61, files: ['content/redirects.yml', 'src/site.ts'] } },
    '2 changes behind, content/redirects.yml and 60 more wait',
  ],
  [{ state: 'none', waiting: { count: 1, files: ['package.json'] } }, 'none, package.json waits'],
])('describes the preview build %j as "%s"', (build, words) =>
  expect(describeBuild(stateWith({ build }), NOW)).toBe(words),
)

test('announces problems to screen readers, but not saves', () => {
  const before = describeForScreenReaders(stateWith({ revision: 1, updatedAt: 1 }))
  expect(describeForScreenReaders(stateWith({ revision: 2, updatedAt: 2 }))).toBe(before)
  expect(before).toBe('Preview: Live')
  const problems = [{ file: 'a.md', line: 1, column: 1, message: 'No.' }]
  expect(describeForScreenReaders(stateWith({ status: 'offline', problems }))).toBe('Preview: Offline, 1 problem')
})
