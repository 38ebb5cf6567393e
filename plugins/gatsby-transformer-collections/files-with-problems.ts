import { type ContentStore, pathOfEntry, roleOf } from '../../src/content'
import type { PlacedLink } from '../../src/lib/content-compiler'
import { readContentPath } from '../../src/lib/content-path'
import type { ContentProblem } from '../../src/lib/content-source'

/** The node type of files with problems. Other plugins ask for it too. */
export const TYPE_NAME = 'FileWithProblems'

/** The content files with problems, as nodes: what is wrong with each, and what is known of its page all the same. */
export function describeFiles(store: Pick<ContentStore, 'failed' | 'files' | 'problems'>) {
  const pages = new Map(store.files().map(({ kind, file, entry }) => [file, kind === 'page' && pathOfEntry(entry)]))
  const paths = new Set(pages.values())
  const problems = new Map<string, ContentProblem[]>()
  for (const problem of store.problems()) problems.set(problem.file, [...(problems.get(problem.file) ?? []), problem])
  return [...problems].map(([shown, own]) => {
    const file = shown.replace(/^content\//, '')
    const fields = store.failed().get(file)?.fields
    const { kind, collection } = roleOf(file) ?? {}
    const fromName = readContentPath(collection ?? '', file)
    const now = kind === 'page' && fields && (typeof fields['path'] === 'string' ? fields['path'] : fromName.path)
    const known = [pages.get(file), now].filter((path) => typeof path === 'string')
    const path = known[0] ?? null
    return {
      // What a page in navigation has.
      title: typeof fields?.['title'] === 'string' ? fields['title'] : fromName.title,
      stem: fromName.stem,
      sortKey: fromName.sortKey,
      description: '',
      navigation: true,
      meta: {},
      sections: [],
      id: `problems/${file}`,
      file: shown,
      collection: collection ?? null,
      path,
      /** Where links to its page may lead: its last good version may be elsewhere. */
      paths: [...new Set(known)],
      placedLinks: (fields?.['placedLinks'] ?? []) as PlacedLink[],
      isBroken: fields !== undefined,
      hasPage: path !== null && paths.has(path),
      problems: own,
    }
  })
}
