import { z } from 'zod'
import { innerSchema } from './inner-schema'

/** Returns the replacement of a text, or the text itself. `marks` is the metadata of the text's schema. */
export type ReplaceText = (marks: Readonly<Record<string, unknown>>, text: string, path: PropertyKey[]) => unknown

/** Replaces the texts in validated fields, also in lists and groups of fields. Calls `replace` in the order of the fields. */
export async function replaceTexts(
  schema: unknown,
  value: unknown,
  replace: ReplaceText,
  path: PropertyKey[] = [],
): Promise<unknown> {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return Promise.all(value.map((item, index) => replaceTexts(inner.element, item, replace, [...path, index])))
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      async ([key, item]) => [key, await replaceTexts(inner.shape[key], item, replace, [...path, key])] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
  const marks = inner instanceof z.ZodType ? z.globalRegistry.get(inner) : undefined
  return marks && typeof value === 'string' ? replace(marks, value, path) : value
}
