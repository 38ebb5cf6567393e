import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import {
  type IndexShard,
  listPostings,
  mergePostings,
  type PageSections,
  type SearchDocument,
} from '@galley/core/search-index'
import { digestFiles } from '@galley/node/build-inputs'
import type { GatsbyCache } from 'gatsby'

/** The cached words of an area. */
interface KnownWords {
  /** A digest of the code that found the words. */
  code: string
  /** The pages in order, each with a digest of its texts and its number of sections. */
  pages: [digest: string, sections: number][]
  words: IndexShard
}

const NOTHING: KnownWords = { code: '', pages: [], words: [] }

const digest = (content: string) => createHash('sha256').update(content).digest('base64').slice(0, 16)

/** A digest of the code that finds words: this plugin and `@galley/core/search-index`. Includes Node's version, which defines letters. */
const CODE_DIGEST =
  digest(
    JSON.stringify(
      [__dirname, dirname(require.resolve('@galley/core/search-index'))].map((dir) =>
        digestFiles(dirname(dir), [basename(dir)]),
      ),
    ),
  ) + process.version

/**
 * Returns the words of all sections of an area's pages. Sections are numbered in the order of pages. Calls `termsOf` only for sections whose texts
 * are not cached.
 */
export async function indexWords(
  area: string,
  pages: readonly PageSections[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  termsOf: Parameters<typeof listPostings>[1],
): Promise<IndexShard> {
  const key = `words of ${area}`
  const known = readKnown((await cache.get(key)) as string | undefined)
  const numbers = new Map<string, number>()
  countUp(known.pages, ([digest], number) => numbers.set(digest, number))
  /** The new number of each cached section, by its old number. */
  const moved: number[] = []
  const fresh: SearchDocument[] = []
  const freshNumbers: number[] = []
  const seen = pages.map((sections): KnownWords['pages'][number] => [digestOf(sections), sections.length])
  countUp(seen, ([digest], number, page) => {
    const before = numbers.get(digest)
    // Uses the cached words for one page only. A second page with the same texts is read again.
    numbers.delete(digest)
    for (const [index, section] of pages[page]!.entries()) {
      if (before !== undefined) moved[before + index] = number + index
      else freshNumbers[fresh.push(section) - 1] = number + index
    }
  })
  const words = mergePostings([
    [known.words, moved],
    [listPostings(fresh, termsOf), freshNumbers],
  ])
  // Stored as text, because Gatsby's cache deeply copies objects.
  await cache.set(key, JSON.stringify({ code: CODE_DIGEST, pages: seen, words } satisfies KnownWords))
  return words
}

function readKnown(text: string | undefined) {
  const known = text === undefined ? NOTHING : (JSON.parse(text) as KnownWords)
  return known.code === CODE_DIGEST ? known : NOTHING
}

const digestOf = (sections: PageSections) =>
  digest(JSON.stringify(sections.map(({ text, code, names }) => [text, code, names])))

/** Calls `callback` for each page with the number of its first section. */
function countUp(
  pages: KnownWords['pages'],
  callback: (page: KnownWords['pages'][number], number: number, index: number) => void,
) {
  let number = 0
  for (const [index, page] of pages.entries()) {
    callback(page, number, index)
    number += page[1]
  }
}
