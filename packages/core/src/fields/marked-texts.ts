import { z } from 'zod'

/** Removes the wrappers of a schema, such as `.optional()` and `.default()`. */
export const innerSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch ||
  schema instanceof z.ZodReadonly
    ? innerSchema(schema.unwrap())
    : schema

type Group = Record<PropertyKey, unknown>
type Marks = Readonly<Record<string, unknown>>

interface Text {
  value: string
  path: PropertyKey[]
}

/** Lists the texts in fields, also in lists and groups of fields, with the metadata of their schemas. */
function listTexts(schema: unknown, value: unknown, path: PropertyKey[] = []): (Text & { marks: Marks })[] {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => listTexts(inner.element, item, [...path, index]))
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => listTexts(inner.shape[name], item, [...path, name]))
  const marks = inner instanceof z.ZodType ? z.globalRegistry.get(inner) : undefined
  return marks && typeof value === 'string' ? [{ marks, value, path }] : []
}

/** Finds the texts whose schema has `key` in its metadata. `mark` is the value of `key`. */
export const findMarkedTexts = (key: string, schema: unknown, fields: unknown): (Text & { mark: unknown })[] =>
  listTexts(schema, fields).flatMap(({ marks: { [key]: mark }, ...text }) =>
    mark === undefined ? [] : [{ ...text, mark }],
  )

/** Returns a copy of fields with other texts. Calls `replace` for each text, in the order of the fields, with the metadata of the text's schema. */
export async function replaceTexts(
  schema: unknown,
  fields: unknown,
  replace: (marks: Marks, text: string, path: PropertyKey[]) => unknown,
): Promise<unknown> {
  const copy = structuredClone(fields) as Group
  const replaceText = async ({ marks, value, path }: ReturnType<typeof listTexts>[number]) =>
    setField(copy, path, await replace(marks, value, path))
  await Promise.all(listTexts(schema, fields).map(replaceText))
  return copy
}

/** Sets the value at a path in fields, also in lists and groups of fields. */
export function setField(fields: object, path: readonly PropertyKey[], value: unknown) {
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as Group, fields as Group)
  parent[path.at(-1)!] = value
}
