import { findMarkedTexts } from './find-marked-texts'

export interface LinkField {
  target: string
  path: PropertyKey[]
}

/** Finds the link targets in validated fields, also in lists and groups of fields. */
export const findLinkFields = (schema: unknown, fields: unknown): LinkField[] =>
  findMarkedTexts('isLink', schema, fields).map(({ value, path }) => ({ target: value, path }))
