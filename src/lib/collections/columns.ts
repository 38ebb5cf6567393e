import { z } from 'zod'
import type { Collection } from './define-collection'
import type { PageRow } from './page-row'

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
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The columns of every page, in their order. */
const PAGE_KINDS: Record<keyof PageRow, ColumnKind> = {
  id: 'text',
  path: 'text',
  title: 'text',
  description: 'text',
  stem: 'text',
  sortKey: 'text',
  extension: 'text',
  navigation: 'json',
  search: 'json',
  seo: 'json',
  meta: 'json',
  body: 'json',
  toc: 'json',
  sections: 'json',
  lastUpdated: 'date',
  draft: 'boolean',
}
/** Null for MDX and data files, and outside Git. */
const NULLABLE = ['body', 'lastUpdated']

const PAGE_COLUMNS = Object.entries(PAGE_KINDS).map(([name, kind]): Column => ({
  name,
  kind,
  nullable: NULLABLE.includes(name),
}))

/** Columns of a page collection, in the order of its table. */
export function columnsOf({ typeName, schema }: Collection): Column[] {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const own = Object.entries(json.properties ?? {})
    .filter(([name]) => !Object.hasOwn(PAGE_KINDS, name))
    .map(([name, property]): Column => {
      const choices = choicesOf(property)
      return { name, kind: kindOf(choices), nullable: !json.required?.includes(name) || choices.some(isNull) }
    })
  const columns = [...PAGE_COLUMNS, ...own]
  checkNames(typeName, columns)
  return columns
}

/** SQLite takes names that differ in case only for one, and opens no table that has both. */
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

/** What a field may be, each a schema with one type: a text or nothing is `["string", "null"]` as well as a choice of two schemas. */
const choicesOf = (property: JsonSchema): JsonSchema[] =>
  property.anyOf ?? (Array.isArray(property.type) ? property.type.map((type) => ({ type })) : [property])

const isNull = ({ type }: JsonSchema) => type === 'null'

/** A choice between texts is still a text. */
function kindOf(choices: JsonSchema[]): ColumnKind {
  const [kind, ...others] = new Set(choices.filter((choice) => !isNull(choice)).map(kindOfChoice))
  return kind && others.length === 0 ? kind : 'json'
}

function kindOfChoice({ type, format, graphqlType }: JsonSchema): ColumnKind {
  if (graphqlType === 'ContentImage') return 'json'
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
