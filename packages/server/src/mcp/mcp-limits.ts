/** Default limits of one call and of one client. */
export const MCP_LIMITS = {
  /** Maximum size of a request's body in bytes. */
  bodyBytes: 64_000,
  /** Maximum length of an answer. Clients request the rest of a longer answer with an offset. */
  answerLength: 30_000,
  /** Maximum number of pages in a list. */
  pages: 100,
  /** Maximum duration of a search or of extracting a section, in milliseconds. */
  taskMs: 5000,
  /** Maximum number of tasks that wait for a thread, one per IP address. */
  waiting: 20,
  /** Maximum number of running and waiting tasks of one IP address. */
  perIp: 4,
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: 120,
}

export type McpLimits = typeof MCP_LIMITS
