import { z } from 'zod'
import { reference } from '../fields'
import { defineData, definePages } from './define-collection'
import { findReferrers, findRelated, hasRelated, listReferrers } from './referrers'

const pages = (typeName: string, fields: z.ZodRawShape) =>
  definePages({ typeName, description: '', source: [], fields })
const collections = {
  posts: pages('Post', { by: z.array(reference('people')), parts: z.array(z.object({ see: reference('docs') })) }),
  docs: pages('Doc', { posts: z.string().optional() }),
  people: defineData({ typeName: 'Person', description: '', source: [], fields: { home: reference('docs') } }),
}

test('finds collections that refer to a collection, except for names that the collection declares itself', () => {
  const referrers = ['people', 'posts', 'docs'].map((name) => listReferrers(name, collections))
  expect(referrers).toEqual([['posts'], [], ['people']])
})

test('allows related pages for collections with references', () => {
  expect(Object.values(collections).map(hasRelated)).toEqual([true, false, false])
})

const post = (path: string, date: string, ...topics: string[]) => ({
  path,
  date,
  sortKey: path,
  placedReferences: topics.map((value) => ({ field: 'topics', collection: 'topics', value, line: 1, column: 1 })),
})
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path)

const posts = [
  post('/blog/a', '2026-01-01', 'ink'),
  post('/blog/b', '2026-03-01', 'ink', 'lead'),
  post('/blog/c', '2026-02-01'),
]

test('the entries that refer to an entry are sorted by date, the newest first, or without dates in the order of the files', () => {
  expect(paths(findReferrers(posts, 'topics', 'ink'))).toEqual(['/blog/b', '/blog/a'])
  expect(findReferrers(posts, 'authors', 'ink')).toEqual([])
  const undated = [...posts].reverse().map(({ date: _, ...rest }) => rest)
  expect(paths(findReferrers(undated, 'topics', 'ink'))).toEqual(['/blog/a', '/blog/b'])
})

describe('related pages', () => {
  const page = post('/blog/own', '2026-01-01', 'all', 'common', 'rare')
  const posts = [
    page,
    post('/blog/common', '2026-05-01', 'all', 'common'),
    post('/blog/also-common', '2026-06-01', 'all', 'common'),
    post('/blog/rare', '2026-02-01', 'all', 'rare'),
    post('/blog/both', '2025-01-01', 'all', 'common', 'rare'),
    post('/blog/none', '2026-07-01', 'all'),
    post('/changelog/rare', '2026-08-01', 'all', 'rare'),
  ]

  test('are sorted by rare shared references, then by date', () => {
    const related = ['both', 'rare', 'also-common', 'common', 'none'].map((name) => `/blog/${name}`)
    expect(paths(findRelated(posts, page, 9))).toEqual(related)
  })

  test.each([
    ['two', 2, ['/blog/b']],
    ['three', 3, ['/blog/c', '/blog/b']],
  ])('are the newest other pages if all %s pages of a folder share a topic', (_words, count, related) => {
    const all = ['a', 'b', 'c', 'd'].map((name, day) => post(`/blog/${name}`, `2026-01-0${day + 1}`, 'ink'))
    expect(paths(findRelated(all.slice(0, count), all[0]!, 2))).toEqual(related)
  })

  test('are limited in number, and never contain the page itself', () => {
    const twin = posts.find(({ path }) => path === '/blog/both')!
    expect(paths(findRelated(posts, page, 1))).toEqual(['/blog/both'])
    expect(paths(findRelated(posts, twin, 2))).toEqual(['/blog/own', '/blog/rare'])
  })

  test('are empty for a page that shares nothing, and in a folder without pages', () => {
    expect(findRelated(posts, post('/blog/lead', '2026-01-02', 'lead'), 2)).toEqual([])
    expect(findRelated(posts, { ...page, path: '/other/own' }, 1)).toEqual([])
  })
})
