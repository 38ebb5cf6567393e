import { collections, type CollectionName } from '../../content.config'
import { type PlacedReference, referenceKey } from '../../lib/collections'
import { readContentPath } from '../../lib/content-path'
import type { ContentProblem } from '../../lib/content-source'
import { findBrokenReferences, type ReferenceTarget } from './find-broken-references'
import { findPathConflicts } from './find-path-conflicts'

/** What other files need to know of a file: its key and its references. */
export interface CheckedFile extends ReferenceTarget {
  collection: CollectionName
  references: readonly PlacedReference[]
}

/** Reads the key and the references of a compiled file. */
export function toCheckedFile(
  file: string,
  collection: CollectionName,
  fields: Record<string, unknown>,
  state: CheckedFile['state'],
): CheckedFile {
  const name = referenceKey(collections[collection])
  // A file that could not be read has no fields.
  const key = typeof fields[name] === 'string' ? fields[name] : readContentPath(collection, file)[name]
  return { file, collection, key, state, references: (fields['placedReferences'] ?? []) as PlacedReference[] }
}

/** Problems between files: two pages with one path, references to missing entries. The build and the preview server both use it. */
export function findSharedProblems(files: readonly CheckedFile[]): ContentProblem[] {
  const present = files.filter(({ state }) => state !== 'draft')
  const pages = present.filter(({ collection }) => collections[collection].kind === 'page')
  const conflicts = findPathConflicts(pages.map(({ key, file }) => ({ path: key, file })))
  return [...conflicts, ...findBrokenReferences(present, files)]
}
