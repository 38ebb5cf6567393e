import type { ContentTree } from '@galley/core/content-tree'
import { findBody, findChangedHeadings } from './changed-headings'

const heading = (id: string, text = id): ContentTree[number] => ['h2', { id }, text]
const text = (words: string): ContentTree[number] => ['p', {}, words]

const published = [text('Opening'), heading('a'), text('One'), heading('b'), text('Two')]

test('returns no heading for equal texts', () => {
  expect(findChangedHeadings(published, structuredClone(published))).toEqual([])
})

test('returns headings that are new, renamed, or have another section', () => {
  const draft = [text('Other'), heading('a', 'A!'), text('One'), heading('b'), text('Three'), heading('c')]
  expect(findChangedHeadings(published, draft)).toEqual(['a', 'b', 'c'])
})

test('ignores the text above the first heading', () => {
  expect(findChangedHeadings(published, [text('Other'), ...published.slice(1)])).toEqual([])
})

test('finds the body under any name of the entry', () => {
  expect(findBody({ contentSurround: [], post: { title: 'A', body: published } })).toBe(published)
  expect(findBody({ allPost: { nodes: [] }, doc: null })).toBeUndefined()
  expect(findBody({ doc: { body: null } })).toBeUndefined()
  expect(findBody(undefined)).toBeUndefined()
})
