import { CONTENT_API } from '@galley/query/dump'

const CACHE_NAME = 'content-database'

export type DatabaseCache = ReturnType<typeof createDatabaseCache>

/**
 * Creates a cache of databases for the next visit in the browser's Cache Storage, with one image per collection. An image is the file that
 * SQLite would write. If Cache Storage is absent (plain http), forbidden (private windows) or full,
 * nothing is cached and each visit loads the dump again.
 */
export function createDatabaseCache(readStorage: () => CacheStorage | undefined) {
  // Cache Storage needs a URL as key. The site serves nothing at this URL.
  const keyOf = (collection: string, version: string) =>
    `${CONTENT_API}/${collection}/image?v=${encodeURIComponent(version)}`
  const open = async () => readStorage()?.open(CACHE_NAME)

  return {
    /** Returns the cached image of this version. */
    read: async (collection: string, version: string): Promise<Uint8Array | undefined> => {
      try {
        const kept = await (await open())?.match(keyOf(collection, version))
        return kept && new Uint8Array(await kept.arrayBuffer())
      } catch {
        return undefined
      }
    },
    /** Saves an image and deletes images of other versions. */
    write: async (collection: string, version: string, image: () => Uint8Array) => {
      try {
        const cache = await open()
        if (!cache) return
        // Deletes older versions first, to free their space.
        await cache.delete(keyOf(collection, version), { ignoreSearch: true })
        await cache.put(keyOf(collection, version), new Response(new Blob([image() as Uint8Array<ArrayBuffer>])))
      } catch {
        // Without space or permission, the next visit loads the dump again.
      }
    },
  }
}
