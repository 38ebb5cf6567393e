import { type Fetch, requestJson, StatusError } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import {
  type AreaIndex,
  type IndexShard,
  type IndexVocabulary,
  pageTextsPath,
  type PageTexts,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '@galley/core/search-index'

export type IndexLoader = ReturnType<typeof createIndexLoader>

const GONE = 404

/** Loads the files of the index, each once; one that failed is asked for again the next time. */
export function createIndexLoader(fetch: Fetch) {
  const files = new Map<string, Promise<unknown>>()

  const fetchJson = async (path: string, options?: RequestInit) => {
    try {
      return await requestJson(path, { ...options, fetch })
    } catch (error) {
      // The site was published anew: what names this file is out of date too.
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
      // Meanwhile it may have been asked for again.
      file.catch(() => files.get(path) === asked && files.delete(path))
    }
    return file as Promise<Content>
  }

  return {
    /** The index of each area, by its name. The same object as long as nothing changed. */
    loadAreas: async () => {
      const manifest = await load<SearchManifest>(SEARCH_MANIFEST_PATH, { cache: 'no-cache' })
      const areas = await Promise.all(
        Object.entries(manifest).map(async ([name, file]) => [name, await load<AreaIndex>(file)] as const),
      )
      return { manifest, areas: Object.fromEntries(areas) }
    },
    loadShard: (file: string) => load<IndexShard>(file),
    loadVocabulary: (file: string) => load<IndexVocabulary>(file),
    loadTexts: (path: string) => load<PageTexts>(pageTextsPath(path)),
  }
}
