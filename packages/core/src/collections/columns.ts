import { z } from 'zod'
import type { Collection } from './define-collection'
import { rowFields } from './entry'

/** How a value of a column comes back: `date` is "YYYY-MM-DD" text, `json` is parsed, `boolean` is stored as 0 or 1. */
export type ColumnKind = 'text' | 'integer' | 'real' | 'boolean' | 'date' | 'json'

/** A column of a page collection's table. */
export interface Column {
  name: string
  kind: ColumnKind
  nullable: boolean
}

interface JsonSchema {
  type?: string | string[]
  format?: string
  graphqlType?: string
  isIcon?: boolean
  isMarkdown?: boolean
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Columns of a page collection, in the order of its table. */
export function columnsOf({ typeName, schema }: Collection): Column[] {
  const own = readColumns(schema).filter(({ name }) => !Object.hasOwn(rowFields.shape, name))
  const columns = [...readColumns(rowFields), ...own]
  checkNames(typeName, columns)
  return columns
}

function readColumns(schema: z.ZodObject): Column[] {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(json.properties ?? {}).map(([name, property]) => {
    const choices = choicesOf(property)
    return { name, kind: kindOf(choices), nullable: !json.required?.includes(name) || choices.some(isNull) }
  })
}

/** SQLite ignores case in names: it cannot open a table with two columns that differ in case only. */
function checkNames(typeName: string, columns: readonly Column[]) {
  const names = new Map<string, string>()
  for (const { name } of columns) {
    const other = names.get(name.toLowerCase())
    if (other !== undefined) {
      throw new Error(
        `The columns "${other}" and "${name}" of ${typeName} differ in case only. Rename the field "${name}" in src/content.config.ts.`,
      )
    }
    names.set(name.toLowerCase(), name)
  }
}

/** The types of a field, each as a schema of its own: JSON Schema writes a text or null as `["string", "null"]` or as `anyOf`. */
const choicesOf = (property: JsonSchema): JsonSchema[] =>
  property.anyOf ?? (Array.isArray(property.type) ? property.type.map((type) => ({ type })) : [property])

const isNull = ({ type }: JsonSchema) => type === 'null'

/** A choice between texts is still a text. */
function kindOf(choices: JsonSchema[]): ColumnKind {
  const [kind, ...others] = new Set(choices.filter((choice) => !isNull(choice)).map(kindOfChoice))
  return kind && others.length === 0 ? kind : 'json'
}

function kindOfChoice({ type, format, graphqlType, isIcon, isMarkdown }: JsonSchema): ColumnKind {
  if (graphqlType === 'ContentImage' || isIcon || isMarkdown) return 'json'
  switch (type) {
    case 'string':
      return format === 'date' ? 'date' : 'text'
    case 'integer':
      return 'integer'
    case 'number':
      return 'real'
    case 'boolean':
      return 'boolean'
    default:
      return 'json'
  }
}
