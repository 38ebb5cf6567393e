/** An invalid query. The message says what is wrong and what to do. */
export class QueryError extends Error {
  override name = 'QueryError'
}
