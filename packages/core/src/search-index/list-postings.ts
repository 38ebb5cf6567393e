import type { SearchDocument } from './search-document'
import { fromDifferences, type IndexShard, toDifferences } from './search-files'
import { BODY_FIELDS, type listBodyTerms } from './words'

/** Numbers of sections for each body field. */
type Postings = [text: number[], code: number[], names: number[]]

/** Returns the sorted terms of sections, each with the numbers of its sections. `termsOf` returns the unique terms of a section. */
export function listPostings(
  sections: readonly SearchDocument[],
  termsOf: (section: SearchDocument) => ReturnType<typeof listBodyTerms>,
): IndexShard {
  const postings = new Map<string, Postings>()
  sections.forEach((section, number) => {
    const terms = termsOf(section)
    for (const [field, name] of BODY_FIELDS.entries())
      for (const term of terms[name]) addNumber(postings, term, field, number)
  })
  return toShard(postings)
}

/** Merges the terms of parts and renumbers their sections. Drops sections without a new number. */
export function mergePostings(
  parts: readonly (readonly [terms: IndexShard, numbers: readonly number[]])[],
): IndexShard {
  const postings = new Map<string, Postings>()
  for (const [terms, numbers] of parts) {
    for (const [term, ...fields] of terms) {
      for (const [field, differences] of fields.entries()) {
        for (const section of fromDifferences(differences ?? [])) {
          const number = numbers[section]
          if (number !== undefined) addNumber(postings, term, field, number)
        }
      }
    }
  }
  return toShard(postings)
}

function addNumber(postings: Map<string, Postings>, term: string, field: number, number: number) {
  const found = postings.get(term) ?? [[], [], []]
  found[field]!.push(number)
  postings.set(term, found)
}

const toShard = (postings: ReadonlyMap<string, Postings>): IndexShard =>
  [...postings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, fields]) => {
      const lists = fields.map((numbers) => toDifferences(numbers.sort((one, other) => one - other)))
      while (lists.length > 1 && lists.at(-1)!.length === 0) lists.pop()
      return [term, ...lists] as IndexShard[number]
    })
