import { MAX_QUERY_LENGTH } from '@galley/query/dump'

/** Default limits of one query and of one IP address. */
export const QUERY_LIMITS = {
  /** Maximum size of a request's body in bytes: the longest query with every character escaped. */
  bodyBytes: 6 * MAX_QUERY_LENGTH + 4000,
  rows: 10_000,
  /** Maximum duration of a query in an open database, in milliseconds. */
  queryMs: 500,
  /** Maximum number of queries that wait for a thread, one per IP address. */
  waiting: 20,
  /** Maximum number of running and waiting queries of one IP address. */
  perIp: 4,
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: 120,
}

export type QueryLimits = typeof QUERY_LIMITS
