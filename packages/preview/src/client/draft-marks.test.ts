import type { DraftChange } from '@galley/core/preview'
import { buildHeadingMarks, buildLinkMarks, MARK_LABELS } from './draft-marks'

const change = (fields: Partial<DraftChange>): DraftChange => ({
  file: 'docs/a.md',
  kind: 'page',
  state: 'changed',
  title: 'A',
  path: '/docs/a',
  ...fields,
})

test('marks links to changed pages with a sign and an alternative text', () => {
  const style = buildLinkMarks([change({})])
  expect(style).toContain('[href="/docs/a"],[href^="/docs/a#"]')
  expect(style).toContain(`content:"\\2060 ^" / "${MARK_LABELS.changed}"`)
  // The word joiner keeps the sign on the line of the link.
  expect(style).toContain(`content:"^\\2060 " / "${MARK_LABELS.changed}"`)
})

test('gives each state its own text', () => {
  const states = ['new', 'changed', 'moved', 'deleted'] as const
  const style = buildLinkMarks(states.map((state) => change({ state, path: `/${state}` })))
  for (const state of states) {
    expect(style).toContain(`[href="/${state}"]`)
    expect(style).toContain(`/ "${MARK_LABELS[state]}"`)
  }
})

test('marks links to the old path of a moved page', () => {
  expect(buildLinkMarks([change({ state: 'moved', from: '/docs/old' })])).toContain('[href="/docs/old"]')
})

test('returns no rules for files that are not pages', () => {
  expect(buildLinkMarks([{ file: 'a.png', kind: 'image', state: 'new', title: 'a.png' }])).toBe('')
  expect(buildHeadingMarks([])).toBe('')
})

test('leaves out links in the header and in the preview bar', () => {
  const style = buildLinkMarks([change({ path: '/' })])
  expect(style).toContain(':not(header *)')
  expect(style).toContain(':not([data-preview] *)')
})

test.each(['/a"]{}body{display:none}', '/a\\', '/a\nb', '/</style><script>'])('escapes a path such as %j', (path) => {
  const style = buildLinkMarks([change({ path })])
  const rules = style.replace(/"(?:[^"\\\n]|\\.)*"/g, '')
  expect(rules).not.toMatch(/["\n<]|body|script/)
})

test('marks links to headings of this page', () => {
  const style = buildHeadingMarks(['über', 'a"b'])
  expect(style).toContain('[href="#über"]')
  expect(style).toContain('[href="#%C3%BCber"]')
  expect(style).toContain('[href="#a\\22 b"]')
})
