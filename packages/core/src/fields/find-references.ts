import { findMarkedTexts } from './find-marked-texts'

/** A value that names an entry of a collection, and its path in the fields. */
export interface Reference {
  collection: string
  value: string
  path: PropertyKey[]
}

/** The references in fields, in lists and groups of fields too. */
export const findReferences = (schema: unknown, fields: unknown): Reference[] =>
  findMarkedTexts('reference', schema, fields).map(({ mark, value, path }) => ({
    collection: String(mark),
    value,
    path,
  }))
