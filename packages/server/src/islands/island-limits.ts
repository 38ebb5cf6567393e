/** What islands may cost the server. */
export interface IslandLimits {
  /** Requests of one IP address. */
  requestsPerMinute: number
  /** Characters of the query string. */
  paramsLength: number
  /** Milliseconds to load and render one answer. */
  renderMs: number
  /** Answers in memory. */
  answers: number
}

/** The limits of the endpoint. */
export const ISLAND_LIMITS: Readonly<IslandLimits> = {
  requestsPerMinute: 120,
  paramsLength: 500,
  renderMs: 5000,
  answers: 200,
}
