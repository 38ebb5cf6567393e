import { join, resolve } from 'node:path'
import {
  type CompiledFile,
  type ContentFile,
  type ContentStore,
  createCompileQueue,
  createContentStore,
  type FileHistory,
  describeUnread,
  findLinkedFolders,
  findUnused,
  listDownloads,
  listFiles,
  listUnpublished,
  manifestIdOf,
  readGivenHistory,
  watchSources,
  writeEditorFiles,
} from '@galley/content'
import { buildGraphqlTypes, type PageNode } from '@galley/core/collections'
import { draftOf, isContentFile, publishedOf } from '@galley/core/content-path'
import { mergeRuns } from '@galley/core/merge-runs'
import { packFields, type PackedField, unpackField } from '@galley/core/packed-fields'
import { isPreviewBuild } from '@galley/core/preview-build'
import { passProblems } from '@galley/core/run-problems'
import { passUnpublished } from '@galley/core/unpublished-pages'
import { createProgress } from '@galley/node/progress'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import { addPresets } from './all-types'
import { describeFiles, TYPE_NAME as FAULTY_TYPE } from './files-with-problems'
import { imageFields } from './image-fields'
import { readNodesBy, summarize } from './list-nodes'
import { publishDownloads } from './publish-downloads'
import { queryRoots } from './query-roots'
import { referringFields } from './referring-fields'

interface FileNode extends Node {
  absolutePath: string
  relativePath: string
  sourceInstanceName: string
}

/** The content of the last run, and the digest of its compiler: another compiler may give other fields. */
interface LastRun {
  compiler: string
  files: ContentFile[]
}

/** The last result of a file that was shown, and the digest of its compiler. */
interface GoodVersion {
  compiler: string
  compiled: CompiledFile
}

/** Drafts are nodes in `develop` and in previews only. */
const hasDrafts = () => process.env['NODE_ENV'] !== 'production' || isPreviewBuild()

/** Whether a file with problems is shown. An MDX page is built from the file itself. */
const showsFaulty = (path: string) => hasDrafts() && !path.endsWith('.mdx')

const pageTypes = Object.values(collections).flatMap(({ kind, typeName }) => (kind === 'page' ? typeName : []))

const contentDir = resolve('content')
let queue: ReturnType<typeof createCompileQueue>
let compiler: string
let histories: Map<string, FileHistory>
/** Undefined until `sourceNodes`. */
let store: ContentStore | undefined
let sources: ReturnType<typeof watchSources> | undefined

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  // `develop` keeps the threads for the next save.
  queue = createCompileQueue(resolve(), { idleTimeout: 60_000 })
  store = undefined
  // `develop` and `build` share a cache.
  compiler = `${await queue.digest()} ${hasDrafts()}`
  // Gatsby reads all files meanwhile.
  queue.warmUp()
  histories = await readGivenHistory(contentDir, process.env, site).catch((error: unknown) => {
    reporter.warn(`Pages show no "last updated" date. ${(error as Error).message}\nCorrect it, then build again.`)
    return new Map()
  })
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  const loader = join(__dirname, 'linked-files-loader.cjs')
  actions.setWebpackConfig({ module: { rules: [{ test: /\.mdx$/, enforce: 'pre', use: [{ loader }] }] } })
}

/** A response of Gatsby's development server. */
interface FileResponse {
  sendFile(path: string, options: { dotfiles: 'allow' }): void
}

/** Gatsby's development server. */
interface DevelopServer {
  get(path: string, handle: (request: { path: string }, response: FileResponse, next: () => void) => void): void
}

