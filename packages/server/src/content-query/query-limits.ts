import { MAX_QUERY_LENGTH } from '@galley/query/dump'

/** What one query, and one sender of queries, may cost the server. */
export interface QueryLimits {
  /** Bytes of a request's body: room for the longest query, each of its characters escaped. */
  bodyBytes: number
  rows: number
  /** Milliseconds of a query in an open database. */
  queryMs: number
  /** Queries that wait for a thread, one of each IP address. */
  waiting: number
  /** Queries of one IP address that run or wait. */
  perIp: number
  /** Requests of one IP address. */
  requestsPerMinute: number
}

/** The limits of the endpoint. */
export const QUERY_LIMITS: Readonly<QueryLimits> = {
  bodyBytes: 6 * MAX_QUERY_LENGTH + 4000,
  rows: 10_000,
  queryMs: 500,
  waiting: 20,
  perIp: 4,
  requestsPerMinute: 120,
}
