import type { z } from 'zod'
import { findNearest } from '../nearest'
import { describeIssues, type FieldProblem, type WrittenAt } from './describe-issue'

/** Result of validating fields with a collection's schema. */
export interface ValidFields {
  /** Declared fields with defaults, without invalid fields. Empty if a required field is missing or invalid. */
  fields: Record<string, unknown>
  /** Declared fields that `fields` leaves out, with their original values. */
  leftOut: Record<string, unknown>
  /** Fields that the collection does not declare. */
  meta: Record<string, unknown>
  /** False if a required field is missing or invalid. */
  isComplete: boolean
  problems: FieldProblem[]
}

/** Lower-cases a name, and removes spaces and invisible characters. */
const toPlainName = (key: string) => key.toLowerCase().replace(/[\s\p{Cf}]/gu, '')

/**
 * Validates the fields of a content file. Moves undeclared fields to `meta`, and reports those that look like a misspelled field.
 */
export function validateFields(schema: z.ZodObject, input: unknown, writtenAt?: WrittenAt): ValidFields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const message = `The fields must be written as "name: value", got ${JSON.stringify(input)}. Correct the file.`
    return { fields: {}, leftOut: {}, meta: {}, isComplete: false, problems: [{ path: [], message }] }
  }
  const names = Object.keys(schema.shape)
  const entries = Object.entries(input)
  const declared = Object.fromEntries(entries.filter(([key, value]) => names.includes(key) && value !== null))
  const meta = Object.fromEntries(entries.filter(([key]) => !names.includes(key)))
  const slips = Object.keys(meta).flatMap((key) => {
    // `Draft` beside `draft` is never intended.
    const same = names.find((name) => name === toPlainName(key))
    // Short names allow only one different letter: `hero` is not a misspelled `seo`.
    const nearest = same ?? findNearest(key, names, key.length < 5 ? 1 : undefined)
    // Reports nothing if the similar field is also set: `name` beside `names` may be intended.
    if (nearest === undefined || (!same && (nearest in declared || key.length < 4))) return []
    return [
      {
        path: [key],
        part: 'key' as const,
        message: `"${key}" is not a field of this collection. Did you mean "${nearest}"? Rename it, or move it under another name.`,
      },
    ]
  })
  const result = schema.safeParse(declared)
  if (result.success) return { fields: result.data, leftOut: {}, meta, isComplete: true, problems: slips }
  const problems = describeIssues(result.error.issues, declared, schema, writtenAt)
  const wrong = new Set(result.error.issues.map(({ path: [key] }) => key))
  const select = (isIn: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(declared).filter(([key]) => isIn(key)))
  const right = schema.safeParse(select((key) => !wrong.has(key)))
  return {
    fields: right.data ?? {},
    leftOut: right.success ? select((key) => wrong.has(key)) : declared,
    meta,
    isComplete: right.success,
    problems: [...problems, ...slips],
  }
}
