import { join, resolve } from 'node:path'
import { describeUnread, findLinkedFolders, findUnused, listFiles, listUnpublished } from '@galley/content'
import type { PageNode } from '@galley/core/collections'
import { type PackedField, unpackField } from '@galley/core/packed-fields'
import { isPreviewBuild } from '@galley/core/preview-build'
import { passProblems } from '@galley/core/run-problems'
import { passUnpublished } from '@galley/core/unpublished-pages'
import type { GatsbyNode, Node } from 'gatsby'
import { createManifests, deleteEntries, type FileNode, isContent, pageTypes } from './entry-nodes'
import { describeFiles, showProblems } from './files-with-problems'
import { imageFields } from './image-fields'
import { readNodesBy } from './list-nodes'
import { createTypes } from './node-types'
import { publishDownloads } from './publish-downloads'
import { queryRoots } from './query-roots'
import { referringFields } from './referring-fields'
import { contentDir, SiteContent } from './site-content'

/** Set by `onPreInit`, the first hook that Gatsby calls. */
let content: SiteContent

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  content = new SiteContent()
  await content.open(reporter)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  const loader = join(__dirname, 'linked-files-loader.cjs')
  actions.setWebpackConfig({ module: { rules: [{ test: /\.mdx$/, enforce: 'pre', use: [{ loader }] }] } })
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => createTypes(actions)

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  readNodesBy(api.getNodesByType)
  // Gatsby declares this function with a type parameter for any arguments.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  const unpacked = (name: PackedField) => ({ resolve: (node: PageNode) => unpackField(node, name) })
  const fields = { body: unpacked('body'), toc: unpacked('toc'), sections: unpacked('sections') }
  const pageFields = Object.fromEntries(pageTypes.map((typeName) => [typeName, fields]))
  createResolvers({ Query: queryRoots, ...pageFields, ...imageFields })
  createResolvers(referringFields)
}

/** Called when Gatsby has the nodes of all files. Compiles the files that changed since the last run. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await content.load(api)
  if (process.env['NODE_ENV'] === 'development') await content.watch()
}

/** Calls `onCreateNode` for files of `content/` only. */
export const shouldOnCreateNode: GatsbyNode<FileNode>['shouldOnCreateNode'] = ({ node }) => isContent(node)

/** Updates the entry of a file that was saved in `develop`. Files of a first build wait for `sourceNodes`. */
export const onCreateNode: GatsbyNode<FileNode>['onCreateNode'] = async (api) => {
  if (content.isLoaded) await content.noteSaved(api.node.relativePath, api)
}

/** Passes on every problem of the content when all nodes exist. In `develop`, the page of a broken file shows its problems. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  // In `develop`, Gatsby creates pages without waiting for the nodes of changed files. Files may be deleted, and problems solved.
  await content.update(api)
  const { store } = content
  if (process.env['NODE_ENV'] !== 'development') {
    await content.close()
    // Deletes entries of a run that stopped before it saved its content. Gatsby has deleted the nodes of their files.
    deleteEntries(api, ({ parent }) => !api.getNode(parent ?? ''))
  }
  await content.save(api)
  if (isPreviewBuild()) createManifests(store, api)
  await passUnpublished(api.getCache, listUnpublished(store))
  const names = await listFiles(contentDir)
  const others = [...findUnused(names, store.sources()), ...findLinkedFolders(contentDir, names)]
  await passProblems(api.getCache, 'content', [...store.problems(), ...others])
  const unread = describeUnread(store)
  if (unread !== undefined) api.reporter.warn(unread)
  showProblems(describeFiles(store), api)
}

/** A response of Gatsby's development server. */
interface FileResponse {
  sendFile(path: string, options: { dotfiles: 'allow' }): void
}

/** Gatsby's development server. */
interface DevelopServer {
  get(path: string, handle: (request: { path: string }, response: FileResponse, next: () => void) => void): void
}

/**
 * Serves downloads, and reports deleted files to webpack. Webpack reports only changed files to Gatsby, and stops watching until the next
 * bundle. Without that bundle it would miss all further changes of an MDX page (webpack 5.98, `NodeWatchFileSystem`).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, emitter }) => {
  emitter.on('DELETE_NODE', ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === 'File') emitter.emit('SOURCE_FILE_CHANGED', (payload as FileNode).absolutePath)
  })
  // Downloads are not copied to `public/`: the folder may be served meanwhile, and keeps the files of the last build.
  const server = app as DevelopServer
  server.get('/static/:digest/:name', (request, response, next) => {
    const file = content.listDownloads().get(decodeURIComponent(request.path))
    if (file === undefined) next()
    else response.sendFile(join(contentDir, file), { dotfiles: 'allow' })
  })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  publishDownloads(contentDir, resolve('public'), content.listDownloads())
