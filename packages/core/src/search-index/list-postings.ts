import type { SearchDocument } from './search-document'
import { type IndexShard, toDifferences } from './search-files'
import { type KnownTerms, listBodyTerms } from './words'

/** Returns the sorted terms of sections, each with the numbers of its sections. `known` caches the terms of chunks across areas. */
export function listPostings(sections: readonly SearchDocument[], known?: KnownTerms): IndexShard {
  const postings = new Map<string, [text: number[], code: number[]]>()
  sections.forEach((section, number) => {
    for (const [field, terms] of listBodyTerms(section, known).entries()) {
      for (const term of terms) {
        const found = postings.get(term) ?? [[], []]
        found[field]!.push(number)
        postings.set(term, found)
      }
    }
  })
  return [...postings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, [text, code]]) =>
      code.length > 0 ? [term, toDifferences(text), toDifferences(code)] : [term, toDifferences(text)],
    )
}
