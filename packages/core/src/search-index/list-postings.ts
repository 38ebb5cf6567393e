import type { SearchDocument } from './search-document'
import { type IndexShard, toDifferences } from './search-files'
import { BODY_FIELDS, type KnownTerms, listBodyTerms } from './words'

/** Returns the sorted terms of sections, each with the numbers of its sections. `known` caches the terms of chunks across areas. */
export function listPostings(sections: readonly SearchDocument[], known?: KnownTerms): IndexShard {
  const postings = new Map<string, [text: number[], code: number[], names: number[]]>()
  sections.forEach((section, number) => {
    const terms = listBodyTerms(section, known)
    for (const [field, name] of BODY_FIELDS.entries()) {
      for (const term of terms[name]) {
        const found = postings.get(term) ?? [[], [], []]
        found[field]!.push(number)
        postings.set(term, found)
      }
    }
  })
  return [...postings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, fields]) => {
      const lists = fields.map(toDifferences)
      while (lists.length > 1 && lists.at(-1)!.length === 0) lists.pop()
      return [term, ...lists] as IndexShard[number]
    })
}
