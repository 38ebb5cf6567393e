import { type Fetch, requestJson, StatusError } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import { type AreaIndex, SEARCH_MANIFEST_PATH, type SearchManifest } from '@galley/core/search-index'

export type IndexLoader = ReturnType<typeof createIndexLoader>

const GONE = 404

/** Creates a loader that loads each file of the index once. A failed file loads again with the next request. */
export function createIndexLoader(fetch: Fetch) {
  const files = new Map<string, Promise<unknown>>()

  const fetchJson = async (path: string, options?: RequestInit) => {
    try {
      return await requestJson(path, { ...options, fetch })
    } catch (error) {
      // A new build has deleted this file, so the loaded files that refer to it are outdated too.
      if (error instanceof StatusError && error.status === GONE) files.clear()
      throw error
    }
  }

  const load = <Content>(path: string, options?: RequestInit): Promise<Content> => {
    let file = files.get(path)
    if (!file) {
      file = retryOnce(() => fetchJson(path, options))
      files.set(path, file)
      const asked = file
      // Deletes only this promise: after `files.clear()`, a newer request may have the same path.
      file.catch(() => files.get(path) === asked && files.delete(path))
    }
    return file as Promise<Content>
  }

  return {
    /** Loads a file of the index. */
    load,
    /**
     * Returns the manifest, and the index of each wanted area by name. The index of an area is the same object until it changes.
     * @param isWanted Returns false for the names of areas that are not loaded.
     */
    loadAreas: async (isWanted: (name: string) => boolean) => {
      const manifest = await load<SearchManifest>(SEARCH_MANIFEST_PATH, { cache: 'no-cache' })
      const areas = await Promise.all(
        Object.entries(manifest)
          .filter(([name]) => isWanted(name))
          .map(async ([name, file]) => [name, await load<AreaIndex>(file)] as const),
      )
      return { manifest, areas: Object.fromEntries(areas) }
    },
  }
}
