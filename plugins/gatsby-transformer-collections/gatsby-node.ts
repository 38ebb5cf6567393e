import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import {
  type CompiledFile,
  type CompileRequest,
  createCompileQueue,
  digestCompiler,
  findBrokenReferences,
  findCollection,
  findPathConflicts,
  folderIdOf,
  isFolderFile,
  manifestIdOf,
  pathOfFile,
  type PlacedReference,
  readLastUpdated,
  type ReferenceTarget,
} from '../../src/compiler'
import { collections } from '../../src/content.config'
import { buildGraphqlTypes, referenceKey } from '../../src/lib/collections'
import type { PlacedLink } from '../../src/lib/content-compiler'
import { draftOf, readContentPath } from '../../src/lib/content-path'
import { byPlace, formatProblem, NO_PROBLEMS_LEFT } from '../../src/lib/content-source'
import { isPreviewBuild } from '../../src/lib/preview-build'
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
  slug: string
  placedReferences: PlacedReference[]
  placedLinks: PlacedLink[]
}

/** Drafts are nodes in `develop` and in previews, and none in what is published. */
const hasDrafts = () => process.env['NODE_ENV'] !== 'production' || isPreviewBuild()

const projectDir = resolve()
const contentDir = resolve('content')
let queue: ReturnType<typeof createCompileQueue>
let lastUpdated: Map<string, string>
/** By file below `content/`: a file stays here until it compiles. */
const failed = new Map<string, CompiledFile>()
/** True after a run that told problems. */
let hadProblems = false
/** Files that are being compiled. When one changes in develop, Gatsby goes on to make pages without waiting for its node. */
const running = new Set<Promise<void>>()

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  queue = createCompileQueue(projectDir)
  lastUpdated = await readLastUpdated(contentDir)
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
  `)
}

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  // Gatsby types it as any function at all.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  createResolvers({ Query: queryRoots })
}

/** Files that Gatsby keeps from the last run are compiled again when the compiler changed, or when they failed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { cache, getNodesByType } = api
  // `develop` and `build` share a cache.
  const digest = `${digestCompiler(projectDir)} ${hasDrafts()}`
  const isNewCompiler = (await cache.get('compiler')) !== digest
  const failedBefore = ((await cache.get('failed')) ?? []) as string[]
  const files = (getNodesByType('File') as FileNode[]).filter(
    (file) => isContentFile(file) && (isNewCompiler || failedBefore.includes(file.relativePath)),
  )
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
async function compileSaved(request: CompileRequest): Promise<CompiledFile | undefined> {
  try {
    return await queue.compile(request)
  } catch (error) {
    if (!existsSync(resolve(request.contentDir, request.file))) return undefined
    // An editor that moves the file away and writes a new one: it is there again.
    if (error instanceof Error && error.message.includes('ENOENT')) return queue.compile(request)
    throw error
  }
}

async function compileNode(file: FileNode, api: NodePluginArgs) {
  const { actions, cache, createContentDigest, getNode, reporter } = api
  const path = file.relativePath
  const collection = findCollection(path)
  if (!collection && !isFolderFile(path)) {
    if (!OTHER_FILES.includes(path))
      reporter.warn(`content/${path} belongs to no collection and is not used. See src/content.config.ts.`)
    return
  }
  let compiled = await compileSaved({ contentDir, file: path, ...(collection && { collection }) })
  if (!compiled) return
  if (compiled.problems.length > 0) {
    failed.set(path, compiled)
    // With the file, Gatsby has taken away the node that was made of it.
    const good = isPreviewBuild() ? ((await cache.get(`good ${path}`)) as CompiledFile | undefined) : undefined
    if (!good) return
    compiled = good
  } else {
    failed.delete(path)
    if (isPreviewBuild()) await cache.set(`good ${path}`, compiled)
  }
  if (compiled.fields['draft'] === true && !hasDrafts()) {
    const published = getNode(compiled.id)
    if (published) actions.deleteNode(published)
    return
  }
  const fields = { ...compiled.fields, ...(collection && { lastUpdated: lastUpdated.get(path) ?? null }) }
  const node = {
    ...fields,
    id: compiled.id,
    parent: file.id,
    children: [],
    internal: {
      type: collection ? collections[collection].typeName : 'NavigationFolder',
      contentDigest: createContentDigest(fields),
      contentFilePath: file.absolutePath,
    },
  }
  await actions.createNode(node)
  actions.createParentChildLink({ parent: file, child: node })
}

/** The file below `content/` that an entry is made from. */
const fileOf = ({ internal }: EntryNode) => relative(contentDir, internal.contentFilePath ?? '')

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

/** When all nodes exist, every problem of the run is told at once. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { cache, getNodesByType, reporter } = api
  await Promise.allSettled(running)
  const fileNodes = getNodesByType('File').filter(isContentFile)
  if (hasDrafts()) await placeDrafts(fileNodes, api)
  await compileStaleLinks(api)
  if (isPreviewBuild()) createManifests(api)
  const files = fileNodes.map(({ relativePath }) => relativePath)
  for (const file of failed.keys()) if (!files.includes(file)) failed.delete(file)
  await cache.set('failed', [...failed.keys()])

  const entries = Object.entries(collections).flatMap(([collection, { kind, typeName }]) =>
    (getNodesByType(typeName) as EntryNode[]).map((node) => ({
      collection,
      kind,
      key: node[referenceKey({ kind })],
      file: fileOf(node),
      references: node.placedReferences,
      state: 'published' as const,
    })),
  )
  const pages = entries.filter(({ kind }) => kind === 'page')
  const conflicts = findPathConflicts(pages.map(({ key, file }) => ({ path: key, file: `content/${file}` })))
  const published = new Set(entries.map(({ file }) => file))
  const missing = files.filter((file) => !published.has(file)).flatMap(readMissingTarget)
  const sources = [
    ...entries.filter(({ file }) => !failed.has(file)),
    ...[...failed].map(([file, { fields }]) => ({
      file,
      references: (fields['placedReferences'] ?? []) as PlacedReference[],
    })),
  ]
  const broken = findBrokenReferences(sources, [...entries, ...missing])

  const all = [...[...failed.values()].flatMap(({ problems }) => problems), ...conflicts, ...broken].sort(byPlace)
  if (all.length === 0 && hadProblems) reporter.info(NO_PROBLEMS_LEFT)
  hadProblems = all.length > 0
  if (!hadProblems) return
  const count = all.length === 1 ? 'One problem' : `${all.length} problems`
  const report = `${count} in the content:\n\n${all.map(formatProblem).join('\n')}\n`
  if (isPreviewBuild()) reporter.warn(report)
  else reporter.panicOnBuild(report)
}

/** What a content file would be if it had become a node. */
function readMissingTarget(file: string): ReferenceTarget[] {
  const collection = findCollection(file)
  if (!collection) return []
  const place = { ...readContentPath(collection, file), path: pathOfFile(contentDir, file, collection) }
  const key = place[referenceKey(collections[collection])]
  return [{ collection, key, file, state: failed.has(file) ? 'broken' : 'draft' }]
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => queue.close()