interface LinkField {
  resolve: (...given: unknown[]) => Promise<unknown[] | null>
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // In `develop` and in previews, files with problems are shown: a list may refer to what is not there.
  actions.createFieldExtension({
    name: 'withoutMissing',
    extend: (_options: object, { resolve }: LinkField) => ({
      resolve: async (...given: unknown[]) => (await resolve(...given))?.filter(Boolean) ?? [],
    }),
  })
  actions.createTypes(buildGraphqlTypes(addPresets(collections)))
  actions.createTypes(`
    """A folder of content as its .navigation.yml describes it."""
    type NavigationFolder implements Node @dontInfer {
      """Path that the pages in it share."""
      path: String!
      """The folder below content/, order numbers kept."""
      stem: String!
      """True hides the folder and all in it from navigation."""
      hidden: Boolean!
      """Title, icon and flags."""
      config: JSON!
    }

    """A content file that something is wrong with. \`gatsby develop\` shows it; a build that has one fails."""
    type ${FAULTY_TYPE} implements Node @dontInfer {
      """Path of its page; null for a file that makes none."""
      path: String
      """True when the file cannot be shown: its page is the last good version, if there is one."""
      isBroken: Boolean!
      """False when there is nothing to show at its path but the problems."""
      hasPage: Boolean!
      """What is wrong, each with file, line, column and message."""
      problems: JSON!
    }
  `)
}

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  readNodesBy(api.getNodesByType)
  // Gatsby declares it as a function of any type.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  const unpacked = (name: PackedField) => ({ resolve: (node: PageNode) => unpackField(node, name) })
  const fields = { body: unpacked('body'), toc: unpacked('toc'), sections: unpacked('sections') }
  const pageFields = Object.fromEntries(pageTypes.map((typeName) => [typeName, fields]))
  createResolvers({ Query: queryRoots, ...pageFields, ...imageFields })
  createResolvers(referringFields)
}

const isInContent = (node: Node): node is FileNode =>
  node.internal.type === 'File' && (node as FileNode).sourceInstanceName === 'content'

const isContent = (node: Node): node is FileNode => isInContent(node) && isContentFile(node.relativePath)

/** Gatsby knows all files now. Compiles those that changed since the last run. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const progress = createProgress('content files are compiled', api.reporter.info)
  store = createContentStore({
    contentDir,
    compile: async (request) => {
      progress.start()
      try {
        return await queue.compile(request)
      } finally {
        progress.end()
      }
    },
    historyOf: (file) => histories.get(file),
    hasDrafts: hasDrafts(),
    showsFaulty,
    keep: summarize,
  })
  const lastRun = (await api.cache.get('content')) as LastRun | undefined
  if (lastRun?.compiler === compiler) store.restore(lastRun.files)
  else {
    // Files are compiled again, and may be of another collection.
    deleteEntries(api, () => true)
    // Content types may have changed. Nobody writes where CI and previews are built.
    if (!isPreviewBuild() && !process.env['CI']) await writeEditorFiles(resolve())
  }
  await follow(api)
  // Gatsby itself watches content alone.
  if (process.env['NODE_ENV'] === 'development') {
    await sources?.close()
    sources = watchSources(contentDir, store, () => void follow(latestApi))
  }
}

function deleteEntries({ actions, getNodesByType }: NodePluginArgs, isDeleted: (node: Node) => boolean) {
  for (const typeName of ['NavigationFolder', ...Object.values(collections).map(({ typeName }) => typeName)])
    for (const node of getNodesByType(typeName)) if (isDeleted(node)) actions.deleteNode(node)
}

/**
 * Webpack tells Gatsby of a file that changed, but not of one that was deleted, and stops watching until the next bundle: without one,
 * no further change of an MDX page would be seen (webpack 5.98, `NodeWatchFileSystem`).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, emitter }) => {
  emitter.on('DELETE_NODE', ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === 'File') emitter.emit('SOURCE_FILE_CHANGED', (payload as FileNode).absolutePath)
  })
  // Not copied: `public/` may be served meanwhile, and stays what the last build made.
  const server = app as DevelopServer
  server.get('/static/:digest/:name', (request, response, next) => {
    const file = findDownloads().get(decodeURIComponent(request.path))
    if (file === undefined) next()
    else response.sendFile(join(contentDir, file), { dotfiles: 'allow' })
  })
}

const findDownloads = () => listDownloads(store?.files().flatMap(({ entry }) => entry ?? []) ?? [])

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  publishDownloads(contentDir, resolve('public'), findDownloads())

/** Calls `onCreateNode` for files of `content/` only. */
export const shouldOnCreateNode: GatsbyNode<FileNode>['shouldOnCreateNode'] = ({ node }) => isContent(node)

