import {
  findReferrers,
  findRelated,
  hasRelated,
  keyOfReferences,
  listReferrers,
  type PageNode,
} from '@galley/core/collections'
import { collections as ownCollections } from '@galley/site/collections'
import { completeNodes, listNodes, type ResolverContext } from './list-nodes'
import { addPresets } from './node-types'

const collections = addPresets(ownCollections)

/** Resolvers of fields that list the entries that refer to an entry, by GraphQL type. */
export const referringFields = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [
    collection.typeName,
    {
      ...Object.fromEntries(listReferrers(name, collections).map((other) => [other, referrersField(name, other)])),
      ...(hasRelated(collection) && { related: relatedField(collection.typeName) }),
    },
  ]),
)

function referrersField(name: string, other: string) {
  const { typeName } = collections[other]!
  const key = keyOfReferences(collections[name]!)
  return {
    resolve: (node: PageNode, _arguments: unknown, context: ResolverContext) =>
      completeNodes(findReferrers(listNodes(typeName, context) as readonly PageNode[], name, node[key]), context),
  }
}

function relatedField(typeName: string) {
  return {
    resolve: (node: PageNode, { limit }: { limit: number }, context: ResolverContext) =>
      completeNodes(findRelated(listNodes(typeName, context) as readonly PageNode[], node, limit), context),
  }
}
