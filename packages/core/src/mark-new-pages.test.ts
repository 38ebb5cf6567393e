import { site } from '@galley/testing/site.fixture'
import { markNewPages } from './mark-new-pages'
import type { NavigationItem } from './navigation'
import { setTranslations } from './translations'
import type { Version } from './versions'

const versions: Version[] = [
  { name: '3', label: '3.x', state: 'next' },
  { name: '2', label: '2.x', state: 'current' },
  { name: '1', label: '1.x', state: 'unmaintained' },
]

const page = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path,
  path,
  stem: path.slice(1).replace(/^docs\/(?=\d)/, 'docs@'),
  ...more,
})
const docs = (stem: string, path: string, ...children: NavigationItem[]) => page(path, { stem, page: false, children })

/** Returns the badges of a marked tree by path. */
function badgesOf(navigation: NavigationItem[], facts: Partial<typeof site> = { versions }) {
  const list = (items: readonly NavigationItem[]): [string, string][] =>
    items.flatMap(({ path, badge, children = [] }) => [
      ...(badge === undefined ? [] : [[path, badge] satisfies [string, string]]),
      ...list(children),
    ])
  return Object.fromEntries(list(markNewPages(navigation, { ...site, ...facts })))
}

const older = docs('docs@1', '/docs/1', page('/docs/1/a'), page('/docs/1/old'))

test('pages that the next older version lacks have a badge', () => {
  const folder = page('/docs/folder', { page: false, children: [page('/docs/folder/b')] })
  const navigation = [
    page('/about'),
    docs('docs', '/docs', page('/docs/a'), folder),
    older,
    docs('docs@3', '/docs/3', page('/docs/3/a'), page('/docs/3/folder/b'), page('/docs/3/c')),
  ]
  expect(badgesOf(navigation)).toEqual({ '/docs/folder/b': 'New in 2.x', '/docs/3/c': 'New in 3.x' })
})

test('a page keeps its own badge', () => {
  const navigation = [docs('docs', '/docs', page('/docs/a'), page('/docs/b', { badge: 'Beta' })), older]
  expect(badgesOf(navigation)).toEqual({ '/docs/b': 'Beta' })
})

test('a version that shares no page with the older version has no badges', () => {
  expect(badgesOf([docs('docs', '/docs', page('/docs/b')), older])).toEqual({})
})

test('without versions, no page has a badge', () => {
  expect(badgesOf([docs('docs', '/docs', page('/docs/a'))], { versions: [] })).toEqual({})
})

test('a translation with a slug is the same page in both versions', () => {
  setTranslations(['de'])
  const navigation = [
    docs('docs', '/de/docs', page('/de/docs/eins', { stem: 'docs/a' }), page('/de/docs/b', { stem: 'docs/b' })),
    docs('docs@1', '/de/docs/1', page('/de/docs/1/a', { stem: 'docs@1/a' })),
  ]
  expect(badgesOf(navigation)).toEqual({ '/de/docs/b': 'New in 2.x' })
  setTranslations([])
})
