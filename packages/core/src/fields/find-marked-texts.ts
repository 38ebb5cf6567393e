import { z } from 'zod'
import { innerSchema } from './inner-schema'

/** A text of checked fields, and what its schema's metadata says of it. */
interface MarkedText {
  mark: unknown
  value: string
  path: PropertyKey[]
}

/** The texts whose schema has `key` in its metadata, in lists and groups of fields too. */
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
