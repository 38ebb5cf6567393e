import { buildNavigation, buildSurround } from '@galley/core/build-navigation'
import type { Collection, FolderEntry, PageNode } from '@galley/core/collections'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { markNewPages } from '@galley/core/mark-new-pages'
import { suggest } from '@galley/core/nearest'
import { unpackField } from '@galley/core/packed-fields'
import { listAreas } from '@galley/core/route-table'
import { site } from '@galley/site'
import { collections, routes } from '@galley/site/collections'
import { TYPE_NAME as FAULTY_TYPE } from './files-with-problems'
import { completeNodes, listNodes, type ResolverContext } from './list-nodes'

type FaultyNode = PageNode & { collection: string; hasPage: boolean }

interface NavigationArguments {
  collection: string
  language?: string | null
}

interface SurroundArguments {
  collection: string
  path: string
  before: number
  after: number
}

const pageCollections: Record<string, Collection> = Object.fromEntries(
  Object.entries(collections).filter(([, { kind }]) => kind === 'page'),
)

/** Argument of every root field. */
const collectionArgument = { type: 'String!', description: 'Name of a collection of pages, such as "docs".' }

/** Fields of `Query` that Gatsby does not generate from the node types. */
export const queryRoots = {
  contentNavigation: {
    type: 'JSON!',
    description: 'The navigation tree of a collection: items with title, path, stem and children.',
    args: {
      collection: collectionArgument,
      language: { type: 'String', description: 'Code of the language of the trees. @default all languages' },
    },
    resolve(_: unknown, { collection, language }: NavigationArguments, context: ResolverContext) {
      const pages = findPages(collection, context).filter((page) => language == null || page.language === language)
      return markNewPages(buildNavigation(pages, findFolders(context)), site)
    },
  },
  contentSurround: {
    type: '[SurroundItem]!',
    description:
      'The pages before and after a page, in the order of navigation, or newest first in a collection with an order by date. Null for a missing page.',
    args: {
      collection: collectionArgument,
      path: { type: 'String!', description: 'Path of the page.' },
      before: { type: 'Int!', defaultValue: 1, description: 'Number of pages before it.' },
      after: { type: 'Int!', defaultValue: 1, description: 'Number of pages after it.' },
    },
    resolve(_: unknown, { collection, path, ...counts }: SurroundArguments, context: ResolverContext) {
      const pages = findPages(collection, context)
      const order = pageCollections[collection]?.order
      return buildSurround(pages, findFolders(context), path, { order, ...counts })
    },
  },
  contentAreas: {
    type: 'JSON!',
    description: 'The areas of the site, as `{ path, isOpen }`. A disabled area is not open.',
    resolve(_: unknown, _arguments: unknown, context: ResolverContext) {
      const pages = Object.keys(pageCollections).flatMap((name) => findPages(name, context))
      return listAreas(
        routes,
        pages.map(({ path }) => path),
      )
    },
  },
  allSearchSection: {
    type: '[SearchSection!]!',
    description: 'The search sections of all pages, or of the pages of one collection, in the order of the files.',
    args: { collection: { ...collectionArgument, type: 'String' } },
    resolve(_: unknown, { collection }: { collection?: string | null }, context: ResolverContext) {
      const names = collection == null ? Object.keys(pageCollections) : [collection]
      const sorted = names.flatMap((name) => [...findPages(name, context)].sort(compareBySortKey))
      return completeNodes(sorted, context).flatMap((node) => unpackField(node, 'sections'))
    },
  },
}

/** Returns the pages of a collection, without their large fields. */
function findPages(name: string, context: ResolverContext) {
  if (!Object.hasOwn(pageCollections, name)) {
    const names = Object.keys(pageCollections)
    throw new Error(
      `There is no collection of pages "${name}".${suggest(name, names)} Collections: ${names.join(', ')}.`,
    )
  }
  const pages = listNodes(pageCollections[name]!.typeName, context) as readonly PageNode[]
  if (process.env['NODE_ENV'] === 'production') return pages
  // In `develop`, navigation keeps pages with problems.
  const faulty = listNodes(FAULTY_TYPE, context) as readonly FaultyNode[]
  const kept = faulty.filter((file) => file.collection === name && !file.hasPage)
  return kept.length > 0 ? [...pages, ...kept] : pages
}

const findFolders = (context: ResolverContext) => listNodes('NavigationFolder', context) as readonly FolderEntry[]
