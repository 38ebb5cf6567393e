import type { RawRow } from '~/lib/content-query'
import { requestJson, StatusError } from '~/lib/request'
import { createTurns } from '~/lib/turns'
import { type ContentPlace, headersOf, ofVersion, PUBLISHED } from './content-place'
import type { DatabaseQuery } from './database-messages'
import { messageOf } from './message-of'

/** Who asks. A page asks its own server; on a server, say which site and for whom. */
export interface EndpointOptions {
  /** The site, such as "https://example.com". Empty means the page's own. @default '' */
  origin?: string
  /** The cookie header of the request that is answered, handed on. Browsers send theirs by themselves. */
  cookie?: string
  /** What of the site is asked. @default what was published */
  place?: ContentPlace
  /** @default globalThis.fetch */
  fetch?: typeof fetch
}

/** The endpoint runs the queries of an address one after another, and refuses those that pile up. */
const turns = createTurns(2)

/** Runs a query on the site's server. */
export const queryEndpoint = (query: DatabaseQuery, options: EndpointOptions = {}): Promise<RawRow[]> =>
  turns.run(() => ask(query, options))

async function ask(
  { collection, version, sql }: DatabaseQuery,
  { origin = '', cookie, place = PUBLISHED, fetch = globalThis.fetch }: EndpointOptions,
): Promise<RawRow[]> {
  const address = ofVersion(origin + place.queryOf(collection), version)
  const headers = {
    'Content-Type': 'application/json',
    ...(cookie !== undefined && { Cookie: cookie }),
    ...headersOf(place),
  }
  try {
    const answer = await requestJson(address, { method: 'POST', headers, body: JSON.stringify({ sql }), fetch })
    if (Array.isArray(answer)) return answer as RawRow[]
  } catch (error) {
    const hasAnswered = error instanceof StatusError || error instanceof SyntaxError
    if (!hasAnswered) throw new Error(`${messageOf(error)}. Check the connection, then try again.`, { cause: error })
    if (error instanceof StatusError && error.reason) throw new Error(error.reason, { cause: error })
  }
  // Static hosts and `gatsby develop` have no endpoint and answer with a page.
  throw new Error(
    `${address} has no rows. Queries need a browser with WebAssembly, or the site's own server: run "npm start".`,
  )
}
