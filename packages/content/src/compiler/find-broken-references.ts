import type { PlacedReference } from '@galley/core/collections'
import type { ContentProblem } from '@galley/core/content-source'
import { question, suggest } from '@galley/core/nearest'

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

/** Reports references that match no published file, or more than one. */
export function findBrokenReferences(
  sources: readonly { file: string; references: readonly PlacedReference[] }[],
  targets: readonly ReferenceTarget[],
): ContentProblem[] {
  const nameOf = (collection: string, key: string) => `${collection} ${key}`
  const byName = new Map<string, ReferenceTarget[]>()
  for (const target of targets) {
    const name = nameOf(target.collection, target.key)
    byName.set(name, [...(byName.get(name) ?? []), target])
  }
  return sources.flatMap(({ file, references }) =>
    references.flatMap(({ field, collection, value, line, column }) => {
      const found = byName.get(nameOf(collection, value)) ?? []
      const wrong =
        found.length === 0
          ? describeNothing(
              collection,
              value,
              targets.filter((target) => target.file !== file),
            )
          : describeFound(found)
      if (wrong === undefined) return []
      return [{ file: `content/${file}`, line, column, message: `"${field}" refers to "${value}", ${wrong}` }]
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