/** Called for a file that is saved in `develop`. */
export const onCreateNode: GatsbyNode<FileNode>['onCreateNode'] = async (api) => {
  if (!store) return
  saved.add(api.node.relativePath)
  await follow(api)
}

/** Files that Gatsby reported since the last run of `followNow`. A first build reports every file, one after the other. */
let saved = new Set<string>()
let latestApi: NodePluginArgs
/** Files that were compared with their nodes: once is enough for a file that does not change. */
const checked = new WeakSet<ContentFile>()
const followMerged = mergeRuns(() => followNow(latestApi))

/** Updates the store from Gatsby's files, and Gatsby's nodes from the store. */
function follow(api: NodePluginArgs) {
  latestApi = api
  return followMerged()
}

async function followNow(api: NodePluginArgs) {
  const { actions, getNode, getNodesByType } = api
  const reported = saved
  saved = new Set()
  const nodes = new Map(
    getNodesByType('File')
      .filter(isContent)
      .map((node) => [node.relativePath, node]),
  )
  const before = new Map(store!.allFiles())
  const changed = [...nodes].flatMap(([file, { internal }]) =>
    before.get(file)?.digest === internal.contentDigest ? [] : [file],
  )
  const gone = [...before.keys()].filter((file) => !nodes.has(file))
  const update = await store!.update([...changed, ...gone])

  const shown = new Map(store!.files().map((one) => [one.file, one]))
  // A build that stopped in between may have lost nodes, and a commit gives files another date.
  const isCurrent = ({ entry }: ContentFile) => {
    const node = entry && getNode(entry.id)
    return !entry || (node !== undefined && historyKey(node) === historyKey(entry))
  }
  const outdated = [...shown.values()].filter((one) => !checked.has(one) && !isCurrent(one)).map(({ file }) => file)
  // A new draft hides its published file; a deleted one shows it again.
  const touched = [...reported, ...update.changed, ...outdated].flatMap((file) => [
    file,
    draftOf(file),
    publishedOf(file),
  ])
  for (const file of new Set(touched)) {
    const one = shown.get(file)
    const known = before.get(file)
    const old = getNode(known?.entry?.id ?? '')
    if (old && old.id !== one?.entry?.id) actions.deleteNode(old)
    // A run that stopped deleted it, and Gatsby has not kept which queries had found it.
    else if (!old && known?.entry && !nodes.has(file)) await deleteAgain(known, actions)
    // The file was deleted while it was compiled: nothing would ever delete its node.
    const parent = getNode(nodes.get(file)?.id ?? '')
    if (!one?.entry || !parent) continue
    const fresh = update.compiled.get(file)
    if (fresh && showsFaulty(file))
      await api.cache.set(`good ${file}`, { compiler, compiled: fresh } satisfies GoodVersion)
    const compiled = fresh ?? (isCurrent(one) ? undefined : await compileAgain(one, api))
    if (compiled) await createEntry(one, compiled, parent as FileNode, api)
  }
  for (const one of shown.values()) checked.add(one)
}

/** Makes Gatsby run the queries that have found an entry. */
async function deleteAgain({ collection, entry }: ContentFile, actions: NodePluginArgs['actions']) {
  const node = {
    id: entry!.id,
    parent: null,
    children: [],
    internal: { type: typeOf(collection), contentDigest: 'gone' },
  }
  await actions.createNode(node)
  actions.deleteNode(node)
}

const typeOf = (collection: ContentFile['collection']) =>
  collection ? collections[collection].typeName : 'NavigationFolder'

