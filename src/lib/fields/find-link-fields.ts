import { findMarkedTexts } from './find-marked-texts'

/** A value that leads somewhere, and its place in the fields. */
export interface LinkField {
  target: string
  path: PropertyKey[]
}

/** The links in checked fields, in lists and groups of fields too. */
export const findLinkFields = (schema: unknown, fields: unknown): LinkField[] =>
  findMarkedTexts('isLink', schema, fields).map(({ value, path }) => ({ target: value, path }))
