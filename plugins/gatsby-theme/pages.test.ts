import { FILE_TYPES } from '@galley/core/collections'
import { site } from '@galley/site'
import { createSchemaCustomization } from './pages'

test('turns inference off for the FlexSearch indexes of areas that the site lists', () => {
  const [docs, blog] = site.search.areas
  const plugin = (name: string, index?: string) => ({ name, pluginOptions: { name: index } })
  const flattenedPlugins = [
    plugin('gatsby-source-filesystem', blog!.name),
    plugin('gatsby-plugin-local-search', docs!.name),
    plugin('gatsby-plugin-local-search', 'an index of the site'),
  ]
  const types: string[] = []
  const api = {
    actions: { createTypes: (type: string) => types.push(type) },
    store: { getState: () => ({ flattenedPlugins }) },
  }
  const customize = createSchemaCustomization as (api: object) => void
  customize(api)
  expect(types).toEqual([FILE_TYPES, 'type LocalSearchDocs implements Node @dontInfer'])
})
