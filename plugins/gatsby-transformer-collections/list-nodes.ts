import { onceForEach } from '@galley/core/once-for-each'

/** Gatsby's store of nodes, as a resolver gets it. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(query: { id: string }, dependencies: { track: false }): object | null
    /** A query that depends on a type runs again when a node of it changes. */
    trackPageDependencies(nodes: [], dependencies: { connectionType: string }): unknown
    /** Gatsby's own model, which all queries share. It makes another one when a node has changed, and keeps its own lists as long. */
    nodeModel: object
  }
}

/** The fields of a node without the large ones. */
export function summarize<Fields extends object>(fields: Fields): Fields {
  const { body, text, markdown, sections, linkTexts, toc, ...summary } = fields as Record<string, unknown>
  return summary as Fields
}

type GetNodesByType = (type: string) => object[]

let getNodesByType: GetNodesByType

/** Sets how nodes are read. Gatsby's `findAll` would record for each object inside each node which node that is: seconds for 10,000 pages. */
export const readNodesBy = (read: GetNodesByType) => (getNodesByType = read)

const listsOf = onceForEach<object, Map<string, readonly object[]>>(() => new Map())

/** All nodes of a type, without their large fields. It is the same list for all queries until a node changes, so that each can look up its page. */
export function listNodes(type: string, { nodeModel }: ResolverContext): readonly object[] {
  nodeModel.trackPageDependencies([], { connectionType: type })
  const lists = listsOf(nodeModel.nodeModel)
  const list = lists.get(type) ?? getNodesByType(type).map(summarize)
  lists.set(type, list)
  return list
}

/** Listed nodes with all their fields. The query depends on every node of their type already. */
export const completeNodes = <Node extends { id: string }>(nodes: readonly Node[], { nodeModel }: ResolverContext) =>
  nodes.map(({ id }) => nodeModel.getNodeById({ id }, { track: false }) as Node)
