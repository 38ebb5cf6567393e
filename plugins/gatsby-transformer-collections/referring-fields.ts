import { collections } from '../../src/content.config'
import {
  type Collection,
  findReferrers,
  findRelated,
  hasRelated,
  keyOfReferences,
  listReferrers,
  type PageNode,
} from '../../src/lib/collections'
import type { ResolverContext } from './query-roots'

/** The resolvers of the fields that follow references backwards, by GraphQL type. */
export const referringFields = Object.fromEntries(
  Object.entries<Collection>(collections).map(([name, collection]) => [
    collection.typeName,
    {
      ...Object.fromEntries(listReferrers(name, collections).map((other) => [other, referrersField(name, other)])),
      ...(hasRelated(collection) && { related: relatedField(collection.typeName) }),
    },
  ]),
)

function referrersField(name: string, other: string) {
  const { typeName }: Collection = (collections as Record<string, Collection>)[other]!
  const key = keyOfReferences((collections as Record<string, Collection>)[name]!)
  return {
    resolve: async (node: PageNode, _arguments: unknown, context: ResolverContext) =>
      findReferrers(await findNodes(typeName, context), name, node[key]),
  }
}

function relatedField(typeName: string) {
  return {
    resolve: async (node: PageNode, { limit }: { limit: number }, context: ResolverContext) =>
      findRelated(await findNodes(typeName, context), node, limit),
  }
}

async function findNodes(type: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<PageNode>({ type })
  return [...entries]
}
