/** A query that cannot be asked: its message says what is wrong and what to do. */
export class QueryError extends Error {
  override name = 'QueryError'
}