/** Differs when Git knows another date or other contributors. */
const historyKey = (of: object) => {
  const { lastUpdated, contributors } = of as Partial<FileHistory>
  return JSON.stringify([lastUpdated, contributors])
}

/** The last result of a file that was shown. */
async function compileAgain({ file, collection }: ContentFile, { cache }: NodePluginArgs) {
  const good = (await cache.get(`good ${file}`)) as GoodVersion | undefined
  if (good?.compiler === compiler) return good.compiled
  const compiled = await queue.compile({ contentDir, file, ...(collection && { collection }) })
  return compiled.isBroken ? undefined : compiled
}

async function createEntry(
  { collection, entry }: ContentFile,
  compiled: CompiledFile,
  parent: FileNode,
  { actions, createContentDigest }: NodePluginArgs,
) {
  const typeName = typeOf(collection)
  const fields = {
    ...(pageTypes.includes(typeName) ? packFields(compiled.fields) : compiled.fields),
    // From the store: the queue does not set it.
    ...(entry && 'lastUpdated' in entry && { lastUpdated: entry.lastUpdated, contributors: entry.contributors }),
  }
  const node = {
    ...fields,
    id: compiled.id,
    parent: parent.id,
    children: [],
    internal: {
      type: typeName,
      contentDigest: createContentDigest(fields),
      contentFilePath: parent.absolutePath,
    },
  }
  // No child of its File node: with a save, Gatsby would delete it until the file is compiled, and pages that are made meanwhile would leave it out.
  await actions.createNode(node)
}

/** Creates a node manifest for each page, by which "Open in preview" knows when a preview build has that version. */
function createManifests({ actions, getNode }: NodePluginArgs) {
  for (const { kind, entry, digest } of store!.files()) {
    const node = kind === 'page' && entry && getNode(entry.id)
    if (node) actions.unstable_createNodeManifest({ manifestId: manifestIdOf(node.id, digest), node })
  }
}

/** Reports every problem of the content when all nodes exist. In `develop`, the page of a broken file shows its problems. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  // In `develop`, Gatsby makes pages without waiting for the nodes of changed files; and files may have been deleted, or problems solved.
  await follow(api)
  if (process.env['NODE_ENV'] !== 'development') {
    // A build compiles nothing more: the threads give their memory back.
    await queue.close()
    // What a run made that stopped before it noted so. Gatsby has deleted the nodes of files that are gone by now.
    deleteEntries(api, ({ parent }) => !api.getNode(parent ?? ''))
  }
  await api.cache.set('content', { compiler, files: store!.save() } satisfies LastRun)
  if (isPreviewBuild()) createManifests(api)
  await passUnpublished(api.getCache, listUnpublished(store!))
  const names = await listFiles(contentDir)
  const others = [...findUnused(names, store!.sources()), ...findLinkedFolders(contentDir, names)]
  await passProblems(api.getCache, 'content', [...store!.problems(), ...others])
  const unread = describeUnread(store!)
  if (unread !== undefined) api.reporter.warn(unread)
  showProblems(describeFiles(store!), api)
}

/** Keeps one node for each file with problems. In `develop`, a file without a page gets one that shows them. */
function showProblems(
  faulty: ReturnType<typeof describeFiles>,
  { actions, createContentDigest, getNodesByType }: NodePluginArgs,
) {
  const ids = new Set(faulty.map(({ id }) => id))
  for (const node of getNodesByType(FAULTY_TYPE)) if (!ids.has(node.id)) actions.deleteNode(node)
  for (const file of faulty) {
    const internal = { type: FAULTY_TYPE, contentDigest: createContentDigest(file) }
    void actions.createNode({ ...file, parent: null, children: [], internal })
    const { id, path, title, collection, hasPage } = file
    if (process.env['NODE_ENV'] === 'production' || path === null || hasPage) continue
    const component = require.resolve('@galley/app/problem-page')
    actions.createPage({ path, component, context: { title, collection }, ownerNodeId: id })
  }
}
