import { CONTENT_API } from '@galley/query/dump'

const CACHE_NAME = 'content-database'

/** Caches databases for the next visit: one image for each collection, of the last version. */
export interface DatabaseCache {
  /** The image of a version, if it is in the cache. */
  read: (collection: string, version: string) => Promise<Uint8Array | undefined>
  /** Saves an image and deletes those of other versions. */
  write: (collection: string, version: string, image: () => Uint8Array) => Promise<void>
}

/**
 * The cache in the browser's Cache Storage. That may be absent (plain http), forbidden (private windows) or full; then nothing is
 * kept and each visit loads the dump again.
 */
export function createDatabaseCache(readStorage: () => CacheStorage | undefined): DatabaseCache {
  // Only a key: Cache Storage needs a URL, which the site does not serve.
  const keyOf = (collection: string, version: string) =>
    `${CONTENT_API}/${collection}/image?v=${encodeURIComponent(version)}`
  const open = async () => readStorage()?.open(CACHE_NAME)

  return {
    read: async (collection, version) => {
      try {
        const kept = await (await open())?.match(keyOf(collection, version))
        return kept && new Uint8Array(await kept.arrayBuffer())
      } catch {
        return undefined
      }
    },
    write: async (collection, version, image) => {
      try {
        const cache = await open()
        if (!cache) return
        // Delete the others first, to free their space.
        await cache.delete(keyOf(collection, version), { ignoreSearch: true })
        await cache.put(keyOf(collection, version), new Response(new Blob([image() as Uint8Array<ArrayBuffer>])))
      } catch {
        // Without space or permission, the next visit loads the dump again.
      }
    },
  }
}
