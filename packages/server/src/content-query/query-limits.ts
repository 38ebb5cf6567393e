import { MAX_QUERY_LENGTH } from '@galley/query/dump'

/** Limits of one query and of one IP address. */
export interface QueryLimits {
  /** Maximum size of a request's body in bytes: the longest query with every character escaped. */
  bodyBytes: number
  rows: number
  /** Maximum duration of a query in an open database, in milliseconds. */
  queryMs: number
  /** Maximum number of queries that wait for a thread, one per IP address. */
  waiting: number
  /** Maximum number of running and waiting queries of one IP address. */
  perIp: number
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: number
}

/** Default limits. */
export const QUERY_LIMITS: Readonly<QueryLimits> = {
  bodyBytes: 6 * MAX_QUERY_LENGTH + 4000,
  rows: 10_000,
  queryMs: 500,
  waiting: 20,
  perIp: 4,
  requestsPerMinute: 120,
}
