import { suggest } from '@galley/core/nearest'
import { requestJson } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import type { CollectionInfo, DatabaseManifest } from '@galley/query/dump'
import { headersOf, isLive, PUBLISHED } from './content-urls'
import type { EndpointOptions } from './query-endpoint'
import { reasonOf } from './reason-of'

/** Reads the manifest of collections. It loads the manifest once, or for each query if the databases can change while the page is open. */
export interface ManifestReader {
  /** Returns a collection's entry. Rejects if the manifest has no such collection or does not load. */
  read: (collection: string) => Promise<CollectionInfo>
  /** Loads the manifest again, then returns the collection's entry. For sites that were published in the meantime. */
  readAgain: (collection: string) => Promise<CollectionInfo>
}

/** Creates a reader that loads the manifest with the first query. After a failure, the next query loads the manifest again. */
export function createManifestReader({
  fetch = globalThis.fetch,
  origin = '',
  cookie,
  urls = PUBLISHED,
}: EndpointOptions): ManifestReader {
  const url = origin + urls.manifest
  let manifest: Promise<DatabaseManifest> | undefined

  const load = () =>
    retryOnce(async () => {
      const headers = { ...(cookie !== undefined && { Cookie: cookie }), ...headersOf(urls) }
      return requestJson<DatabaseManifest>(url, { cache: 'no-cache', headers, fetch })
    }).catch((cause: unknown) => {
      manifest = undefined
      throw new Error(
        `The list of collections could not be loaded: ${reasonOf(cause)}. Check the connection, then try again.`,
        { cause },
      )
    })

  const read = async (collection: string) => {
    const collections = await (isLive(urls) ? load() : (manifest ??= load()))
    if (Object.hasOwn(collections, collection)) return collections[collection]!
    const names = Object.keys(collections)
    throw new Error(
      `There is no collection of pages "${collection}".${suggest(collection, names)} Collections: ${names.join(', ')}.`,
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
