import { type ContentView, listDownloads, type PageName } from '@galley/content'
import { addBasePath } from '@galley/core/base-path'
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
import { markNewPages } from '@galley/core/mark-new-pages'
import { site } from '@galley/site'
import { collections, type CollectionName } from '@galley/site/collections'
import {
  buildSchema,
  execute,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  isObjectType,
  parse,
} from 'graphql'
import moment from 'moment'
import { filterNodes, type Sort, sortNodes } from './filter-nodes'

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
 * Resolves page queries as Gatsby does, from compiled entries instead of Gatsby's nodes.
 * @param schema The schema of the build, in GraphQL's schema language.
 * @param urlOf Returns the URL of a content file on the preview server.
 */
export function createDataLayer(schema: string, urlOf: Context['urlOf']) {
  const built = buildSchema(schema, { assumeValid: true })
  return {
    /**
     * Runs a query. `depends` has the collections whose changes may change the data.
     * Throws a `GraphQLError` that names the field if only a build can resolve it.
     */
    query: async (view: ContentView, source: string, variables: Record<string, unknown>) => {
      const contextValue: Context = { view, depends: new Set(), urlOf }
      const answer = await execute({
        schema: built,
        document: parse(source),
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

export type DataLayer = ReturnType<typeof createDataLayer>

/** Replaces download links with URLs of the preview server, because files of drafts are not published. */
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

/** Returns the GraphQL type of an entry. Entry ids start with the collection. */
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
  contentNavigation: ({ collection, language }, context) => {
    const pages = pagesOf(collection, context).filter((page) => language == null || page.language === language)
    return markNewPages(buildNavigation(pages, context.view.folders()), site)
  },
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
    // The page of an entry queries the entry by id, and reloads anyway when the entry changes.
    if (!('id' in args)) context.depends.add(one)
    return found ?? null
  }
  throw new Error(`"${fieldName}" is not content. Only a preview build can resolve it.`)
}

interface ConnectionArguments {
  filter?: object
  sort?: Sort | readonly Sort[]
  skip?: number
  limit?: number
}

/** Resolves a list of entries as Gatsby resolves its connections. */
function connectionOf(
  names: readonly CollectionName[],
  { filter, sort, skip = 0, limit }: ConnectionArguments,
  context: Context,
) {
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
      // Same count as `paginate` of gatsby 5.16.
      pageCount: limit ? Math.ceil(found.length / limit) : skip ? 2 : 1,
      currentPage: limit ? Math.ceil(skip / limit) + 1 : skip ? 2 : 1,
    },
    distinct: ({ field }: { field: object }) => distinctOf(found, field),
  }
}

/** Returns the distinct values of a field, sorted. `{ category: SELECT }` selects the field `category`. */
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
    if (isImageUrl(image.path)) return { publicURL: addBasePath(image.path, site.basePath), childImageSharp: null }
    const digest = context.view.digestOfImage(image.path)
    return digest === undefined ? null : imageFile(image, context.urlOf(image.path, digest))
  }
  if (type.name === 'Date' && typeof value === 'string') return formatDate(value, args)
  const collection = isObjectType(type) ? byTypeName.get(type.name) : undefined
  if (collection && value === undefined) return findOthers(source as PageEntry, collection, args, context, info)
  if (collection) return followReferences(value, collection, context)
  return value ?? null
}

/** Resolves `related` and the entries that refer to an entry; null for a reference field without a value. */
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

/** Resolves references, which contain the path or slug of an entry. */
function followReferences(value: unknown, collection: CollectionName, context: Context): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => followReferences(one, collection, context) ?? [])
  if (typeof value !== 'string') return value ?? null
  const key = keyOfReferences(collections[collection])
  const entries: readonly Partial<Pick<PageEntry, 'path' | 'slug'>>[] = entriesOf(collection, context)
  return entries.find((entry) => entry[key] === value) ?? null
}

/** Formats dates with moment, as Gatsby does. */
function formatDate(value: string, { formatString, fromNow, difference, locale = 'en' }: Record<string, unknown>) {
  const date = moment.utc(value).locale(locale as string)
  if (typeof formatString === 'string') return date.format(formatString)
  if (fromNow === true) return date.fromNow()
  return typeof difference === 'string' ? moment().diff(date, difference as moment.unitOfTime.Diff) : value
}

/** Arguments of `gatsbyImageData` in a query, with the defaults of gatsby-plugin-image. */
interface ImageArguments {
  layout?: 'CONSTRAINED' | 'FIXED' | 'FULL_WIDTH'
  width?: number
  height?: number
}

/** The formats that Gatsby resizes. */
const RESIZABLE = /\.(png|jpe?g|webp|avif|tiff?)$/i

/**
 * Returns the `File` node of an unbuilt image. Its only source is the saved file, which the browser scales to the size that the built image
 * will have.
 * @param url URL of the file on the preview server.
 */
const imageFile = ({ path, width, height }: ContentImage, url: string) => ({
  relativePath: path,
  publicURL: url,
  childImageSharp: RESIZABLE.test(path)
    ? {
        gatsbyImageData: (wanted: ImageArguments) => ({
          layout: wanted.layout?.toLowerCase().replace('_w', 'W') ?? 'constrained',
          ...frameOf(wanted, width, height),
          images: { fallback: { src: url }, sources: [] },
        }),
      }
    : null,
})

/** Returns the rendered size: the requested width, but never more than the width of the image. */
function frameOf({ width: wantedWidth, height: wantedHeight }: ImageArguments, width: number, height: number) {
  if (wantedWidth !== undefined && wantedHeight !== undefined) return { width: wantedWidth, height: wantedHeight }
  const scale = Math.min(1, (wantedWidth ?? width) / width, (wantedHeight ?? height) / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
