/** Default limits of islands. */
export const ISLAND_LIMITS = {
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: 120,
  /** Maximum length of the query string. */
  paramsLength: 500,
  /** Maximum time to load and render an island, in milliseconds. */
  renderMs: 5000,
  /** Maximum number of cached answers. */
  answers: 200,
}

export type IslandLimits = typeof ISLAND_LIMITS
