import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEVELOP_NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { stop } from 'esbuild'
import type { GatsbyNode } from 'gatsby'

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // Stops esbuild's background service. It would otherwise print the state of its threads when the build exits.
  process.once('exit', () => void stop())
}

/** Shows the site's own 404 page in `gatsby develop` instead of Gatsby's. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const component = resolve('src/pages/404.tsx')
  if (page.path === DEVELOP_NOT_FOUND_PAGE && page.component !== component) actions.createPage({ ...page, component })
}

/** Resolves `~/` to `src/`, as in tsconfig.json. A site without `src/examples`, from which the theme imports, gets an empty folder. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  const examples = resolve('src/examples')
  const empty = resolve('.cache/no-examples')
  mkdirSync(empty, { recursive: true })
  actions.setWebpackConfig({
    resolve: { alias: { '~/examples': existsSync(examples) ? examples : empty, '~': resolve('src') } },
  })
}
