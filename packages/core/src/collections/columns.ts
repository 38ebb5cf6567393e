import { z } from 'zod'
import type { Collection } from './define-collection'
import { rowFields } from './entry'

/** Type of a column's values in query results: `date` is "YYYY-MM-DD" text, `json` is parsed, `boolean` is stored as 0 or 1. */
export type ColumnKind = 'text' | 'integer' | 'real' | 'boolean' | 'date' | 'json'

/** A column of a page collection's table. */
export interface Column {
  name: string
  kind: ColumnKind
  nullable: boolean
}

/** A schema as JSON Schema, with the metadata of the field kinds. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  description?: string
  graphqlType?: string
  /** Metadata of the field kinds `icon` and `markdown`, whose values the compiler replaces. */
  isIcon?: boolean
  isMarkdown?: boolean
  /** The collection to which the field refers, and the field of this collection that contains the referenced value. */
  reference?: string
  linkBy?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/**
 * Returns the columns of a page collection, in the order of its table.
 * @throws Error for two fields whose names differ only in case
 */
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

/** Throws for column names that differ only in case: SQLite ignores case and could not open the table. */
function checkNames(typeName: string, columns: readonly Column[]) {
  const names = new Map<string, string>()
  for (const { name } of columns) {
    const other = names.get(name.toLowerCase())
    if (other !== undefined) {
      throw new Error(
        `The columns "${other}" and "${name}" of ${typeName} differ only in case. Rename the field "${name}" in src/content.config.ts.`,
      )
    }
    names.set(name.toLowerCase(), name)
  }
}

/** Returns a schema for each type of a field. JSON Schema writes "text or null" as `type: ["string", "null"]` or as `anyOf`. */
const choicesOf = (property: JsonSchema): JsonSchema[] =>
  property.anyOf ?? (Array.isArray(property.type) ? property.type.map((type) => ({ type })) : [property])

const isNull = ({ type }: JsonSchema) => type === 'null'

/** Returns the common kind of the choices, or `json` for choices of different kinds. */
function kindOf(choices: JsonSchema[]): ColumnKind {
  const [kind, ...others] = new Set(choices.filter((choice) => !isNull(choice)).map(kindOfChoice))
  return kind && others.length === 0 ? kind : 'json'
}

const KINDS: Record<string, ColumnKind> = { string: 'text', integer: 'integer', number: 'real', boolean: 'boolean' }

/** Returns the kind of a field with one type. */
export function kindOfChoice({ type, format, graphqlType, isIcon, isMarkdown }: JsonSchema): ColumnKind {
  if (graphqlType === 'ContentImage' || isIcon || isMarkdown) return 'json'
  return type === 'string' && format === 'date' ? 'date' : (KINDS[String(type)] ?? 'json')
}
