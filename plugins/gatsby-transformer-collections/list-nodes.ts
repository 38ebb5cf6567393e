import { onceForEach } from '@galley/core/once-for-each'

/** The parts of Gatsby's resolver context that this plugin uses. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(query: { id: string }, dependencies: { track: false }): object | null
    /** Makes the query depend on a type, so that it runs again when a node of this type changes. */
    trackPageDependencies(nodes: [], dependencies: { connectionType: string }): unknown
    /** Gatsby's own model, which all queries share. Gatsby replaces it when a node changes. */
    nodeModel: object
  }
}

/** Returns the fields of a node without the large ones. */
export function summarize<Fields extends object>(fields: Fields): Fields {
  const { body, text, markdown, sections, linkTexts, toc, ...summary } = fields as Record<string, unknown>
  return summary as Fields
}

type GetNodesByType = (type: string) => object[]

let getNodesByType: GetNodesByType

/** Sets the function that reads nodes. Gatsby's `findAll` also records the node of every nested object, which takes seconds for 10,000 pages. */
export const readNodesBy = (read: GetNodesByType) => (getNodesByType = read)

const listsOf = onceForEach<object, Map<string, readonly object[]>>(() => new Map())

/** Returns all nodes of a type, without their large fields. All queries share the list until a node changes. */
export function listNodes(type: string, { nodeModel }: ResolverContext): readonly object[] {
  nodeModel.trackPageDependencies([], { connectionType: type })
  const lists = listsOf(nodeModel.nodeModel)
  const list = lists.get(type) ?? getNodesByType(type).map(summarize)
  lists.set(type, list)
  return list
}

/** Returns listed nodes with all their fields. Tracks no dependency, because the query depends on all nodes of the type already. */
export const completeNodes = <Node extends { id: string }>(nodes: readonly Node[], { nodeModel }: ResolverContext) =>
  nodes.map(({ id }) => nodeModel.getNodeById({ id }, { track: false }) as Node)
