import type { LinkText, PlacedLink } from './content-compiler'
import type { ContentTree, TocLink } from './content-tree'
import type { SearchSection } from './search-sections'

/**
 * The fields of a page that its node has as JSON: Gatsby reads a node many times, and notes of each object in one that a query finds which node that is.
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

/** The fields of a page as its node has them. */
export const packFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isPacked(name) ? JSON.stringify(value) : value]),
  )

/** A packed field of a node as the compiler made it. */
export const unpackField = <Name extends PackedField>(node: Readonly<Record<Name, string>>, name: Name) =>
  JSON.parse(node[name]) as PackedFields[Name]
