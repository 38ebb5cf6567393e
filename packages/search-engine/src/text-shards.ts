import { fromDifferences, type IndexShard, type IndexSlice } from '@galley/core/search-index'
import type { IndexLoader } from './index-loader'
import type { IndexedArea } from './site-index'
import { findSlices, listBeginning } from './sorted-terms'

/** Files of one area that are loaded for one word; those of a short beginning that reaches over more have its first words. */
const MAX_SHARDS_PER_WORD = 2

/** Terms of the texts that have been loaded, with the numbers of the sections that say them. */
export interface TextShard {
  /** In their order. */
  terms: string[]
  sections: Map<string, { text: number[]; code: number[] }>
}

export type TextShards = ReturnType<typeof createTextShards>

/** The texts' part of the index, which is loaded in pieces. */
export function createTextShards({ loadShard, loadVocabulary }: IndexLoader) {
  const shards = new Map<string, TextShard>()

  const open = async ({ file }: IndexSlice, area: IndexedArea) => {
    const known = shards.get(file)
    if (known) return known
    const shard = readShard(await loadShard(file), area)
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
    /** The pieces that may have words with this beginning; those of one area that do not load are missing, and `onLoss` is notified of it. */
    find: (areas: readonly IndexedArea[], beginning: string, onLoss: () => void): Promise<TextShard[]> =>
      openAll(areas, beginning, MAX_SHARDS_PER_WORD, onLoss),
    /** The same for one word alone. */
    findWord: async (areas: readonly IndexedArea[], word: string, onLoss: () => void): Promise<TextShard[]> => {
      const shards = await openAll(areas, word, 1, onLoss)
      return shards.flatMap((shard) => {
        const sections = shard.sections.get(word)
        return sections ? [{ terms: [word], sections: new Map([[word, sections]]) }] : []
      })
    },
    /** All words of the texts that begin like this. */
    listWords: async (areas: readonly IndexedArea[], beginning: string, onLoss: () => void): Promise<string[]> => {
      const slices = areas.flatMap(({ vocabulary }) => findSlices(vocabulary, beginning))
      const words = await Promise.all(slices.map(({ file }) => loadVocabulary(file).catch(onLoss)))
      return words.flatMap((some) => (some ? listBeginning(some, beginning) : []))
    },
  }
}

function readShard(entries: IndexShard, { start, hidden }: IndexedArea): TextShard {
  const number = (differences: readonly number[] = []) => {
    const numbers = fromDifferences(differences).map((section) => section + start)
    return hidden?.size ? numbers.filter((section) => !hidden.has(section)) : numbers
  }
  const sections = new Map(entries.map(([term, text, code]) => [term, { text: number(text), code: number(code) }]))
  // Words that only hidden sections say are none.
  if (hidden?.size)
    for (const [term, { text, code }] of sections) if (text.length + code.length === 0) sections.delete(term)
  return { terms: [...sections.keys()], sections }
}
