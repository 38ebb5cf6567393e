import type { CollectionInfo, DatabaseManifest } from '~/lib/content-database'
import { suggest } from '~/lib/nearest'
import { requestJson } from '~/lib/request'
import { retryOnce } from '~/lib/retry-once'
import { headersOf, isLive, PUBLISHED } from './content-place'
import { messageOf } from './message-of'
import type { EndpointOptions } from './query-endpoint'

/** What the site says of its collections, asked for once; where they change while the page is open, with every question. */
export interface ManifestReader {
  /** What is known of a collection; throws for one that is not there. */
  read: (collection: string) => Promise<CollectionInfo>
  /** The same, asked for again: the site may have been published since. */
  readAgain: (collection: string) => Promise<CollectionInfo>
}

/** Reads the manifest with the first question; a failed load is tried again with the next. */
export function createManifestReader({
  fetch = globalThis.fetch,
  origin = '',
  cookie,
  place = PUBLISHED,
}: EndpointOptions): ManifestReader {
  const address = origin + place.manifest
  let manifest: Promise<DatabaseManifest> | undefined

  const load = () =>
    retryOnce(async () => {
      const headers = { ...(cookie !== undefined && { Cookie: cookie }), ...headersOf(place) }
      return requestJson<DatabaseManifest>(address, { cache: 'no-cache', headers, fetch })
    }).catch((cause: unknown) => {
      manifest = undefined
      throw new Error(
        `The list of collections could not be loaded: ${messageOf(cause)}. Check the connection, then try again.`,
        { cause },
      )
    })

  const read = async (collection: string) => {
    const collections = await (isLive(place) ? load() : (manifest ??= load()))
    if (Object.hasOwn(collections, collection)) return collections[collection]!
    const names = Object.keys(collections)
    throw new Error(
      `"${collection}" is no collection of pages.${suggest(collection, names)} There are: ${names.join(', ')}.`,
    )
  }

  return {
    read,
    readAgain: (collection) => {
      manifest = undefined
      return read(collection)
    },
  }
}
