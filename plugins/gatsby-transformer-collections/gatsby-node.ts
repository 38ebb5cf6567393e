import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import {
  type CompiledFile,
  type CompileRequest,
  createCompileQueue,
  digestCompiler,
  findCollection,
  findSharedProblems,
  folderIdOf,
  isDisabled,
  isFolderFile,
  manifestIdOf,
  pathOfFile,
  type PlacedFile,
  placeFile,
  readLastUpdated,
} from '../../src/compiler'
import { collections, type CollectionName } from '../../src/content.config'
import { buildGraphqlTypes } from '../../src/lib/collections'
import type { PlacedLink } from '../../src/lib/content-compiler'
import { draftOf, readContentPath } from '../../src/lib/content-path'
import { byPlace } from '../../src/lib/content-source'
import { type ContentTree, packBody, unpackBody } from '../../src/lib/content-tree'
import { isPreviewBuild } from '../../src/lib/preview-build'
import { passProblems } from '../../src/lib/run-problems'
import { createProgress } from './compile-progress'
import { describeFiles, TYPE_NAME as FAULTY_TYPE } from './files-with-problems'
import { queryRoots } from './query-roots'

const CONTENT_FILE = /\.(mdx?|ya?ml|json|csv)$/
const OTHER_FILES = ['redirects.yml']

interface FileNode extends Node {
  absolutePath: string
  relativePath: string
  sourceInstanceName: string
}

/** What every node of a collection has, whatever its fields. */
interface EntryNode extends Node {
  path: string
  placedLinks: PlacedLink[]
}

/** What a file last was without problems, and what compiled it: another compiler may give other fields. */
interface GoodVersion {
  compiler: string
  compiled: CompiledFile
}

/** Drafts are nodes in `develop` and in previews, and none in what is published. */
const hasDrafts = () => process.env['NODE_ENV'] !== 'production' || isPreviewBuild()

/** Whether the last good version of a file stands in for it while it has problems. The code of an MDX page is in the file itself. */
const keepsGood = (path: string) => hasDrafts() && !path.endsWith('.mdx')

const pageTypes = Object.values(collections).flatMap(({ kind, typeName }) => (kind === 'page' ? typeName : []))

const projectDir = resolve()
const contentDir = resolve('content')
let queue: ReturnType<typeof createCompileQueue>
let compilerDigest: string
let lastUpdated: Map<string, string>
const progress = createProgress()
/** By file below `content/`: a file stays here until it compiles. */
const failed = new Map<string, CompiledFile>()
/** Files that are being compiled. When one changes in develop, Gatsby goes on to make pages without waiting for its node. */
const running = new Set<Promise<void>>()

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  queue = createCompileQueue(projectDir)
  compilerDigest = digestCompiler(projectDir)
  lastUpdated = await readLastUpdated(contentDir).catch((error: unknown) => {
    reporter.warn(`Pages show no "last updated" date. ${(error as Error).message}\nCorrect it, then build again.`)
    return new Map()
  })
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(buildGraphqlTypes(collections))
  actions.createTypes(`
    """A folder of content as its .navigation.yml describes it."""
    type NavigationFolder implements Node @dontInfer @childOf(types: ["File"]) {
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
      """True when the file alone has problems, so that only its last good version can be shown."""
      isBroken: Boolean!
      """False when there is nothing to show at its path but the problems."""
      hasPage: Boolean!
      """What is wrong, each with file, line, column and message."""
      problems: JSON!
    }
  `)
}

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  // Gatsby types it as any function at all.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  const body = { resolve: (node: { body: string | null }) => unpackBody(node.body) }
  createResolvers({ Query: queryRoots, ...Object.fromEntries(pageTypes.map((typeName) => [typeName, { body }])) })
}

