import { posix } from 'node:path'
import {
  keyOfReferences,
  type PlacedReference,
  type PlacedUnique,
  referenceInFirstLanguage,
} from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { publishedOf, readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { groupBy } from '@galley/core/group-by'
import { question, suggest } from '@galley/core/nearest'
import { inFirstLanguage } from '@galley/core/translations'
import { collections, type CollectionName } from '@galley/site/collections'
import { idsOf, type PageIds } from '../links'

/** A content file that references may name. */
export interface ReferenceTarget {
  collection: string
  /** The value of references to this file. */
  key: string
  title?: string
  /** Path of the file below `content/`. */
  file: string
  /** `draft`: not published. `broken`: the file has problems of its own, which are reported instead. */
  state: 'published' | 'draft' | 'broken'
}

/** The parts of a file for checks across files. */
export interface CheckedFile extends ReferenceTarget {
  collection: CollectionName
  /** Path of its page; undefined for data. */
  path: string | undefined
  references: readonly PlacedReference[]
  links: readonly PlacedLink[]
  /** Texts that no other entry of the folder may have. */
  uniques: readonly PlacedUnique[]
  /** The ids on the page, to which links may lead. */
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

// For a file that could not be read, derives the path or slug from the file name.
const textOf = (
  name: 'path' | 'slug',
  file: string,
  collection: CollectionName,
  { [name]: text }: Record<string, unknown>,
) => (typeof text === 'string' ? text : readContentPath(collection, file)[name])

/** Reports problems between files: two pages with the same path, two entries with the same unique text, references to missing entries. */
export function findSharedProblems(files: readonly CheckedFile[]): ContentProblem[] {
  const present = files.filter(({ state }) => state !== 'draft')
  const conflicts = findPathConflicts(present.flatMap(({ path, file }) => (path === undefined ? [] : [{ path, file }])))
  const problems = [...conflicts, ...findRepeatedTexts(present), ...findBrokenReferences(present, files)]
  return problems.map((problem) => ({ ...problem, isShared: true }))
}

/** Reports pages with the same path, except a draft and its published file. `file` is below `content/`. */
export function findPathConflicts(pages: readonly { path: string; file: string }[]): ContentProblem[] {
  const owners = new Map<string, string>()
  const nameOf = (file: string) => inFirstLanguage(publishedOf(file))
  const inOrder = [...pages].sort((a, b) => a.file.localeCompare(b.file))
  return inOrder.flatMap(({ path, file }) => {
    const owner = owners.get(path)
    if (owner === undefined) owners.set(path, file)
    // Two translations of one page are reported by their names.
    if (owner === undefined || nameOf(owner) === nameOf(file)) return []
    const message = `The path "${path}" is already used by content/${owner}. Rename one of the files.`
    return [{ file: `content/${file}`, line: 1, column: 1, message }]
  })
}

/** Reports texts that must be unique in a folder but occur in two files, except a draft and its published file. `file` is below `content/`. */
export function findRepeatedTexts(
  files: readonly { file: string; uniques: readonly PlacedUnique[] }[],
): ContentProblem[] {
  const owners = new Map<string, string>()
  const inOrder = files.filter(({ uniques }) => uniques.length > 0).sort((a, b) => a.file.localeCompare(b.file))
  return inOrder.flatMap(({ file, uniques }) =>
    uniques.flatMap(({ field, value, line, column }) => {
      const text = JSON.stringify([posix.dirname(file), field, value])
      const owner = owners.get(text)
      if (owner === undefined) owners.set(text, file)
      if (owner === undefined || publishedOf(owner) === publishedOf(file)) return []
      const message = `"${field}" is "${value}" in content/${owner} already. Correct one of the two.`
      return [{ file: `content/${file}`, line, column, message }]
    }),
  )
}

/** Reports references that match no published file, or more than one. */
export function findBrokenReferences(
  sources: readonly { file: string; references: readonly PlacedReference[] }[],
  targets: readonly ReferenceTarget[],
): ContentProblem[] {
  const nameOf = (collection: string, key: string) => `${collection} ${key}`
  const byName = groupBy(targets, ({ collection, key }) => [nameOf(collection, key)])
  return sources.flatMap(({ file, references }) =>
    references.flatMap(({ field, collection, value, line, column }) => {
      const own = byName.get(nameOf(collection, value)) ?? []
      const written = referenceInFirstLanguage(value)
      // Pages without a translation have their original text in every language.
      const found = own.length > 0 ? own : (byName.get(nameOf(collection, written)) ?? [])
      const wrong =
        found.length === 0
          ? describeNothing(
              collection,
              written,
              targets.filter((target) => target.file !== file),
            )
          : describeFound(found)
      if (wrong === undefined) return []
      return [{ file: `content/${file}`, line, column, message: `"${field}" refers to "${written}", ${wrong}` }]
    }),
  )
}

function describeNothing(collection: string, value: string, targets: readonly ReferenceTarget[]) {
  const there = targets.filter((target) => target.collection === collection)
  const titled = there.find(({ title }) => title?.toLowerCase() === value.toLowerCase())
  const hint =
    question(titled?.key) ||
    suggest(
      value,
      there.map(({ key }) => key),
    )
  return `which is not in the collection "${collection}".${hint} Correct it, or add the missing file.`
}

function describeFound(found: readonly ReferenceTarget[]) {
  const published = found.filter(({ state }) => state === 'published')
  if (published.length > 1) {
    return `which matches ${published.map(({ file }) => `content/${file}`).join(' and ')}. Rename all but one of them.`
  }
  const [draft] = found.filter(({ state }) => state === 'draft')
  if (published.length === 0 && draft) {
    return `which is a draft: content/${draft.file} is not published. Publish it, or remove the reference.`
  }
  return undefined
}
