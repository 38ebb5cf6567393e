/** Limits of islands. */
export interface IslandLimits {
  /** Maximum number of requests of one IP address. */
  requestsPerMinute: number
  /** Maximum length of the query string. */
  paramsLength: number
  /** Maximum time to load and render an island, in milliseconds. */
  renderMs: number
  /** Maximum number of cached answers. */
  answers: number
}

/** Default limits. */
export const ISLAND_LIMITS: Readonly<IslandLimits> = {
  requestsPerMinute: 120,
  paramsLength: 500,
  renderMs: 5000,
  answers: 200,
}
