import { z } from 'zod'
import { innerSchema } from './inner-schema'

/** A text in validated fields, and the value of `key` in its schema's metadata. */
interface MarkedText {
  mark: unknown
  value: string
  path: PropertyKey[]
}

/** Finds the texts whose schema has `key` in its metadata, also in lists and groups of fields. */
export function findMarkedTexts(key: string, schema: unknown, value: unknown, path: PropertyKey[] = []): MarkedText[] {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => findMarkedTexts(key, inner.element, item, [...path, index]))
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) =>
      findMarkedTexts(key, inner.shape[name], item, [...path, name]),
    )
  }
  const mark = inner instanceof z.ZodType ? z.globalRegistry.get(inner)?.[key] : undefined
  return mark !== undefined && typeof value === 'string' ? [{ mark, value, path }] : []
}
