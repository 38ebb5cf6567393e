import { join } from 'node:path'
import { findPageNodes } from '@galley/core/collections'
import { isPreviewBuild } from '@galley/core/preview-build'
import { collections } from '@galley/site/collections'
import type { Compiler, Module } from '@rspack/core'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { writeLoadExample } from './load-examples'

/** Modules without side effects, which bundles leave out unless they use an export. */
const WITHOUT_SIDE_EFFECTS = [
  /\/src\/.*\/index\.ts$/,
  /\/src\/components(\.tsx?$|\/(?!.*\.styles\.ts$))/,
  /\/(packages|@galley)\/(core|query|search|search-engine|theme|tokens|ui)\/src\/(?!.*\.styles\.ts$)/,
]

/** The chunk with the code of the content. */
const CONTENT_CHUNK = 'content'

interface ChunkGraph {
  getModuleChunksIterable: (module: Module) => Iterable<{ name?: string }>
}

/**
 * Keeps the code of the content in one chunk. Imports with this chunk name share it. Without the group, each page that shares code with
 * the chunk would contain a copy. Importing the same module without the name makes Rspack 2.2 panic.
 */
const contentGroup = {
  name: CONTENT_CHUNK,
  chunks: 'async' as const,
  enforce: true,
  // This priority is lower than that of Gatsby's `framework`, and higher than that of Gatsby's other groups.
  priority: 35,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === CONTENT_CHUNK),
}

/** Adds the group of the content for Rspack only: webpack 5.98 fails if a group has the name of a chunk that loads after the modules. */
function groupContent(compiler: Compiler) {
  const { splitChunks } = compiler.options.optimization
  if ('rspack' in compiler && splitChunks)
    splitChunks.cacheGroups = { ...splitChunks.cacheGroups, content: contentGroup }
}

/** The module that imports examples by name. */
const LOAD_EXAMPLE = /\/theme\/src\/content\/example\/load-example\.ts$/

/** Adds the examples that pages show to the module, in one chunk per page. The content compiler has checked their file names. */
function bundleExamples(getNodesByType: NodePluginArgs['getNodesByType']) {
  const sources = writeLoadExample('./load-example.ts', findPageNodes(Object.values(collections), getNodesByType))
  const loader = join(__dirname, 'loader.cjs')
  return { test: LOAD_EXAMPLE, enforce: 'pre', use: [{ loader, options: { sources } }] }
}

/** Kept for the second stage, which has the same pages: reading 10,000 nodes again takes half a second. */
let exampleRule: ReturnType<typeof bundleExamples> | undefined

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getNodesByType, stage }) => {
  // Saves time in preview builds: nobody reads their stack traces.
  if (stage === 'build-html' && isPreviewBuild()) actions.setWebpackConfig({ devtool: false })
  if (stage === 'build-javascript') exampleRule = undefined
  // In develop, all examples are bundled.
  if (stage === 'build-html' || stage === 'build-javascript')
    actions.setWebpackConfig({ module: { rules: [(exampleRule ??= bundleExamples(getNodesByType))] } })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // Source maps would outweigh the bundles.
    devtool: false,
    module: { rules: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] },
    plugins: [groupContent],
  })
}
