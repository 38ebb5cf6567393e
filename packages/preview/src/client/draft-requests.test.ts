import type { ChangedEvent, PreviewPage } from '@galley/core/preview'
import { isAffected } from './draft-requests'

const page = { file: 'docs/a.md', depends: ['authors'] } as unknown as PreviewPage
const event = (...files: ChangedEvent['files']): ChangedEvent => ({ revision: 1, files, hasNavigation: false })

test.each([
  ['its file', { file: 'docs/a.md', kind: 'page', path: '/docs/b' }],
  ['a page that moves to its path', { file: 'docs/c.md', kind: 'page', path: '/docs/a' }],
  ['a collection it depends on', { file: 'authors/ana.yml', kind: 'data', collection: 'authors' }],
  ['a folder', { file: 'docs/.navigation.yml', kind: 'folder' }],
  ['an image', { file: 'docs/a.png', kind: 'image' }],
] as const)('a page is affected by %s', (_what, file) => {
  expect(isAffected('/docs/a', page, event(file))).toBe(true)
})

test('a page is not affected by another page of a collection it does not depend on', () => {
  expect(
    isAffected('/docs/a', page, event({ file: 'docs/b.md', kind: 'page', collection: 'docs', path: '/docs/b' })),
  ).toBe(false)
})

test('a page that depends on "*" is affected by every file', () => {
  const any = { ...page, depends: ['*'] }
  expect(isAffected('/docs/a', any, event({ file: 'docs/b.md', kind: 'page', collection: 'docs' }))).toBe(true)
})

test('a page is affected by an event without files', () => {
  expect(isAffected('/docs/a', page, event())).toBe(true)
})

test('a path without a page is affected by pages only', () => {
  expect(isAffected('/docs/a', null, event({ file: 'docs/b.md', kind: 'page', path: '/docs/b' }))).toBe(true)
  expect(isAffected('/docs/a', null, event({ file: 'a.png', kind: 'image' }))).toBe(false)
})
