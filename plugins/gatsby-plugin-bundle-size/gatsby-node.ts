import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { findPageNodes } from '@galley/core/collections'
import { isPreviewBuild } from '@galley/core/preview-build'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { writeLoadExample } from './load-examples'

/** What plugins would do in a browser with options that are not set here: without them, nothing. */
const IDLE_BROWSER_FILES = ['gatsby/dist/internal-plugins/partytown/gatsby-browser.js']

/** Gatsby's registration of a service worker, which this site has none of. */
const SERVICE_WORKER_FILE = resolve('.cache/register-service-worker.js')

/** These modules do nothing when they are loaded, so they are bundled where something of them is used and nowhere else. */
const WITHOUT_SIDE_EFFECTS = [
  /\/src\/.*\/index\.ts$/,
  /\/src\/components(\.tsx?$|\/(?!.*\.styles\.ts$))/,
  /\/packages\/(core|query|search|theme|tokens|ui)\/src\/(?!.*\.styles\.ts$)/,
  /\/node_modules\/(@gatsbyjs\/reach-router|gatsby-link|gatsby-react-router-scroll|gatsby-script|invariant|prop-types)\//,
]

/** Gatsby's packages check their props with these, which React 19 ignores. */
const PROP_TYPES = resolve('plugins/gatsby-plugin-bundle-size/prop-types.cjs')

/** The chunk with the code of the content. */
const CONTENT_CHUNK = 'content'

interface ChunkGraph {
  getModuleChunksIterable: (module: object) => Iterable<{ name?: string }>
}

/**
 * Code of the content is in its chunk alone. Imports with this name share the chunk; without this group, each page that shares something
 * with it would have a copy, and the parts of it that other chunks use would be files of their own. An import of the same module without
 * the name makes Rspack 2.2 panic.
 */
const contentGroup = {
  name: CONTENT_CHUNK,
  chunks: 'async',
  enforce: true,
  // Behind Gatsby's `framework`, ahead of its other groups.
  priority: 35,
  test: (module: object, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === CONTENT_CHUNK),
}

/** Every page carries the hashes of all chunks. The server's headers know a file with a hash by at least so many digits: see `packages/core/src/site-headers`. */
const HASH_LENGTH = 10

function shortenHashes({ options }: { options: { output: { hashDigestLength?: number } } }) {
  options.output.hashDigestLength = HASH_LENGTH
}

/** The module that imports examples by name. */
const LOAD_EXAMPLE = /\/theme\/src\/content\/example\/load-example\.ts$/

/** Gives the module the examples that pages show, in a chunk for each page. The compiler has checked their file names. */
function bundleExamples(getNodesByType: NodePluginArgs['getNodesByType']) {
  const sources = writeLoadExample('./load-example.ts', findPageNodes(Object.values(collections), getNodesByType))
  const loader = resolve('plugins/gatsby-plugin-bundle-size/loader.cjs')
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
  const { resolve: find } = createRequire(resolve('package.json'))
  actions.setWebpackConfig({
    // Source maps would outweigh the bundles.
    devtool: false,
    // Gatsby drops what a plugin says of the output.
    plugins: [shortenHashes],
    module: { rules: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] },
    resolve: {
      alias: {
        'prop-types': PROP_TYPES,
        ...Object.fromEntries(
          [...IDLE_BROWSER_FILES.map((file) => find(file)), SERVICE_WORKER_FILE].map((file) => [file, false]),
        ),
      },
    },
    // Gatsby names what chunks share after those chunks, and most of ours have no name: all that any of them share would be one file.
    optimization: { splitChunks: { cacheGroups: { commons: false, content: contentGroup, shared: { name: false } } } },
  })
}
