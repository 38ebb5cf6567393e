import type { GatsbyNode } from 'gatsby'

export { onCreateWebpackConfig, onPreBootstrap, onPreInit } from '@galley/gatsby/gatsby-node'

/** Gatsby's Babel preset cannot compile the private methods of our packages. Only needed without Rspack, whose SWC compiles them. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  // `loose`, as in the preset for private fields.
  actions.setBabelPlugin({
    name: require.resolve('@babel/plugin-transform-private-methods'),
    options: { loose: true },
  })
}
