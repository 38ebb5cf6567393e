import { join } from 'node:path'
import { findPageNodes } from '@galley/core/collections'
import { isPreviewBuild } from '@galley/core/preview-build'
import { collections } from '@galley/site/collections'
import type { Compiler, Module } from '@rspack/core'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { writeLoadExample } from './load-examples'

/** These modules do nothing when they are loaded, so they are bundled where something of them is used and nowhere else. */
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
 * Code of the content is in its chunk alone. Imports with this name share the chunk; without this group, each page that shares something
 * with it would have a copy, and the parts of it that other chunks use would be files of their own. An import of the same module without
 * the name makes Rspack 2.2 panic.
 */
const contentGroup = {
  name: CONTENT_CHUNK,
  chunks: 'async' as const,
  enforce: true,
  // Behind Gatsby's `framework`, ahead of its other groups.
  priority: 35,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === CONTENT_CHUNK),
}

/** webpack (5.98) fails where a group has the name of a chunk that does not load before the modules. */
function groupContent(compiler: Compiler) {
  const { splitChunks } = compiler.options.optimization
  if ('rspack' in compiler && splitChunks)
    splitChunks.cacheGroups = { ...splitChunks.cacheGroups, content: contentGroup }
}

/** The module that imports examples by name. */
const LOAD_EXAMPLE = /\/theme\/src\/content\/example\/load-example\.ts$/

/** Gives the module the examples that pages show, in a chunk for each page. The compiler has checked their file names. */
function bundleExamples(getNodesByType: NodePluginArgs['getNodesByType']) {
  const sources = writeLoadExample('./load-example.ts', findPageNodes(Object.values(collections), getNodesByType))
  const loader = join(__dirname, 'loader.cjs')
  return { test: LOAD_EXAMPLE, enforce: 'pre', use: [{ loader, options: { sources } }] }
}

/** Both stages of a build have the same pages, that of browsers first. To read 10,000 nodes again takes half a second. */
let exampleRule: ReturnType<typeof bundleExamples> | undefined

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getNodesByType, stage }) => {
  // An editor waits for a preview build, and reads no stack of it.
  if (stage === 'build-html' && isPreviewBuild()) actions.setWebpackConfig({ devtool: false })
  if (stage === 'build-javascript') exampleRule = undefined
  // In develop an example is there as soon as its file is.
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
