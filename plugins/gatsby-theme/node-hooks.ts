import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEVELOP_NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { stop } from 'esbuild'
import type { GatsbyNode } from 'gatsby'

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // Background bundling of plugins ends with the build; esbuild would print the state of all its threads.
  process.once('exit', () => void stop())
}

/** A URL without a page shows the site's own 404 page in `gatsby develop` too, not Gatsby's, which advises to write a component. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const component = resolve('src/pages/404.tsx')
  if (page.path === DEVELOP_NOT_FOUND_PAGE && page.component !== component) actions.createPage({ ...page, component })
}

/** `~/` is `src/`, as in tsconfig.json. The folder of examples, which the theme imports from, is an empty one where the site has none. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  const examples = resolve('src/examples')
  const empty = resolve('.cache/no-examples')
  mkdirSync(empty, { recursive: true })
  actions.setWebpackConfig({
    resolve: { alias: { '~/examples': existsSync(examples) ? examples : empty, '~': resolve('src') } },
  })
}
