import { fromDifferences, type IndexShard, type IndexSlice } from '@galley/core/search-index'
import type { IndexLoader } from './index-loader'
import type { IndexedArea } from './site-index'
import { findSlices, listBeginning } from './sorted-terms'

/** Maximum number of files per area and word. A short prefix that spans more files finds only its first words. */
const MAX_SHARDS_PER_WORD = 2

/** Terms of a file, with the numbers of their sections. */
export interface TextShard {
  /** Sorted. */
  terms: string[]
  sections: Map<string, { text: number[]; code: number[] }>
}

export type TextShards = ReturnType<typeof createTextShards>

/** Creates the index of texts, which loads in parts. */
export function createTextShards({ load }: Pick<IndexLoader, 'load'>) {
  const shards = new Map<string, TextShard>()

  const open = async ({ file }: IndexSlice, area: IndexedArea) => {
    const known = shards.get(file)
    if (known) return known
    const shard = readShard(await load<IndexShard>(file), area)
    shards.set(file, shard)
    return shard
  }

  const openAll = async (areas: readonly IndexedArea[], beginning: string, count: number, onLoss: () => void) => {
    const found = areas.flatMap((area) =>
      findSlices(area.shards, beginning)
        .slice(0, count)
        .map((slice) => open(slice, area).catch(onLoss)),
    )
    return (await Promise.all(found)).filter((shard) => shard !== undefined)
  }

  return {
    /** Returns the shards that may contain words with a prefix. Leaves out shards that do not load, and calls `onLoss`. */
    find: (areas: readonly IndexedArea[], beginning: string, onLoss: () => void): Promise<TextShard[]> =>
      openAll(areas, beginning, MAX_SHARDS_PER_WORD, onLoss),
    /** Returns the shards that contain the given word, reduced to this word. */
    findWord: async (areas: readonly IndexedArea[], word: string, onLoss: () => void): Promise<TextShard[]> => {
      const shards = await openAll(areas, word, 1, onLoss)
      return shards.flatMap((shard) => {
        const sections = shard.sections.get(word)
        return sections ? [{ terms: [word], sections: new Map([[word, sections]]) }] : []
      })
    },
    /** Returns all words of texts with a prefix. */
    listWords: async (areas: readonly IndexedArea[], beginning: string, onLoss: () => void): Promise<string[]> => {
      const slices = areas.flatMap(({ vocabulary }) => findSlices(vocabulary, beginning))
      const words = await Promise.all(slices.map(({ file }) => load<string[]>(file).catch(onLoss)))
      return words.flatMap((some) => (some ? listBeginning(some, beginning) : []))
    },
  }
}

/** Reads a file with the numbers of this index. Leaves out hidden sections, and words that only hidden sections contain. */
function readShard(entries: IndexShard, { numbers }: IndexedArea): TextShard {
  const renumber = (differences: readonly number[] = []) =>
    fromDifferences(differences).flatMap((section) => numbers[section] ?? [])
  const sections: TextShard['sections'] = new Map()
  for (const [term, ...fields] of entries) {
    const [text, code] = [renumber(fields[0]), renumber(fields[1])]
    if (text.length + code.length > 0) sections.set(term, { text, code })
  }
  return { terms: [...sections.keys()], sections }
}
