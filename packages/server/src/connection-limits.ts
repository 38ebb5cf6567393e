/** Time in milliseconds to receive headers and body of a request. Later requests end with 408. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Options of Fastify. Node's default check of every 30 seconds would double the time, and Node ignores a timeout below that of the headers. */
export const CONNECTION_LIMITS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: { connectionsCheckingInterval: 1000, headersTimeout: REQUEST_TIMEOUT_MS },
} as const
