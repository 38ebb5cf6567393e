// Functions for a site's gatsby-config.ts, so that a site imports them from one package.
export { createMdxOptions } from '@galley/content/compiler/mdx-options'
export { createNodeAdapter } from '@galley/gatsby-adapter-node'
export { ignoreIn } from '@galley/node/ignore-in'
