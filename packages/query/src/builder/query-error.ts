/** Thrown for an invalid query. The message names the error and its remedy, and is safe to show to readers. */
export class QueryError extends Error {
  override name = 'QueryError'
}
