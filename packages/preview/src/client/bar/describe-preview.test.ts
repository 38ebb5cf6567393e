import type { BuildState, PreviewPage } from '@galley/core/preview'
import type { PreviewState } from '../preview-state'
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
  ...change,
})
const pageWith = (change: Partial<PreviewPage>) => ({ changedImages: [], ...change }) as unknown as PreviewPage

test.each([
  [-5000, 'just now'],
  [1999, 'just now'],
  [5000, '5 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [86_400_000, '1 day ago'],
  [3 * 86_400_000, '3 days ago'],
])('formats an age of %i milliseconds as "%s"', (age, words) => expect(describeAge(NOW - age, NOW)).toBe(words))

test('counts down to the next attempt, only while offline', () => {
  expect(describeRetry(stateWith({ status: 'offline', retryAt: NOW + 4200 }), NOW)).toBe(', trying again in 5 s')
  expect(describeRetry(stateWith({ status: 'offline', retryAt: NOW - 1 }), NOW)).toBe(', trying again…')
  expect(describeRetry(stateWith({ status: 'live', retryAt: NOW + 4200 }), NOW)).toBe('')
})

test.each([
  ['new', 'New'],
  ['changed', 'Changed'],
  ['moved', 'Moved'],
  ['deleted', 'Deleted'],
  [undefined, 'No changes on this page'],
] as const)('describes a page in the state "%s" as "%s"', (state, words) =>
  expect(describePage(stateWith({ page: pageWith(state ? { state } : {}) })).words).toBe(words),
)

test('describes a page as changed for `showsChanges`, but not for changed images alone', () => {
  const wordsOf = (page: Partial<PreviewPage>) => describePage(stateWith({ page: pageWith(page) })).words
  expect(wordsOf({ showsChanges: true })).toBe('Changed')
  expect(wordsOf({ changedImages: ['docs/a.png'] })).toBe('No changes on this page')
})

test.each([
  ['changed', 'Changed'],
  ['deleted', 'Deleted'],
] as const)('reads the state "%s" of a page that has not loaded from the changes', (state, words) => {
  const changes = [{ file: 'docs.md', kind: 'page', state, path: '/docs', title: 'Docs' } as const]
  expect(describePage(stateWith({ changes })).words).toBe(words)
})

test('describes the old path of a page as moved', () => {
  const moved = { file: 'b.md', kind: 'page', state: 'moved', from: '/docs', path: '/b', title: 'Docs' } as const
  expect(describePage(stateWith({ changes: [moved] })).words).toBe('Moved')
  // This includes a new page.
  expect(describePage(stateWith({ changes: [{ ...moved, state: 'new' }] })).words).toBe('Moved')
})

test.each([
  ['missing', 'No page here'],
  ['hidden', 'Your link is for other pages'],
] as const)('describes a page that is %s as "%s"', (absence, words) => {
  expect(describePage(stateWith({ absence })).words).toBe(words)
})

test.each([
  [['/docs/setup'], 'Your link is for /docs/setup'],
  [['/a', '/b/**', '/c', '/d'], 'Your link is for /a, /b/**, /c and others'],
])('lists the pages of a link for %j on another page', (paths, words) => {
  const session = { paths } as unknown as PreviewState['session']
  expect(describePage(stateWith({ absence: 'hidden', session })).words).toBe(words)
})

test('describes the time and author of a save, by the clock of the server', () => {
  const page = pageWith({ savedAt: at(5000), author: 'Ana' })
  expect(describeUpdate(stateWith({ page }), NOW)).toBe('Saved 5 s ago by Ana')
  const late = NOW - 3_600_000
  expect(describeUpdate(stateWith({ page, clockAheadMs: 3_600_000 }), late)).toBe('Saved 5 s ago by Ana')
  expect(describeUpdate(stateWith({ page: pageWith({}), updatedAt: NOW - 60_000 }), NOW)).toBe('Saved 1 min ago')
  expect(describeUpdate(stateWith({ page, isCompiling: true }), NOW)).toBe('Compiling…')
  expect(describeUpdate(stateWith({}), NOW)).toBeUndefined()
  // A page that was deleted or never existed.
  expect(describeUpdate(stateWith({ updatedAt: NOW - 60_000 }), NOW)).toBeUndefined()
})

test.each<[BuildState, string | undefined]>([
  [{ state: 'none' }, undefined],
  [{ state: 'queued' }, 'queued'],
  [{ state: 'building' }, 'building'],
  [{ state: 'building', startedAt: at(5000), tookMs: 25_000 }, 'building, about 20 s left'],
  [{ state: 'building', startedAt: at(60_000), tookMs: 25_000 }, 'building, nearly done'],
  [{ state: 'ready', builtRevision: 14 }, 'up to date'],
  [{ state: 'ready', builtRevision: 13 }, '1 change behind'],
  [{ state: 'ready', builtRevision: 12 }, '2 changes behind'],
  [{ state: 'ready' }, 'ready'],
  [{ state: 'failed' }, 'failed'],
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
