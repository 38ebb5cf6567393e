import type { LinkText, PlacedLink } from './content-compiler'
import type { ContentTree, TocLink } from './content-tree'
import type { SearchSection } from './search-sections'

/**
 * The fields of a page that its Gatsby node stores as JSON text. When Gatsby reads a node, it tracks every object inside of the node, which is slow
 * for large trees.
 */
interface PackedFields {
  body: ContentTree | null
  toc: TocLink[]
  placedLinks: PlacedLink[]
  sections: SearchSection[]
  linkTexts: LinkText[]
}

export type PackedField = keyof PackedFields

const NAMES: readonly string[] = ['body', 'toc', 'placedLinks', 'sections', 'linkTexts'] satisfies PackedField[]

export const isPacked = (name: string) => NAMES.includes(name)

/** Converts the fields of a page for its node: packed fields become JSON text. */
export const packFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isPacked(name) ? JSON.stringify(value) : value]),
  )

/** Returns a packed field of a node as the value that the compiler returned. */
export const unpackField = <Name extends PackedField>(node: Readonly<Record<Name, string>>, name: Name) =>
  JSON.parse(node[name]) as PackedFields[Name]
