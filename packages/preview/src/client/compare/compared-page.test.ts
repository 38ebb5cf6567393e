import { compareFields, readComparedPage } from './compared-page'

const doc = {
  id: '1',
  title: 'Ink',
  description: null,
  body: [['p', {}, 'a']],
  images: [],
  toc: [],
  // Made by the build: no draft has one.
  socialImage: '/social/ink.png',
  date: '2026-01-01',
}

test('finds the page whatever its template calls it', () => {
  const page = { title: 'Ink', description: '', body: doc.body, images: [], fields: { date: '2026-01-01' } }
  expect(readComparedPage({ doc })).toEqual(page)
  expect(readComparedPage({ related: [], post: doc })).toEqual(page)
})

test('a page of several entries, and no page at all, cannot be compared', () => {
  expect(readComparedPage({ posts: { nodes: [doc] } })).toBeUndefined()
  expect(readComparedPage(undefined)).toBeUndefined()
})

test('a page of code has no body', () => {
  expect(readComparedPage({ doc: { ...doc, body: null } })?.body).toBeNull()
})

test('names the fields that differ, the title first, as an editor wrote them', () => {
  const published = readComparedPage({
    doc: { ...doc, tags: ['a', 'b'], cover: { path: 'blog/a.png', file: { publicURL: '/a1' } } },
  })
  const draft = readComparedPage({
    doc: {
      ...doc,
      title: 'Inks',
      tags: ['a'],
      cover: { path: 'blog/a.png', file: { publicURL: '/a2' } },
      seo: { noindex: true },
    },
  })
  expect(compareFields(published, draft)).toEqual([
    { name: 'title', published: 'Ink', draft: 'Inks' },
    { name: 'tags', published: 'a, b', draft: 'a' },
    { name: 'seo', published: undefined, draft: 'noindex: true' },
  ])
})
