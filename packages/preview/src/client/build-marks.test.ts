import type { DraftChange } from '@galley/core/preview'
import { buildHeadingMarks, buildLinkMarks, MARK_LABELS } from './build-marks'

const change = (fields: Partial<DraftChange>): DraftChange => ({
  file: 'docs/a.md',
  kind: 'page',
  state: 'changed',
  title: 'A',
  path: '/docs/a',
  ...fields,
})

test('links to a page that differs have a sign, and words for those who listen', () => {
  const style = buildLinkMarks([change({})])
  expect(style).toContain('[href="/docs/a"],[href^="/docs/a#"]')
  expect(style).toContain(`content:"\\2060 ^" / "${MARK_LABELS.changed}"`)
  // The sign never stands on a line without the link.
  expect(style).toContain(`content:"^\\2060 " / "${MARK_LABELS.changed}"`)
})

test('each state has words of its own', () => {
  const states = ['new', 'changed', 'moved', 'deleted'] as const
  const style = buildLinkMarks(states.map((state) => change({ state, path: `/${state}` })))
  for (const state of states) {
    expect(style).toContain(`[href="/${state}"]`)
    expect(style).toContain(`/ "${MARK_LABELS[state]}"`)
  }
})

test('a page that moved is marked where it was, too', () => {
  expect(buildLinkMarks([change({ state: 'moved', from: '/docs/old' })])).toContain('[href="/docs/old"]')
})

test('files that are no pages mark nothing', () => {
  expect(buildLinkMarks([{ file: 'a.png', kind: 'image', state: 'new', title: 'a.png' }])).toBe('')
  expect(buildHeadingMarks([])).toBe('')
})

test('the header, and what an editor sees of the preview, are not marked', () => {
  const style = buildLinkMarks([change({ path: '/' })])
  expect(style).toContain(':not(header *)')
  expect(style).toContain(':not([data-preview] *)')
})

test.each(['/a"]{}body{display:none}', '/a\\', '/a\nb', '/</style><script>'])(
  'a path such as %j ends no string of the style',
  (path) => {
    const style = buildLinkMarks([change({ path })])
    // Without its strings, only the rules are left.
    const rules = style.replace(/"(?:[^"\\\n]|\\.)*"/g, '')
    expect(rules).not.toMatch(/["\n<]|body|script/)
  },
)

test('links to headings of this page are marked', () => {
  const style = buildHeadingMarks(['über', 'a"b'])
  expect(style).toContain('[href="#über"]')
  expect(style).toContain('[href="#%C3%BCber"]')
  expect(style).toContain('[href="#a\\22 b"]')
})
