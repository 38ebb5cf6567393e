import { createHash } from 'node:crypto'
import {
  listPages,
  listTexts,
  pageTextsPath,
  SEARCH_INDEX_FOLDER,
  readLinks,
  SEARCH_MANIFEST_PATH,
  type AreaIndex,
} from '@galley/core/search-index'
import { cutIntoSlices } from './cut-into-slices'
import type { IndexedArea } from './index-areas'

/** Maximum size of a file with words and their sections. A search reads one such file per word. */
export const SHARD_BYTES = 8_000
/** Maximum size of a file with words only, which a search reads for misspelt words. */
export const VOCABULARY_BYTES = 12_000

const HASH_LENGTH = 10

/** Builds the index files by path. The last file lists the others. The same content always gives the same files. */
export function buildSearchFiles(
  areas: readonly IndexedArea[],
  linkingPages: Parameters<typeof readLinks>[0] = [],
): Map<string, string> {
  const links = readLinks(linkingPages)
  const files = new Map<string, string>()
  const addHashed = (name: string, content: unknown) => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
    const path = `${SEARCH_INDEX_FOLDER}/${name}-${hash}.json`
    files.set(path, text)
    return path
  }
  const addSlices = <Entry>(name: string, list: readonly Entry[], bytes: number, wordOf: (entry: Entry) => string) =>
    cutIntoSlices(list, bytes, wordOf).map(({ from, entries }) => ({ from, file: addHashed(name, entries) }))
  const manifest = areas.map(({ name, pages, words }) => {
    for (const page of pages) files.set(pageTextsPath(page[0].path), JSON.stringify(listTexts(page)))
    const terms = words.map(([term]) => term)
    const area: AreaIndex = {
      ...listPages(pages, links),
      shards: addSlices(`${name}-words`, words, SHARD_BYTES, ([term]) => term),
      vocabulary: addSlices(`${name}-vocabulary`, terms, VOCABULARY_BYTES, (term) => term),
    }
    return [name, addHashed(name, area)]
  })
  return files.set(SEARCH_MANIFEST_PATH, JSON.stringify(Object.fromEntries(manifest)))
}