/** Files that Gatsby keeps from the last run are compiled again when the compiler changed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { cache, getNodesByType } = api
  // `develop` and `build` share a cache.
  const digest = `${compilerDigest} ${hasDrafts()}`
  if ((await cache.get('compiler')) === digest) return
  const files = getNodesByType('File').filter(isContentFile)
  await Promise.all(files.map((file) => compileNode(file, api)))
  await cache.set('compiler', digest)
}

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  (node as FileNode).sourceInstanceName === 'content' &&
  CONTENT_FILE.test((node as FileNode).relativePath)

/**
 * Webpack tells Gatsby of a file that changed, but not of one that was deleted, and stops watching until the next bundle: without one,
 * no further change of an MDX page would be seen (webpack 5.98, `NodeWatchFileSystem`).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ emitter }) => {
  emitter.on('DELETE_NODE', ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === 'File') emitter.emit('SOURCE_FILE_CHANGED', (payload as FileNode).absolutePath)
  })
}

/** Only files of `content/` come further. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isContentFile(node as unknown as Node)

export const onCreateNode: GatsbyNode['onCreateNode'] = async (api) => {
  const compiling = compileNode(api.node as unknown as FileNode, api)
  running.add(compiling)
  try {
    await compiling
  } finally {
    running.delete(compiling)
  }
}

/** Compiles a file; undefined when it has gone meanwhile, as files do that editors write for a moment: Gatsby then takes its node away. */
async function compileSaved(
  { absolutePath }: FileNode,
  request: CompileRequest,
  { reporter }: NodePluginArgs,
): Promise<CompiledFile | undefined> {
  progress.start()
  try {
    return await queue.compile(request)
  } catch (error) {
    if (!existsSync(absolutePath)) return undefined
    // An editor that moves the file away and writes a new one: it is there again.
    if (error instanceof Error && error.message.includes('ENOENT')) return await queue.compile(request)
    throw error
  } finally {
    progress.end(reporter.info)
  }
}

async function compileNode(file: FileNode, api: NodePluginArgs) {
  const { actions, cache, createContentDigest, getNode, reporter } = api
  const path = file.relativePath
  const collection = findCollection(path)
  // What the last run made of it, when it belonged to another collection, or to an area that is disabled since.
  for (const name of Object.keys(collections)) {
    const entry = name === collection ? undefined : getNode(readContentPath(name, path).id)
    if (entry) actions.deleteNode(entry)
  }
  if (!collection && !isFolderFile(path)) {
    if (!OTHER_FILES.includes(path) && !isDisabled(path))
      reporter.warn(`content/${path} belongs to no collection and is not used. See src/content.config.ts.`)
    return
  }
  let compiled = await compileSaved(file, { contentDir, file: path, ...(collection && { collection }) }, api)
  if (!compiled || !getNode(file.id)) {
    // Kept from the last run, or deleted while it was compiled: an entry of it would stay for good.
    failed.delete(path)
    return
  }
  if (compiled.problems.length > 0) {
    failed.set(path, compiled)
    // With the file, Gatsby has taken away the node that was made of it.
    const good = keepsGood(path) ? ((await cache.get(`good ${path}`)) as GoodVersion | undefined) : undefined
    if (good?.compiler !== compilerDigest) return
    compiled = good.compiled
  } else {
    failed.delete(path)
    const good: GoodVersion = { compiler: compilerDigest, compiled }
    if (keepsGood(path)) await cache.set(`good ${path}`, good)
  }
  if (compiled.fields['draft'] === true && !hasDrafts()) {
    const published = getNode(compiled.id)
    if (published) actions.deleteNode(published)
    return
  }
  const typeName = collection ? collections[collection].typeName : 'NavigationFolder'
  const fields = {
    ...compiled.fields,
    ...(pageTypes.includes(typeName) && { body: packBody(compiled.fields['body'] as ContentTree | null) }),
    ...(collection && { lastUpdated: lastUpdated.get(path) ?? null }),
  }
  const node = {
    ...fields,
    id: compiled.id,
    parent: file.id,
    children: [],
    internal: {
      type: typeName,
      contentDigest: createContentDigest(fields),
      contentFilePath: file.absolutePath,
    },
  }
  await actions.createNode(node)
  actions.createParentChildLink({ parent: file, child: node })
}

/** The file below `content/` that an entry is made from. */
const fileOf = ({ internal }: EntryNode) => relative(contentDir, internal.contentFilePath ?? '')

/** Compiles those files again that failed before: what they lacked, such as an image, may be there now. */
async function compileFailed(files: readonly FileNode[], api: NodePluginArgs) {
  const before = ((await api.cache.get('failed')) ?? []) as string[]
  // One on which the compiler gets lost would hold up every save of the others.
  const again = files.filter(({ relativePath: path }) => before.includes(path) && !failed.get(path)?.isStopped)
  await Promise.all(again.map((file) => compileNode(file, api)))
}

