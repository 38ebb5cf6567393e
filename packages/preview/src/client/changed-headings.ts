import { type ContentTree, levelOf } from '@galley/core/content-tree'

/** Returns the ids of headings that are new or whose section differs. A section ends at the next heading. */
export function findChangedHeadings(published: ContentTree, draft: ContentTree): string[] {
  const before = sectionsOf(published)
  return [...sectionsOf(draft)].flatMap(([id, text]) => (before.get(id) === text ? [] : [id]))
}

function sectionsOf(tree: ContentTree) {
  const sections = new Map<string, string>()
  let id: string | undefined
  for (const node of tree) {
    if (typeof node !== 'string' && levelOf(node[0]) !== undefined) id = String(node[1]['id'])
    if (id !== undefined) sections.set(id, (sections.get(id) ?? '') + JSON.stringify(node))
  }
  return sections
}

/** Returns the first field "body" of an entry in the page's data. */
export function findBody(data: unknown): ContentTree | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const value of Object.values(data) as ({ body?: unknown } | null)[]) {
    if (Array.isArray(value?.body)) return value.body as ContentTree
  }
  return undefined
}
