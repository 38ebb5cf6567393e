import { buildGraphqlTypes, defineData, definePages } from '@galley/core/collections'
import { docs, pages } from '@galley/core/presets'
import { addPresets } from './node-types'

test('adds the type of posts to a site without posts, because queries of the theme use it', () => {
  const collections = { docs: definePages({ ...docs, source: ['**/*.md'] }) }
  const all = addPresets(collections)
  expect(all['docs']).toBe(collections.docs)
  expect(all['posts']).toMatchObject({ typeName: 'Post', source: [] })
  expect(buildGraphqlTypes(all)).toContain('authors: [Author!]! @link(by: "slug") @withoutMissing')
})

test('adds no preset for a type that the site declares', () => {
  const authors = defineData({ typeName: 'Author', description: 'A writer.', source: ['people/*.yml'], fields: {} })
  const all = addPresets({ pages: definePages({ ...pages, source: [] }), authors })
  expect(Object.values(all).filter(({ typeName }) => typeName === 'Author')).toEqual([authors])
})
