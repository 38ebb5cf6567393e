import type { ContentProblem } from '../lib/content-source'

/** Pages that would stand at the same path. */
export function findPathConflicts(pages: readonly { path: string; file: string }[]): ContentProblem[] {
  const owners = new Map<string, string>()
  return pages.flatMap(({ path, file }) => {
    const owner = owners.get(path)
    if (owner === undefined) {
      owners.set(path, file)
      return []
    }
    return [
      {
        file,
        line: 1,
        column: 1,
        message: `The page is at "${path}", where ${owner} already is. Rename one of the files.`,
      },
    ]
  })
}
