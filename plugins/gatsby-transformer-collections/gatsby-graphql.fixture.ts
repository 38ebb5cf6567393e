import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_TYPES } from '@galley/core/collections'
import { packFields } from '@galley/core/packed-fields'
import { collections } from '@galley/site/collections'
import { graphql, type ExecutionResult, type GraphQLSchema } from 'gatsby/graphql'
import * as hooks from './node-hooks'

// The schema contains the resolvers of this plugin only.
jest.mock('gatsby/dist/utils/api-runner-node', () => (name: string, api: object) => {
  if (name === 'createResolvers') run(hooks.createResolvers, { ...api, getNodesByType })
  return Promise.resolve([])
})

// Takes seconds to load, and queries do not need it.
jest.mock('gatsby/dist/utils/graphql-typegen/ts-codegen', () => ({
  DEFAULT_TYPES_OUTPUT_PATH: 'types',
  DEFAULT_DOCUMENT_SEARCH_PATHS: [],
}))
jest.mock('@galley/content', () => ({}))

interface State {
  schema: GraphQLSchema
  schemaCustomization: { composer: unknown; context: unknown }
  queries: { trackedQueries: Map<string, { dirty: number }> }
}

interface Store {
  dispatch(action: unknown): unknown
  getState(): State
}

/** A node without the fields that Gatsby itself adds. */
export interface TestNode {
  id: string
  type: string
  [field: string]: unknown
}

/** The hooks of a plugin such as `gatsby-plugin-local-search`. */
export interface QueryingPlugin {
  createSchemaCustomization: (api: object, options: object) => Promise<void>
  createPages: (api: object, options: object) => Promise<void>
}

const getNodesByType = (type: string) =>
  jest
    .requireActual<{ getDataStore(): { getNodesByType(type: string): unknown[] } }>('gatsby/dist/datastore')
    .getDataStore()
    .getNodesByType(type)

const PLUGIN = { name: 'gatsby-transformer-collections' }
const run = (hook: unknown, api: object) => (hook as (api: object) => unknown)(api)

/** Types of other plugins that our types refer to. */
const OTHER_TYPES = `
  type File implements Node { publicURL: String }
  type ImageSharp implements Node @childOf(types: ["File"]) { gatsbyImageData(width: Int): JSON }
  type Mdx implements Node { excerpt: String }
`

/** Creates Gatsby's own schema with the types and resolvers of this plugin. */
export async function createGatsbyGraphql() {
  // Gatsby opens its database in the working directory.
  const folder = mkdtempSync(join(tmpdir(), 'graphql-'))
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder)
  const { store } = jest.requireActual<{ store: Store }>('gatsby/dist/redux')
  const { actions } = jest.requireActual<{
    actions: Record<
      'createFieldExtension' | 'createTypes' | 'createNode',
      (payload: unknown, plugin: object) => unknown
    >
  }>('gatsby/dist/redux/actions')
  const { build } = jest.requireActual<{ build(options: object): Promise<void> }>('gatsby/dist/schema')
  const withContext = jest.requireActual<(options: object) => object>('gatsby/dist/schema/context')
  const { createPageDependencyBatcher: dependencies } = jest.requireActual<{
    createPageDependencyBatcher: { flush(): void }
  }>('gatsby/dist/redux/actions/add-page-dependency')
  store.dispatch({ type: 'DELETE_CACHE' })
  cwd.mockRestore()

  const createTypesAs = (plugin: object) => (types: string) => store.dispatch(actions.createTypes(types, plugin))
  createTypesAs({ name: 'default-site-plugin' })(OTHER_TYPES)
  const createFieldExtension = (extension: object) => store.dispatch(actions.createFieldExtension(extension, PLUGIN))
  run(hooks.createSchemaCustomization, { actions: { createFieldExtension, createTypes: createTypesAs(PLUGIN) } })
  createTypesAs({ name: 'default-site-plugin' })(FILE_TYPES)
  await build({})

  /** Runs a query as the page query of `path`. */
  const query = async (source: string, path = '/'): Promise<ExecutionResult> => {
    const { schema, schemaCustomization } = store.getState()
    const { composer: schemaComposer, context: customContext } = schemaCustomization
    store.dispatch({ type: 'QUERY_START', payload: { path } })
    const contextValue = withContext({ schema, schemaComposer, customContext, context: { path } })
    const answer = await graphql({ schema, source, contextValue })
    dependencies.flush()
    store.dispatch({ type: 'PAGE_QUERY_RUN', payload: { path } })
    return answer
  }

  return {
    /** Creates a node with the fields of an entry, as the plugin does. */
    createNode: async ({ id, type, ...fields }: TestNode) => {
      const internal = { type, contentDigest: JSON.stringify(fields) }
      const isPage = Object.values(collections).some(({ kind, typeName }) => kind === 'page' && typeName === type)
      const own = isPage ? packFields(fields) : fields
      await store.dispatch(actions.createNode({ ...own, id, parent: null, children: [], internal }, PLUGIN))
    },
    query,
    /** True if a page's query has to run again. */
    isStale: (path: string) => store.getState().queries.trackedQueries.get(path)?.dirty !== 0,
    /** Runs a plugin that queries the present nodes and creates nodes of its own type. */
    runPlugin: async ({ createSchemaCustomization, createPages }: QueryingPlugin, options: object) => {
      const owner = { name: 'querying-plugin' }
      const api = {
        actions: {
          createTypes: createTypesAs(owner),
          createNode: (node: object) => store.dispatch(actions.createNode(node, owner)),
        },
        schema: jest.requireActual<object>('gatsby/dist/schema/types/type-builders'),
        graphql: query,
        createNodeId: (name: string) => name,
        createContentDigest: JSON.stringify,
      }
      await createSchemaCustomization(api, options)
      await createPages(api, options)
      await build({})
    },
    /** Builds the schema again, with the fields that Gatsby infers from the present nodes. */
    rebuildSchema: () => build({}),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
