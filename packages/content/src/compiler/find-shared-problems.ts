import { keyOfReferences, type PlacedReference, type PlacedUnique } from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { collections, type CollectionName } from '@galley/site/collections'
import { idsOf, type PageIds } from '../links'
import { findBrokenReferences, type ReferenceTarget } from './find-broken-references'
import { findPathConflicts } from './find-path-conflicts'
import { findRepeatedTexts } from './find-repeated-texts'

/** The parts of a file that checks between files read. */
export interface CheckedFile extends ReferenceTarget {
  collection: CollectionName
  /** Path of its page; undefined for data. */
  path: string | undefined
  references: readonly PlacedReference[]
  links: readonly PlacedLink[]
  /** Texts that no other entry of the folder may have. */
  uniques: readonly PlacedUnique[]
  /** The ids on the page, which links may end in. */
  ids: PageIds
}

const NO_LINKS: PlacedLink[] = []

/** Returns the checked parts of a compiled file. */
export function toCheckedFile(
  file: string,
  collection: CollectionName,
  fields: Record<string, unknown>,
  state: CheckedFile['state'],
): CheckedFile {
  const { kind, typeName } = collections[collection]
  return {
    file,
    collection,
    key: textOf(keyOfReferences(collections[collection]), file, collection, fields),
    state,
    ...(typeof fields['title'] === 'string' && { title: fields['title'] }),
    path: kind === 'page' ? textOf('path', file, collection, fields) : undefined,
    references: (fields['placedReferences'] ?? []) as PlacedReference[],
    links: (fields['placedLinks'] ?? NO_LINKS) as PlacedLink[],
    uniques: (fields['placedUniques'] ?? []) as PlacedUnique[],
    ids: idsOf(typeName, fields),
  }
}

// A file that could not be read has no fields, so the file name gives the text.
const textOf = (
  name: 'path' | 'slug',
  file: string,
  collection: CollectionName,
  { [name]: text }: Record<string, unknown>,
) => (typeof text === 'string' ? text : readContentPath(collection, file)[name])

/** Reports problems between files: two pages with one path, two entries with the same unique text, references to missing entries. */
export function findSharedProblems(files: readonly CheckedFile[]): ContentProblem[] {
  const present = files.filter(({ state }) => state !== 'draft')
  const conflicts = findPathConflicts(present.flatMap(({ path, file }) => (path === undefined ? [] : [{ path, file }])))
  const problems = [...conflicts, ...findRepeatedTexts(present), ...findBrokenReferences(present, files)]
  return problems.map((problem) => ({ ...problem, isShared: true }))
}
