/** A request whose headers and body have not arrived after this time ends with 408. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Options of Fastify. Node looks at connections every 30 seconds, which would double the time, and ignores a time below that of the headers. */
export const CONNECTION_LIMITS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { connectionsCheckingInterval: 1000, headersTimeout: REQUEST_TIMEOUT_MS },
} as const
