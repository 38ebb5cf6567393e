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
const COMMON_KINDS: Record<keyof PageRow, ColumnKind> = {
  id: 'text',
  path: 'text',
  title: 'text',
  description: 'text',
  stem: 'text',
  sortKey: 'text',
  extension: 'text',
  navigation: 'json',
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

const COMMON_COLUMNS = Object.entries(COMMON_KINDS).map(([name, kind]): Column => ({
  name,
  kind,
  nullable: NULLABLE.includes(name),
}))

/** Columns of a page collection, in the order of its table. */
export function columnsOf({ schema }: Collection): Column[] {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const own = Object.entries(json.properties ?? {})
    .filter(([name]) => !Object.hasOwn(COMMON_KINDS, name))
    .map(([name, property]): Column => {
      const choices = choicesOf(property)
      return { name, kind: kindOf(choices), nullable: !json.required?.includes(name) || choices.some(isNull) }
    })
  return [...COMMON_COLUMNS, ...own]
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
