import autocannon from 'autocannon'

/** Options of a run, as JSON in the first argument of this program. */
export interface Load {
  origin: string
  /** Paths that every connection requests in turn. */
  paths: readonly string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}

/** The result of a run, which this program prints as JSON. Latencies are in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number
  p50: number
  p99: number
  /** The number of responses with status 2xx. */
  succeeded: number
  /** The number of requests without a response, of which some had no response in ten seconds, and of responses with another status. */
  errors: number
  timeouts: number
  non2xx: number
}

const { origin, paths, headers, connections, seconds } = JSON.parse(process.argv[2]!) as Load
const {
  requests,
  latency,
  errors,
  timeouts,
  non2xx,
  '2xx': succeeded,
} = await autocannon({
  url: origin,
  requests: paths.map((path) => ({ path, headers })),
  connections,
  duration: seconds,
})
const result: LoadResult = {
  requestsPerSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  succeeded,
  errors,
  timeouts,
  non2xx,
}
console.log(JSON.stringify(result))
