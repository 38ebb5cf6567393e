import type { SearchDocument } from './search-document'
import { type IndexShard, toDifferences } from './search-files'
import type { listBodyTerms } from './words'

/** Returns the sorted terms of sections, each with the numbers of its sections. `termsOf` returns the unique terms of a section. */
export function listPostings(
  sections: readonly SearchDocument[],
  termsOf: (section: SearchDocument) => ReturnType<typeof listBodyTerms>,
): IndexShard {
  const postings = new Map<string, { text: number[]; code: number[] }>()
  sections.forEach((section, number) => {
    const terms = termsOf(section)
    for (const field of ['text', 'code'] as const) {
      for (const term of terms[field]) {
        const found = postings.get(term) ?? { text: [], code: [] }
        found[field].push(number)
        postings.set(term, found)
      }
    }
  })
  return [...postings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, { text, code }]) =>
      code.length > 0 ? [term, toDifferences(text), toDifferences(code)] : [term, toDifferences(text)],
    )
}
