/** What one call, and one caller, may cost the server. */
export interface McpLimits {
  /** Bytes of a request's body. */
  bodyBytes: number
  /** Characters of an answer; a longer one is continued on request. */
  answerLength: number
  /** Pages in one list. */
  pages: number
  /** Milliseconds of a search, or of cutting a page. */
  taskMs: number
  /** Searches that wait for a thread, one of each IP address. */
  waiting: number
  /** Searches of one IP address that run or wait. */
  perIp: number
  /** Requests of one IP address. */
  requestsPerMinute: number
}

/** The limits of the endpoint. */
export const MCP_LIMITS: Readonly<McpLimits> = {
  bodyBytes: 64_000,
  answerLength: 30_000,
  pages: 100,
  taskMs: 5000,
  waiting: 20,
  perIp: 4,
  requestsPerMinute: 120,
}
