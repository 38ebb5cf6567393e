import { findMarkedTexts } from './find-marked-texts'

/** A reference to an entry of a collection. */
export interface Reference {
  collection: string
  value: string
  path: PropertyKey[]
}

/** Finds the references in fields, also in lists and groups of fields. */
export const findReferences = (schema: unknown, fields: unknown): Reference[] =>
  findMarkedTexts('reference', schema, fields).map(({ mark, value, path }) => ({
    collection: String(mark),
    value,
    path,
  }))
