/** Maximum time in milliseconds to receive the headers and the body of a request. A slower request ends with 408. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Options of Fastify. By default, Node checks connections every 30 seconds, which would double the time, and ignores a timeout below `headersTimeout`. */
export const CONNECTION_LIMITS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { connectionsCheckingInterval: 1000, headersTimeout: REQUEST_TIMEOUT_MS },
} as const
