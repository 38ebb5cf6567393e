import type { ContentTree } from '@galley/core/content-tree'
import type { DraftChange } from '@galley/core/preview'
import { buildHeadingMarks, buildLinkMarks, findChangedHeadings, MARK_LABELS } from './draft-marks'

const page = { file: 'docs/a.md', kind: 'page', state: 'changed', title: 'A', path: '/docs/a' } as const
const change = (fields: Partial<DraftChange>): DraftChange => ({ ...page, ...fields })

test('marks links to changed pages with a sign and an alternative text', () => {
  const style = buildLinkMarks([change({})])
  expect(style).toContain('[href="/docs/a"],[href^="/docs/a#"]')
  expect(style).toContain(`content:"\\2060 ^" / "${MARK_LABELS.changed}"`)
  // The word joiner keeps the sign on the line of the link.
  expect(style).toContain(`content:"^\\2060 " / "${MARK_LABELS.changed}"`)
})

test('gives each state its own text, and marks the old path of a moved page', () => {
  const states = ['new', 'changed', 'moved', 'deleted'] as const
  const style = buildLinkMarks(states.map((state) => change({ state, path: `/${state}` })))
  for (const state of states) expect(style).toMatch(RegExp(`\\[href="/${state}"\\][^}]*/ "${MARK_LABELS[state]}"`))
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

const heading = (id: string, text = id): ContentTree[number] => ['h2', { id }, text]
const text = (words: string): ContentTree[number] => ['p', {}, words]

const published = [text('Opening'), heading('a'), text('One'), heading('b'), text('Two')]

test('returns no heading for equal texts', () => {
  expect(findChangedHeadings(published, structuredClone(published))).toEqual([])
})

// A change above the first heading belongs to no heading.
test('returns headings that are new or renamed, or whose section has changed', () => {
  const draft = [text('Other'), heading('a', 'A!'), text('One'), heading('b'), text('Three'), heading('c')]
  expect(findChangedHeadings(published, draft)).toEqual(['a', 'b', 'c'])
})
