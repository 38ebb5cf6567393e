import { relative, resolve } from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby'
import { collections, type CollectionName } from '../../src/content.config'
import { buildGraphqlTypes } from '../../src/lib/collections'
import { formatProblem, type ContentProblem } from '../../src/lib/content-source'
import { buildNavigation, type NavigationFolder, type NavigationPage } from '../../src/lib/build-navigation'
import { createCompileQueue, digestCompiler } from './compile-queue'
import { findPathConflicts } from './find-path-conflicts'
import { findCollection } from './find-collection'
import { readLastUpdated } from './last-updated'

const FOLDER_FILE = /(^|\/)\.navigation\.ya?ml$/
const CONTENT_FILE = /\.(mdx?|ya?ml|json|csv)$/
const OTHER_FILES = ['redirects.yml']

interface FileNode extends Node {
  absolutePath: string
  relativePath: string
  sourceInstanceName: string
}

const projectDir = resolve()
const contentDir = resolve('content')
let queue: ReturnType<typeof createCompileQueue>
let lastUpdated: Map<string, string>
/** By file below `content/`: a file stays here until it compiles. */
const problems = new Map<string, ContentProblem[]>()

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  queue = createCompileQueue(projectDir)
  lastUpdated = await readLastUpdated(contentDir)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(buildGraphqlTypes(collections))
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
  `)
}

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  // Gatsby types it as any function at all.
  const createResolvers = api.createResolvers as (resolvers: object) => void
  createResolvers({
    Query: {
      contentNavigation: {
        type: 'JSON!',
        description: 'The navigation tree of a collection: items with title, path, stem and children.',
        args: { collection: { type: 'String!', description: 'Name of the collection, such as "docs".' } },
        resolve: async (_: unknown, { collection: name }: { collection: string }, context: ResolverContext) => {
          if (!Object.hasOwn(collections, name)) {
            throw new Error(`There is no collection "${name}". Collections: ${Object.keys(collections).join(', ')}.`)
          }
          const find = async <T>(type: string) => [...(await context.nodeModel.findAll<T>({ type })).entries]
          const pages = await find<NavigationPage>(collections[name as CollectionName].typeName)
          return buildNavigation(pages, await find<NavigationFolder>('NavigationFolder'))
        },
      },
    },
  })
}

interface ResolverContext {
  nodeModel: { findAll<T>(query: { type: string }): Promise<{ entries: Iterable<T> }> }
}

/** Files that Gatsby keeps from the last run are compiled again when the compiler changed, or when they failed. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const { cache, getNodesByType } = api
  const digest = digestCompiler(projectDir)
  const isNewCompiler = (await cache.get('compiler')) !== digest
  const failed = ((await cache.get('failed')) ?? []) as string[]
  const files = (getNodesByType('File') as FileNode[]).filter(
    (file) => isContentFile(file) && (isNewCompiler || failed.includes(file.relativePath)),
  )
  await Promise.all(files.map((file) => compileNode(file, api)))
  await cache.set('compiler', digest)
}

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  (node as FileNode).sourceInstanceName === 'content' &&
  CONTENT_FILE.test((node as FileNode).relativePath)

/** Only files of `content/` come further. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isContentFile(node as unknown as Node)

export const onCreateNode: GatsbyNode['onCreateNode'] = (api) => compileNode(api.node as unknown as FileNode, api)

async function compileNode(file: FileNode, { actions, createContentDigest, getNode, reporter }: NodePluginArgs) {
  const path = file.relativePath
  const collection = findCollection(path)
  if (!collection && !FOLDER_FILE.test(path)) {
    if (!OTHER_FILES.includes(path))
      reporter.warn(`content/${path} belongs to no collection and is not used. See src/content.config.ts.`)
    return
  }
  const compiled = await queue.compile({ contentDir, file: path, ...(collection && { collection }) })
  if (compiled.problems.length > 0) {
    problems.set(path, compiled.problems)
    return
  }
  problems.delete(path)
  if (compiled.fields['draft'] === true && process.env['NODE_ENV'] === 'production') {
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

/** All nodes exist now: every problem of the run is told at once. */
export const createPages: GatsbyNode['createPages'] = async ({ cache, getNodesByType, reporter }) => {
  const pages = Object.values(collections).flatMap(({ kind, typeName }) =>
    kind === 'page' ? (getNodesByType(typeName) as (Node & { path: string })[]) : [],
  )
  const conflicts = findPathConflicts(
    pages.map(({ path, internal }) => ({
      path,
      file: `content/${relative(contentDir, internal.contentFilePath ?? '')}`,
    })),
  )
  const files = new Set((getNodesByType('File') as FileNode[]).map(({ relativePath }) => relativePath))
  for (const file of problems.keys()) if (!files.has(file)) problems.delete(file)
  await cache.set('failed', [...problems.keys()])
  const all = [...[...problems.values()].flat(), ...conflicts].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
  if (all.length === 0) return
  const count = all.length === 1 ? 'One problem' : `${all.length} problems`
  reporter.panicOnBuild(`${count} in the content:\n\n${all.map(formatProblem).join('\n')}\n`)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => queue.close()
