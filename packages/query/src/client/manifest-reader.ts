import { suggest } from '@galley/core/nearest'
import { requestJson } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import type { CollectionInfo, DatabaseManifest } from '@galley/query/dump'
import { headersOf, isLive, PUBLISHED } from './content-urls'
import type { EndpointOptions } from './query-endpoint'
import { reasonOf } from './reason-of'

/**
 * Creates a reader of the manifest. The reader loads the manifest with the first query, or with each query if the databases can change while the
 * page is open. After a failure, the next query loads the manifest again.
 */
export function createManifestReader({
  fetch = globalThis.fetch,
  origin = '',
  cookie,
  urls = PUBLISHED,
}: EndpointOptions) {
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

  /** Returns a collection's entry. Rejects if the manifest has no such collection or does not load. */
  const read = async (collection: string): Promise<CollectionInfo> => {
    const collections = await (isLive(urls) ? load() : (manifest ??= load()))
    if (Object.hasOwn(collections, collection)) return collections[collection]!
    const names = Object.keys(collections)
    throw new Error(
      `There is no collection of pages "${collection}".${suggest(collection, names)} Collections: ${names.join(', ')}.`,
    )
  }

  return {
    read,
    /** Loads the manifest again, then returns the collection's entry. For sites that were published in the meantime. */
    readAgain: (collection: string) => {
      manifest = undefined
      return read(collection)
    },
  }
}
