import { publishedOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'

/** Reports pages with the same path, except a draft and its published file. `file` is below `content/`. */
export function findPathConflicts(pages: readonly { path: string; file: string }[]): ContentProblem[] {
  const owners = new Map<string, string>()
  const inOrder = [...pages].sort((a, b) => a.file.localeCompare(b.file))
  return inOrder.flatMap(({ path, file }) => {
    const owner = owners.get(path)
    if (owner === undefined) owners.set(path, file)
    if (owner === undefined || publishedOf(owner) === publishedOf(file)) return []
    const message = `The path "${path}" is already used by content/${owner}. Rename one of the files.`
    return [{ file: `content/${file}`, line: 1, column: 1, message }]
  })
}