/** Compiles those files again that link to the file of a page which has taken another slug since. */
async function compileStaleLinks(api: NodePluginArgs) {
  const entries = Object.values(collections).flatMap(({ typeName }) => api.getNodesByType(typeName) as EntryNode[])
  const pathOf = new Map(entries.map((entry) => [fileOf(entry), entry.path]))
  const isStale = ({ file, target }: PlacedLink) => {
    const path = file === undefined ? undefined : pathOf.get(file)
    return path !== undefined && path !== target.split(/[?#]/)[0]
  }
  const stale = entries.filter(({ placedLinks }) => placedLinks.some(isStale))
  await Promise.all(stale.map(({ parent }) => compileNode(api.getNode(parent ?? '') as FileNode, api)))
}

/** A draft stands in the place of the published file while it is there, and gives the place back. */
async function placeDrafts(files: readonly FileNode[], api: NodePluginArgs) {
  const names = new Set(files.map(({ relativePath }) => relativePath))
  const nodeOf = (path: string) => {
    const collection = findCollection(path)
    return api.getNode(collection ? readContentPath(collection, path).id : folderIdOf(path))
  }
  for (const file of files) {
    const path = file.relativePath
    if (!findCollection(path) && !isFolderFile(path)) continue
    const draft = draftOf(path)
    const hasDraft = names.has(draft) && nodeOf(draft) !== undefined
    const node = nodeOf(path)
    if (hasDraft && node) api.actions.deleteNode(node)
    if (!hasDraft && !node && !failed.has(path)) await compileNode(file, api)
  }
}

/** Names each page's content, so that who waits for it in an exact build can tell when it is there. */
function createManifests({ actions, getNode, getNodesByType }: NodePluginArgs) {
  for (const { kind, typeName } of Object.values(collections)) {
    if (kind !== 'page') continue
    for (const node of getNodesByType(typeName)) {
      const digest = getNode(node.parent ?? '')?.internal.contentDigest ?? ''
      actions.unstable_createNodeManifest({ manifestId: manifestIdOf(node.id, digest), node })
    }
  }
}

/** When all nodes exist, every problem of the content is passed on, and shown in the place of its page in develop. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { cache, getCache, getNodesByType } = api
  await Promise.allSettled(running)
  const fileNodes = getNodesByType('File').filter(isContentFile)
  await compileFailed(fileNodes, api)
  if (hasDrafts()) await placeDrafts(fileNodes, api)
  await compileStaleLinks(api)
  if (isPreviewBuild()) createManifests(api)
  const files = fileNodes.map(({ relativePath }) => relativePath)
  for (const file of failed.keys()) if (!files.includes(file)) failed.delete(file)
  await cache.set('failed', [...failed.keys()])

  const entries = new Map<string, PlacedFile>()
  for (const [name, { typeName }] of Object.entries(collections)) {
    for (const node of getNodesByType(typeName) as EntryNode[])
      entries.set(fileOf(node), placeFile(fileOf(node), name as CollectionName, node, 'published'))
  }
  const placed = files.flatMap((file): PlacedFile[] => {
    const collection = findCollection(file)
    const compiled = failed.get(file)
    const entry = entries.get(file)
    if (!collection) return []
    // Judged by what it holds now, and not by its last good version.
    if (compiled) return [placeFile(file, collection, compiled.fields, 'broken')]
    if (entry) return [entry]
    // In develop and in previews it is a file in whose place a draft stands.
    if (hasDrafts()) return []
    return [placeFile(file, collection, { path: pathOfFile(contentDir, file, collection) }, 'draft')]
  })
  const own = [...failed.values()].flatMap(({ problems }) => problems)
  const problems = [...own, ...findSharedProblems(placed)].sort(byPlace)
  await passProblems(getCache, 'content', problems)
  showProblems(describeFiles(problems, failed, entries), api)
}

/** Keeps one node for each file with problems; in develop those without a page get one that says what is wrong. */
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
    const component = resolve('src/app/develop/problem-page.tsx')
    actions.createPage({ path, component, context: { title, collection }, ownerNodeId: id })
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => queue.close()
