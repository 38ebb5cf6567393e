export { onCreateWebpackConfig, onPreBootstrap, onPreInit, pluginOptionsSchema } from '@galley/gatsby/gatsby-node'
