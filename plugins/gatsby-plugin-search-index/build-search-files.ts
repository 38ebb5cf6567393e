import { createHash } from 'node:crypto'
import type { LinkText } from '../../src/lib/content-compiler'
import {
  listLinkWords,
  listPages,
  listTexts,
  pageTextsPath,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_PATH,
  toDifferences,
  type AreaIndex,
  type PageSections,
  type SearchDocument,
} from '../../src/lib/search-index'
import { cutIntoSlices } from './cut-into-slices'
import { FIELD_TAGS, type IndexedArea } from './index-areas'

/** Words with their postings; a search reads one such file for each word. */
export const SHARD_BYTES = 8_000
/** Words alone, for those that are not spelled right. */
export const VOCABULARY_BYTES = 12_000

const HASH_LENGTH = 10

/** The files that searches read, by their paths, last the one that names the others. The same indexes always give the same files. */
export function buildSearchFiles(areas: readonly IndexedArea[], links: readonly LinkText[] = []): Map<string, string> {
  const linkWords = listLinkWords(links)
  const files = new Map<string, string>()
  const addHashed = (name: string, content: unknown) => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
    const path = `${SEARCH_INDEX_FOLDER}/${name}-${hash}.json`
    files.set(path, text)
    return path
  }
  const manifest = areas.map(({ name, sections, index }) => {
    const pages = groupByPage(sections)
    for (const page of pages) files.set(pageTextsPath(page[0].path), JSON.stringify(listTexts(page)))
    const terms = listPostings(index)
    const area: AreaIndex = {
      ...listPages(pages, linkWords),
      shards: cutIntoSlices(terms, SHARD_BYTES, ([term]) => term).map(({ from, entries }) => ({
        from,
        file: addHashed(`${name}-words`, entries),
      })),
      vocabulary: cutIntoSlices(
        terms.map(([term]) => term),
        VOCABULARY_BYTES,
        (term) => term,
      ).map(({ from, entries }) => ({ from, file: addHashed(`${name}-vocabulary`, entries) })),
    }
    return [name, addHashed(name, area)]
  })
  return files.set(SEARCH_MANIFEST_PATH, JSON.stringify(Object.fromEntries(manifest)))
}

function groupByPage(sections: readonly SearchDocument[]): PageSections[] {
  const pages: PageSections[] = []
  for (const section of sections) {
    const page = pages.at(-1)
    if (page?.[0].path === section.path) page.push(section)
    else pages.push([section])
  }
  return pages
}

/** The terms of texts and code in their order, each with its sections. Titles are in the area's own file. */
function listPostings(index: string) {
  const [slots] = JSON.parse(index) as [slots: Record<string, number[]>[]]
  const texts = new Map<string, number[]>()
  const codes = new Map<string, number[]>()
  for (const [tagged, sections] of slots.flatMap((slot) => Object.entries(slot))) {
    const term = tagged.slice(1)
    if (tagged[0] === FIELD_TAGS.text) texts.set(term, toDifferences(sections))
    if (tagged[0] === FIELD_TAGS.code) codes.set(term, toDifferences(sections))
  }
  const terms = [...new Set([...texts.keys(), ...codes.keys()])].sort()
  return terms.map((term): [string, number[], number[]?] => {
    const text = texts.get(term) ?? []
    const code = codes.get(term)
    return code ? [term, text, code] : [term, text]
  })
}
