import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { FILE_TYPES, type PageEntry } from '@galley/core/collections'
import { CONFIG_FILE, findRouteProblems, listPages } from '@galley/core/route-table'
import { DEVELOP_NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { stop } from 'esbuild'
import type { GatsbyNode } from 'gatsby'
import { collections, disabledAreas, routes } from './src/content.config'

/*
 * Collections are sourced in `plugins/gatsby-transformer-collections`: its `sourceNodes` turns the files of content/ into nodes. Redirects are created
 * in `plugins/gatsby-plugin-redirects`, once all pages are known. Pages are created here.
 */

type PageSource = Pick<PageEntry, 'id' | 'path' | 'extension'> & { internal: { contentFilePath: string } }

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // What plugins bundle in the background ends with the build; esbuild would print the state of all its threads.
  process.once('exit', () => void stop())
}

/** Creates the pages: the route table in `src/content.config.ts` says which template renders which entry. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType, reporter }) => {
  const entries = [...new Set(routes.map(({ collection }) => collection))].flatMap((collection) =>
    (getNodesByType(collections[collection].typeName) as unknown as PageSource[]).map(
      ({ id, path, extension, internal }) => ({ collection, id, path, extension, internal }),
    ),
  )
  const problems = findRouteProblems({
    routes,
    disabledAreas,
    pages: entries,
    files: await readdir(resolve('src/templates')),
    source: await readFile(resolve(CONFIG_FILE), 'utf8'),
  })
  if (problems.length > 0) reporter.panicOnBuild(`Pages that cannot be made:\n\n${problems.join('\n')}\n`)
  for (const { entry, path, template, variables } of listPages(routes, entries)) {
    const source = entry.extension === 'mdx' ? `?__contentFilePath=${entry.internal.contentFilePath}` : ''
    const component = resolve(`src/templates/${template}.tsx`) + source
    actions.createPage({ path, component, context: { id: entry.id, ...variables }, ownerNodeId: entry.id })
  }
}

/** A URL without a page shows the site's own 404 page in `gatsby develop` too, not Gatsby's, which advises to write a component. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const component = resolve('src/pages/404.tsx')
  if (page.path === DEVELOP_NOT_FOUND_PAGE && page.component !== component) actions.createPage({ ...page, component })
}

/** `~/` is `src/`, as in tsconfig.json. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve('src') } } })
}

/** A site may complete the types of others; from a plugin Gatsby warns of it. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(FILE_TYPES)
}
