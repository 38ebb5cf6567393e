import { findMarkedTexts } from './find-marked-texts'

/** The target of a link, and its path in the fields. */
export interface LinkField {
  target: string
  path: PropertyKey[]
}

/** The links in checked fields, in lists and groups of fields too. */
export const findLinkFields = (schema: unknown, fields: unknown): LinkField[] =>
  findMarkedTexts('isLink', schema, fields).map(({ value, path }) => ({ target: value, path }))
