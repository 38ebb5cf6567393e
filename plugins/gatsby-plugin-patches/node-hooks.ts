export { onCreateBabelConfig, onCreateWebpackConfig, onPreBootstrap, onPreInit } from '@galley/gatsby/gatsby-node'
