import { compareFields, readComparedPage } from './compared-page'

const doc = {
  id: '1',
  title: 'Ink',
  description: null,
  body: [['p', {}, 'a']],
  images: [],
  toc: [],
  // The build adds this field; drafts lack it.
  socialImage: '/social/ink.png',
  date: '2026-01-01',
}

test('finds the entry under any name', () => {
  const page = { body: doc.body, images: [], fields: { title: 'Ink', description: null, date: '2026-01-01' } }
  expect(readComparedPage({ doc })).toEqual(page)
  expect(readComparedPage({ related: [], post: doc })).toEqual(page)
  // The text of the page is code (MDX).
  expect(readComparedPage({ doc: { ...doc, body: null } })?.body).toBeNull()
})

test('returns undefined for a page of several entries, and without data', () => {
  expect(readComparedPage({ posts: { nodes: [doc] }, doc: null })).toBeUndefined()
  expect(readComparedPage(undefined)).toBeUndefined()
})

test('returns the fields that differ, with the title first', () => {
  const cover = (publicURL: string) => ({ path: 'blog/a.png', file: { publicURL } })
  const published = readComparedPage({ doc: { ...doc, tags: ['a', 'b'], cover: cover('/a1') } })
  const changed = { title: 'Inks', tags: ['a'], cover: cover('/a2'), seo: { noindex: true } }
  const draft = readComparedPage({ doc: { ...doc, ...changed } })
  expect(compareFields(published, draft)).toEqual([
    { name: 'title', published: 'Ink', draft: 'Inks' },
    { name: 'tags', published: 'a, b', draft: 'a' },
    { name: 'seo', published: undefined, draft: 'noindex: true' },
  ])
})
