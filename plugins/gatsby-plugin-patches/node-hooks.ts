export { onCreateWebpackConfig, onPreBootstrap, onPreInit } from '@galley/gatsby/gatsby-node'
