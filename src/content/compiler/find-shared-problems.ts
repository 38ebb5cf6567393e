import { collections, type CollectionName } from '../../content.config'
import { referenceKey } from '../../lib/collections'
import { readContentPath } from '../../lib/content-path'
import type { ContentProblem } from '../../lib/content-source'
import { findBrokenReferences, type PlacedReference, type ReferenceTarget } from './find-broken-references'
import { findPathConflicts } from './find-path-conflicts'

/** A file of a collection, as the other files see it. */
export interface PlacedFile extends ReferenceTarget {
  collection: CollectionName
  references: readonly PlacedReference[]
}

/** A file that was compiled, with problems or without, as the other files see it. */
export function placeFile(
  file: string,
  collection: CollectionName,
  fields: Record<string, unknown>,
  state: PlacedFile['state'],
): PlacedFile {
  const name = referenceKey(collections[collection])
  // A file that could not be read at all has no fields.
  const key = typeof fields[name] === 'string' ? fields[name] : readContentPath(collection, file)[name]
  return { file, collection, key, state, references: (fields['placedReferences'] ?? []) as PlacedReference[] }
}

/** What is wrong with files beside one another: two pages at one path, references that lead to nothing. The build and the preview both ask here. */
export function findSharedProblems(files: readonly PlacedFile[]): ContentProblem[] {
  const present = files.filter(({ state }) => state !== 'draft')
  const pages = present.filter(({ collection }) => collections[collection].kind === 'page')
  const conflicts = findPathConflicts(pages.map(({ key, file }) => ({ path: key, file })))
  return [...conflicts, ...findBrokenReferences(present, files)]
}
