import type { Collection, Column, PageCollectionName, RowOf } from '@galley/core/collections'
import { withoutSlash } from '@galley/core/url-path'
import { createConditions, joinConditions, QueryError, readText, showValue, type Conditions } from './conditions'
import { decodeRows, type RawRow } from './decode-rows'
import { quoteName, tableName, writeLiteral } from './write-literal'

/** The database that runs the SQL of queries: the database in the browser, the endpoint of the server, or the database of a test. */
export interface QuerySource {
  /** Columns of a collection's table, which decode the values of its rows. */
  columns(collection: string): Promise<readonly Column[]>
  run(collection: string, sql: string): Promise<RawRow[]>
}

/** A query of a collection. Each method returns a new query, so several queries can start from the same query. */
export interface ContentQuery<Row, Selected extends keyof Row = never> extends Conditions<
  Row,
  ContentQuery<Row, Selected>
> {
  /** Selects the page with this path. A trailing slash makes no difference. */
  path(path: string): ContentQuery<Row, Selected>
  /** Adds fields to the selected fields. @default all fields */
  select<Field extends keyof Row & string>(...fields: Field[]): ContentQuery<Row, Selected | Field>
  /** Sorts by a field. Further calls sort rows that have equal values. @default the order of the files */
  order(field: keyof Row & string, direction: 'ASC' | 'DESC'): ContentQuery<Row, Selected>
  /** Skips this number of rows. */
  skip(count: number): ContentQuery<Row, Selected>
  /** Returns at most this number of rows. */
  limit(count: number): ContentQuery<Row, Selected>
  /** Runs the query and returns its rows. */
  all(): Promise<ResultOf<Row, Selected>[]>
  /** Runs the query and returns its first row, or null if no row matches. */
  first(): Promise<ResultOf<Row, Selected> | null>
  /**
   * Counts the rows that match, regardless of `skip()` and `limit()`.
   * @param field Counts only rows in which this field is not null. @default '*'
   * @param distinct Counts the different values of the field instead. @default false
   */
  count(field?: (keyof Row & string) | '*', distinct?: boolean): Promise<number>
  /** Returns the SQL that `all()` runs. */
  sql(): string
}

/** A row with the selected fields, or with all fields if none is selected. */
type ResultOf<Row, Selected extends keyof Row> = [Selected] extends [never] ? Row : Pick<Row, Selected>

/** The parts of a query. Conditions and sort orders are SQL. */
interface QueryParts {
  collection: string
  /** Names of the selected columns; empty selects all columns. */
  columns: string[]
  /** Joined by AND. */
  where: string[]
  order: string[]
  limit?: number
  offset?: number
}

/** Creates `queryCollection()`, typed by the schemas of the collections. Only page collections can be queried. */
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
    `ORDER BY ${order.join(', ') || '"sortKey" ASC'}`,
  ]
  // SQLite allows OFFSET only after LIMIT; LIMIT -1 returns all rows.
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
