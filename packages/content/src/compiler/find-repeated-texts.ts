import { posix } from 'node:path'
import type { PlacedUnique } from '@galley/core/collections'
import { publishedOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'

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
