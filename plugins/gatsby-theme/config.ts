// Functions for a site's gatsby-config.ts, so that a site imports them from one package.
export { createMdxOptions } from '@galley/content/compiler/mdx-options'
export { createNodeAdapter } from '@galley/gatsby-adapter-node'
export { createLocalSearchOptions } from '@galley/gatsby-plugin-search-index/local-search-options'
export { ignoreIn } from '@galley/node/ignore-in'
