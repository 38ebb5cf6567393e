// The parts of a site's gatsby-config.ts, so that a site names one package for them.
export { createMdxOptions } from '@galley/content/compiler/mdx-options'
export { createNodeAdapter } from '@galley/gatsby-adapter-node'
export { ignoreIn } from '@galley/node/ignore-in'
