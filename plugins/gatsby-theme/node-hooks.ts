import { resolve } from 'node:path'
import { DEVELOP_NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { stop } from 'esbuild'
import type { GatsbyNode } from 'gatsby'

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // What plugins bundle in the background ends with the build; esbuild would print the state of all its threads.
  process.once('exit', () => void stop())
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
