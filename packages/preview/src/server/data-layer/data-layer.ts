import { type ContentView, listDownloads, type PageName } from '@galley/content'
import { buildNavigation, buildSurround } from '@galley/core/build-navigation'
import {
  type Collection,
  type Entry,
  findReferrers,
  findRelated,
  hasRelated,
  keyOfReferences,
  listReferrers,
  type PageEntry,
  pageCollectionNames,
} from '@galley/core/collections'
import { copyOf, isDownload } from '@galley/core/download-url'
import type { ContentImage } from '@galley/core/fields'
import { isImageUrl } from '@galley/core/image-url'
import { site } from '@galley/site'
import { collections, type CollectionName } from '@galley/site/collections'
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  parse,
} from 'graphql'
import moment from 'moment'
import { filterNodes, sortNodes } from './filter-nodes'
import { imageFile } from './image-file'

/** What a query found, and what it looked at. */
export interface DataAnswer {
  data: unknown
  /** Names of the collections whose changes may change the answer. */
  depends: string[]
}

/** Answers the queries of pages from content that is not built. */
export interface DataLayer {
  /** Throws an `Error` that says what the query asks for that only a build can answer. */
  query: (view: ContentView, source: string, variables: Record<string, unknown>) => Promise<DataAnswer>
}

interface Context {
  view: ContentView
  depends: Set<string>
  urlOf: (file: string, digest: string) => string
}

const byTypeName = new Map(
  Object.entries(collections).map(([name, { typeName }]) => [typeName, name as CollectionName]),
)

const collectionNames = Object.keys(collections) as CollectionName[]

/**
 * @param schema The schema of the build, in GraphQL's schema language.
 * @param urlOf The URL of a content file on the preview server.
 */
export function createDataLayer(schema: string, urlOf: Context['urlOf']): DataLayer {
  const built: GraphQLSchema = buildSchema(schema, { assumeValid: true })
  const documents = new Map<string, DocumentNode>()
  const read = (source: string) => {
    const known = documents.get(source)
    if (known) return known
    const document = parse(source)
    documents.set(source, document)
    return document
  }
  return {
    query: async (view, source, variables) => {
      const contextValue: Context = { view, depends: new Set(), urlOf }
      const answer: ExecutionResult = await execute({
        schema: built,
        document: read(source),
        contextValue,
        variableValues: variables,
        fieldResolver: resolveField,
        typeResolver: typeOf,
      })
      if (answer.errors?.[0]) throw answer.errors[0]
      return { data: withDownloads(answer.data, contextValue), depends: [...contextValue.depends].sort() }
    },
  }
}

/** Data whose links to files lead to the preview server: a draft's are not published. */
function withDownloads(data: unknown, { view, urlOf }: Context) {
  let downloads: ReadonlyMap<string, string> | undefined
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!isDownload(value)) return value
      const path = copyOf(value)!
      downloads ??= listDownloads(collectionNames.flatMap((name) => view.entriesOf(name)))
      const file = downloads.get(path)
      return file === undefined ? value : urlOf(file, path.split('/')[2]!) + value.replace(/^[^#]*/, '')
    }
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, replace(field)]))
  }
  return replace(data)
}

/** An entry's id begins with its collection. */
const typeOf = (entry: unknown) => {
  const [collection = ''] = (entry as Entry).id.split('/')
  return collections[collection as CollectionName].typeName
}

type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>

const resolveField: Resolver = (source, args, context, info) =>
  info.parentType === info.schema.getQueryType()
    ? resolveRoot(source, args, context, info)
    : resolveValue(source, args, context, info)

const roots: Record<string, (args: Record<string, unknown>, context: Context) => unknown> = {
  contentNavigation: ({ collection }, context) => buildNavigation(pagesOf(collection, context), context.view.folders()),
  contentSurround: ({ collection, path, before, after }, context) => {
    const pages = pagesOf(collection, context)
    const { order }: Collection = collections[collection as CollectionName]
    const counts = { before: before as number, after: after as number }
    return buildSurround(pages, context.view.folders(), path as string, { order, ...counts })
  },
  allSearchSection: ({ collection }, context) => {
    const names = typeof collection === 'string' ? [collection] : pageNames
    return names.flatMap((name) => pagesOf(name, context)).flatMap(({ sections }) => sections)
  },
  site: () => ({ siteMetadata: { title: site.seo.title, description: site.seo.description, siteUrl: site.url } }),
}

const pageNames = pageCollectionNames(collections)

function pagesOf(collection: unknown, context: Context) {
  const name = collection as PageName
  if (!pageNames.includes(name)) throw new Error(`There is no collection of pages "${name}".`)
  context.depends.add(name)
  return context.view.entriesOf(name)
}

function entriesOf(name: CollectionName, { view, depends }: Context) {
  depends.add(name)
  return view.entriesOf(name)
}

