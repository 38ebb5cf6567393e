import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { collections, routes } from './src/content.config'
import { FILE_TYPES } from './src/lib/collections'

interface PageSource {
  id: string
  path: string
  extension: string
  internal: { contentFilePath: string }
}

/** Makes the pages of the route table. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const typeNames = [...new Set(routes.map(({ collection }) => collections[collection].typeName))]
  const answer: { data?: Record<string, { nodes: PageSource[] }>; errors?: unknown } = await graphql(`
    query PageSources {
      ${typeNames.map((typeName) => `${typeName}: all${typeName} { nodes { id path extension internal { contentFilePath } } }`).join('\n')}
    }
  `)
  if (!answer.data) {
    reporter.panicOnBuild('The pages could not be listed.', answer.errors as Error)
    return
  }
  for (const { collection, below, template } of routes) {
    const component = resolve(`src/templates/${template}.tsx`)
    const { nodes } = answer.data[collections[collection].typeName]!
    for (const { id, path, extension, internal } of nodes.filter((page) => page.path.startsWith(below))) {
      const source = extension === 'mdx' ? `?__contentFilePath=${internal.contentFilePath}` : ''
      actions.createPage({ path, component: component + source, context: { id }, ownerNodeId: id })
    }
  }
}

/** `~/` is `src/`, as in tsconfig.json. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve('src') } } })
}

/** A site may complete the types of others; from a plugin Gatsby warns of it. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(FILE_TYPES)
}
