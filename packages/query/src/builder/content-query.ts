import type { Collection, Column, PageCollectionName, RowOf } from '@galley/core/collections'
import { withoutSlash } from '@galley/core/url-path'
import { createConditions, joinConditions, readText, showValue, type Conditions } from './conditions'
import { decodeRows, type RawRow } from './decode-rows'
import { QueryError } from './query-error'
import { quoteName, tableName, writeLiteral } from './write-literal'

/** Runs queries: the browser's database, the endpoint, or a test. */
export interface QuerySource {
  columns(collection: string): Promise<readonly Column[]>
  run(collection: string, sql: string): Promise<RawRow[]>
}

/** A query of a collection. Each method returns a new query, so one query can be the start of several others. */
export interface ContentQuery<Row, Selected extends keyof Row = never> extends Conditions<
  Row,
  ContentQuery<Row, Selected>
> {
  /** Only the page at this path; a slash at its end does not matter. */
  path(path: string): ContentQuery<Row, Selected>
  /** Adds fields to the selected ones. @default all fields */
  select<Field extends keyof Row & string>(...fields: Field[]): ContentQuery<Row, Selected | Field>
  /** Sorts by a field, then by those of further calls. @default the order of the files */
  order(field: keyof Row & string, direction: 'ASC' | 'DESC'): ContentQuery<Row, Selected>
  /** Skips this number of rows. */
  skip(count: number): ContentQuery<Row, Selected>
  /** The largest number of rows. */
  limit(count: number): ContentQuery<Row, Selected>
  all(): Promise<ResultOf<Row, Selected>[]>
  /** The first row, or null when there is none. */
  first(): Promise<ResultOf<Row, Selected> | null>
  /** The number of rows, without `skip()` and `limit()`. With a field, the number of rows that have it; with `distinct`, the number of its values. */
  count(field?: (keyof Row & string) | '*', distinct?: boolean): Promise<number>
  /** The SQL of `all()`. */
  sql(): string
}

/** A row with the selected fields, or with all when none is selected. */
type ResultOf<Row, Selected extends keyof Row> = [Selected] extends [never] ? Row : Pick<Row, Selected>

/** The parts of a query. Conditions and orders are SQL. */
interface QueryParts {
  collection: string
  /** Empty for all. */
  columns: string[]
  /** Joined by AND. */
  where: string[]
  order: string[]
  limit?: number
  offset?: number
}

/** Makes `queryCollection()` for collections, typed by their schemas. Data collections cannot be queried. */
export const createQueryCollection =
  <Collections extends Record<string, Collection>>(source: QuerySource) =>
  <Name extends PageCollectionName<Collections>>(name: Name): ContentQuery<RowOf<Collections[Name]>> =>
    createQuery(source, {
      collection: readText('The name of the collection', name),
      columns: [],
      where: [],
      order: [],
    })

function createQuery<Row, Selected extends keyof Row>(
  source: QuerySource,
  query: QueryParts,
): ContentQuery<Row, Selected> {
  const change = (changes: Partial<QueryParts>) => createQuery<Row, Selected>(source, { ...query, ...changes })
  const addCondition = (condition: string) => change({ where: [...query.where, condition] })

  const readRows = async (asked: QueryParts) => {
    const columns = await source.columns(query.collection)
    return decodeRows(await source.run(query.collection, writeRowQuery(asked)), columns) as ResultOf<Row, Selected>[]
  }

  return {
    ...createConditions(addCondition),
    path: (path) => addCondition(`"path" = ${writeLiteral(withoutSlash(readText('Value for path()', path)))}`),
    select(...fields) {
      const names = fields.map((field) => readText('A field of select()', field))
      return createQuery(source, { ...query, columns: [...new Set([...query.columns, ...names])] })
    },
    order(name, direction) {
      const field = quoteName(readText('The field of order()', name))
      return change({ order: [...query.order, `${field} ${readDirection(direction)}`] })
    },
    skip: (count) => change({ offset: readWholeNumber('skip', count) }),
    limit: (count) => change({ limit: readWholeNumber('limit', count) }),
    all: () => readRows(query),
    first: async () => (await readRows({ ...query, limit: Math.min(query.limit ?? 1, 1) }))[0] ?? null,
    async count(name = '*', distinct = false) {
      const field = readText('The field of count()', name)
      if (field === '*' && distinct) {
        throw new QueryError('count() can count the distinct values of a field only, got "*". Name a field.')
      }
      const counted = field === '*' ? field : `${distinct ? 'DISTINCT ' : ''}${quoteName(field)}`
      const [row] = await source.run(query.collection, writeSelect(`COUNT(${counted}) AS "count"`, query))
      return Number(row?.['count'])
    },
    sql: () => writeRowQuery(query),
  }
}

function writeSelect(selection: string, { collection, where }: QueryParts) {
  const start = `SELECT ${selection} FROM ${quoteName(tableName(collection))}`
  return where.length > 0 ? `${start} WHERE ${joinConditions(where, 'AND')}` : start
}

function writeRowQuery(query: QueryParts) {
  const { columns, order, limit, offset } = query
  const parts = [
    writeSelect(columns.map(quoteName).join(', ') || '*', query),
    // The default is the order of the files.
    `ORDER BY ${order.join(', ') || '"sortKey" ASC'}`,
  ]
  // SQLite has no OFFSET without a LIMIT; -1 is none.
  if (limit !== undefined || offset) parts.push(`LIMIT ${limit ?? -1}`)
  if (offset) parts.push(`OFFSET ${offset}`)
  return parts.join(' ')
}

function readDirection(direction: unknown) {
  const upper = typeof direction === 'string' && direction.toUpperCase()
  if (upper === 'ASC' || upper === 'DESC') return upper
  throw new QueryError(`The direction of order() must be "ASC" or "DESC", got ${showValue(direction)}. Correct it.`)
}

function readWholeNumber(method: string, count: number) {
  if (Number.isSafeInteger(count) && count >= 0) return count
  throw new QueryError(`Value for ${method}() must be a whole number from 0 on, got ${showValue(count)}. Correct it.`)
}
