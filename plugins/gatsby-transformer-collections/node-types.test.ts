import { buildGraphqlTypes, defineData, definePages } from '@galley/core/collections'
import { docs, pages } from '@galley/core/presets'
import { addPresets } from './node-types'

test('a site without posts has their type, because queries of the theme name it', () => {
  const collections = { docs: definePages({ ...docs, source: ['**/*.md'] }) }
  const all = addPresets(collections)
  expect(all['docs']).toBe(collections.docs)
  expect(all['posts']).toMatchObject({ typeName: 'Post', source: [] })
  expect(buildGraphqlTypes(all)).toContain('authors: [Author!]! @link(by: "slug") @withoutMissing')
})

test('a type of the site goes before the preset of that type', () => {
  const authors = defineData({ typeName: 'Author', description: 'A writer.', source: ['people/*.yml'], fields: {} })
  const all = addPresets({ pages: definePages({ ...pages, source: [] }), authors })
  expect(Object.values(all).filter(({ typeName }) => typeName === 'Author')).toEqual([authors])
})
