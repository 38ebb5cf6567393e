import { suggest } from '@galley/core/nearest'
import { requestJson } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import type { CollectionInfo, DatabaseManifest } from '@galley/query/dump'
import { headersOf, isLive, PUBLISHED } from './content-urls'
import type { EndpointOptions } from './query-endpoint'
import { reasonOf } from './reason-of'

/** The manifest of the collections, loaded once. Databases that change while the page is open have it loaded for each query. */
export interface ManifestReader {
  /** A collection's entry in the manifest. Throws when there is none. */
  read: (collection: string) => Promise<CollectionInfo>
  /** The same from a manifest that is loaded again, because the site may have been published in the meantime. */
  readAgain: (collection: string) => Promise<CollectionInfo>
}

/** Loads the manifest with the first query; a failed load is tried again with the next query. */
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
