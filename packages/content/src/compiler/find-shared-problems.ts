import { keyOfReferences, type PlacedReference, type PlacedUnique } from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { collections, type CollectionName } from '@galley/site/collections'
import { idsOf, type PageIds } from '../links'
import { findBrokenReferences, type ReferenceTarget } from './find-broken-references'
import { findPathConflicts } from './find-path-conflicts'
import { findRepeatedTexts } from './find-repeated-texts'

/** What other files need to know of a file: its key, and what it refers and links to. */
export interface CheckedFile extends ReferenceTarget {
  collection: CollectionName
  /** Path of its page; undefined for data. */
  path: string | undefined
  references: readonly PlacedReference[]
  links: readonly PlacedLink[]
  /** The texts that no other entry of its folder may have. */
  uniques: readonly PlacedUnique[]
  /** The ids on its page, for links to them. */
  ids: PageIds
}

const NO_LINKS: PlacedLink[] = []

/** Reads the key, the references and the links of a compiled file. */
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

/** A file that could not be read has no fields: its name says what they would be. */
const textOf = (
  name: 'path' | 'slug',
  file: string,
  collection: CollectionName,
  { [name]: text }: Record<string, unknown>,
) => (typeof text === 'string' ? text : readContentPath(collection, file)[name])

/** Problems between files: two pages with one path, two entries with one unique text, references to missing entries. The build and the preview server both use it. */
export function findSharedProblems(files: readonly CheckedFile[]): ContentProblem[] {
  const present = files.filter(({ state }) => state !== 'draft')
  const conflicts = findPathConflicts(present.flatMap(({ path, file }) => (path === undefined ? [] : [{ path, file }])))
  const problems = [...conflicts, ...findRepeatedTexts(present), ...findBrokenReferences(present, files)]
  return problems.map((problem) => ({ ...problem, isShared: true }))
}
