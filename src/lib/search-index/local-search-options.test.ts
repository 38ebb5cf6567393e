import { localSearchTypes } from './local-search-options'

test('Gatsby infers nothing from a search index', () => {
  expect(localSearchTypes([{ name: 'docs' }, { name: 'blog' }])).toEqual([
    'type LocalSearchDocs implements Node @dontInfer { id: ID! }',
    'type LocalSearchBlog implements Node @dontInfer { id: ID! }',
  ])
})