const resolveRoot: Resolver = (_source, args, context, { fieldName }) => {
  const root = roots[fieldName]
  if (root) return root(args, context)
  if (fieldName === 'allContentPage') return connectionOf(pageNames, args, context)
  const all = byTypeName.get(fieldName.replace(/^all/, ''))
  if (all && fieldName.startsWith('all')) return connectionOf([all], args, context)
  const one = byTypeName.get(fieldName[0]!.toUpperCase() + fieldName.slice(1))
  if (one) {
    const [found] = filterNodes(context.view.entriesOf(one), args)
    // The page of an entry asks by its id, and is known to show it.
    if (!('id' in args)) context.depends.add(one)
    return found ?? null
  }
  throw new Error(`"${fieldName}" is not content: only a preview build can answer it.`)
}

/** The list of some collections, as far as what is asked of it is known without a build. */
function connectionOf(names: readonly CollectionName[], args: Record<string, unknown>, context: Context) {
  const {
    filter,
    sort,
    skip = 0,
    limit,
  } = args as {
    filter?: object
    sort?: Parameters<typeof sortNodes>[1]
    skip?: number
    limit?: number
  }
  const entries = names.flatMap((name) => entriesOf(name, context))
  const found = sortNodes(filterNodes(entries, filter), sort)
  const nodes = found.slice(skip, limit === undefined ? undefined : skip + limit)
  return {
    totalCount: found.length,
    nodes,
    edges: () =>
      nodes.map((node, index) => ({ node, previous: nodes[index - 1] ?? null, next: nodes[index + 1] ?? null })),
    pageInfo: {
      itemCount: nodes.length,
      totalCount: found.length,
      perPage: limit ?? null,
      // As Gatsby counts them (`paginate` of gatsby 5.16).
      pageCount: limit ? Math.ceil(found.length / limit) : skip ? 2 : 1,
      currentPage: limit ? Math.ceil(skip / limit) + 1 : skip ? 2 : 1,
    },
    distinct: ({ field }: { field: object }) => distinctOf(found, field),
  }
}

/** The values of a field, each once, in their order. `{ category: SELECT }` names it. */
function distinctOf(nodes: readonly object[], field: object) {
  const [entry] = Object.entries(field) as [string, unknown][]
  const [name, inner] = entry ?? ['', undefined]
  const values = nodes.flatMap((node) => (node as Record<string, unknown>)[name] ?? [])
  if (typeof inner === 'object' && inner !== null) return distinctOf(values, inner)
  return [...new Set(values.map(String))].sort()
}

const resolveValue: Resolver = (source, args, context, info) => {
  const value = (source as Record<string, unknown>)[info.fieldName]
  if (typeof value === 'function') return (value as (args: object) => unknown)(args)
  const type = getNamedType(info.returnType)
  if (info.parentType.name === 'ContentImage' && info.fieldName === 'file') {
    const image = source as ContentImage
    if (isImageUrl(image.path)) return { publicURL: image.path, childImageSharp: null }
    const digest = context.view.digestOfImage(image.path)
    return digest === undefined ? null : imageFile(image, context.urlOf(image.path, digest))
  }
  if (type.name === 'Date' && typeof value === 'string') return formatDate(value, args)
  const collection = isObjectType(type) ? byTypeName.get(type.name) : undefined
  if (collection && value === undefined) return findOthers(source as PageEntry, collection, args, context, info)
  if (collection) return followReferences(value, collection, context)
  return value ?? null
}

/** The pages related to an entry, or the entries that refer to it; null for a reference that it does not have. */
function findOthers(
  entry: PageEntry,
  of: CollectionName,
  { limit }: Record<string, unknown>,
  context: Context,
  { parentType, fieldName }: GraphQLResolveInfo,
) {
  const own = byTypeName.get(parentType.name)
  if (!own) return null
  if (fieldName === 'related' && hasRelated(collections[own]))
    return findRelated(entriesOf(of, context) as PageEntry[], entry, limit as number)
  if (!listReferrers(own, collections).includes(fieldName)) return null
  return findReferrers(entriesOf(of, context) as PageEntry[], own, entry[keyOfReferences(collections[own])])
}

/** References name entries by their path or slug. */
function followReferences(value: unknown, collection: CollectionName, context: Context): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => followReferences(one, collection, context) ?? [])
  if (typeof value !== 'string') return value ?? null
  const key = keyOfReferences(collections[collection])
  const entries: readonly Partial<Pick<PageEntry, 'path' | 'slug'>>[] = entriesOf(collection, context)
  return entries.find((entry) => entry[key] === value) ?? null
}

/** Dates are formatted as Gatsby does it, with the same library. */
function formatDate(value: string, { formatString, fromNow, difference, locale = 'en' }: Record<string, unknown>) {
  const date = moment.utc(value).locale(locale as string)
  if (typeof formatString === 'string') return date.format(formatString)
  if (fromNow === true) return date.fromNow()
  return typeof difference === 'string' ? moment().diff(date, difference as moment.unitOfTime.Diff) : value
}
