/** Limits of one call and of one client. */
export interface McpLimits {
  /** Maximum size of a request's body in bytes. */
  bodyBytes: number
  /** Maximum length of an answer. Clients request the rest of longer ones with an offset. */
  answerLength: number
  /** Maximum number of pages in a list. */
  pages: number
  /** Maximum duration of a search or of extracting a section, in milliseconds. */
  taskMs: number
  /** Maximum number of tasks that wait for a thread, one per IP address. */
  waiting: number
  /** Maximum number of running and waiting tasks of one IP address. */
  perIp: number
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: number
}

/** Default limits. */
export const MCP_LIMITS: Readonly<McpLimits> = {
  bodyBytes: 64_000,
  answerLength: 30_000,
  pages: 100,
  taskMs: 5000,
  waiting: 20,
  perIp: 4,
  requestsPerMinute: 120,
}
