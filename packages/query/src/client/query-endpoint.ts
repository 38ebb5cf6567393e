import { type Fetch, requestJson, StatusError } from '@galley/core/request'
import { createTurns } from '@galley/core/turns'
import type { RawRow } from '@galley/query/builder'
import { type ContentUrls, headersOf, ofVersion, PUBLISHED } from './content-urls'
import type { DatabaseQuery } from './database-messages'
import { reasonOf } from './reason-of'

/** Options for requests to a site. A page needs none; code on a server sets `origin`, and `cookie` for a visitor's own content. */
export interface EndpointOptions {
  /** The site, such as "https://example.com". Empty means the site of the page. @default '' */
  origin?: string
  /** Cookie header of the visitor's request. Browsers send their own cookies. */
  cookie?: string
  /** URLs of the databases. @default the published databases */
  urls?: ContentUrls
  /** @default globalThis.fetch */
  fetch?: Fetch
}

/** Sends two queries at a time: the endpoint runs the queries of an IP address one after another, and refuses a client with too many waiting queries. */
const turns = createTurns(2)

/** Runs a query on the site's server and returns its rows. Rejects with the server's message if the server refuses the query. */
export const queryEndpoint = (query: DatabaseQuery, options: EndpointOptions = {}): Promise<RawRow[]> =>
  turns.run(() => ask(query, options))

async function ask(
  { collection, version, sql }: DatabaseQuery,
  { origin = '', cookie, urls = PUBLISHED, fetch = globalThis.fetch }: EndpointOptions,
): Promise<RawRow[]> {
  const url = ofVersion(origin + urls.queryOf(collection), version)
  const headers = {
    'Content-Type': 'application/json',
    ...(cookie !== undefined && { Cookie: cookie }),
    ...headersOf(urls),
  }
  try {
    const answer = await requestJson(url, { method: 'POST', headers, body: JSON.stringify({ sql }), fetch })
    if (Array.isArray(answer)) return answer as RawRow[]
  } catch (error) {
    const hasAnswered = error instanceof StatusError || error instanceof SyntaxError
    if (!hasAnswered) throw new Error(`${reasonOf(error)}. Check the connection, then try again.`, { cause: error })
    if (error instanceof StatusError && error.reason) throw new Error(error.reason, { cause: error })
  }
  // Static hosts and `gatsby develop` have no endpoint and respond with an HTML page.
  throw new Error(
    `${url} has no rows. Queries need a browser with WebAssembly, or the site's own server: run "npm start".`,
  )
}
