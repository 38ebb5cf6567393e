import type { Column } from '../../lib/collections'
import { parseQuery, writeQuery } from '../../lib/content-query'

interface GuardOptions {
  collection: string
  columns: readonly Column[]
  /** Most rows of an answer; one more is asked for, to know that there are more. */
  rows: number
}

/** The text that runs for the text that was sent: taken apart, checked against the collection, and written anew. */
export function guardQuery(sql: string, { rows, ...table }: GuardOptions): string {
  const query = parseQuery(sql, table)
  return writeQuery(query.count ? query : { ...query, limit: Math.min(query.limit ?? Infinity, rows + 1) })
}
