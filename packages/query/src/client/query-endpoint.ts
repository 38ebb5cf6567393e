import { requestJson, StatusError } from '@galley/core/request'
import { createTurns } from '@galley/core/turns'
import type { RawRow } from '@galley/query/builder'
import { type ContentUrls, headersOf, ofVersion, PUBLISHED } from './content-urls'
import type { DatabaseQuery } from './database-messages'
import { reasonOf } from './reason-of'

/** Who asks. A page asks its own server; on a server, say which site and for whom. */
export interface EndpointOptions {
  /** The site, such as "https://example.com". Empty means the page's own. @default '' */
  origin?: string
  /** The cookie header of the request that is answered, handed on. Browsers send theirs by themselves. */
  cookie?: string
  /** Which databases are queried. @default the published ones */
  urls?: ContentUrls
  /** @default globalThis.fetch */
  fetch?: typeof fetch
}

/** The endpoint runs the queries of an IP address one after another, and refuses those that pile up. */
const turns = createTurns(2)

/** Runs a query on the site's server. */
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
  // Static hosts and `gatsby develop` have no endpoint and answer with a page.
  throw new Error(
    `${url} has no rows. Queries need a browser with WebAssembly, or the site's own server: run "npm start".`,
  )
}
