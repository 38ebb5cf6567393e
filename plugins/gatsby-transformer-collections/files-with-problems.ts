import { type ContentStore, pagePathOf, roleOf } from '@galley/content'
import type { PlacedLink } from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'

/** The node type of files with problems. Other plugins ask for it too. */
export const TYPE_NAME = 'FileWithProblems'

/** The content files with problems, as nodes: the problems, and the fields of the page that are known. */
export function describeFiles(store: Pick<ContentStore, 'failed' | 'files' | 'problems'>) {
  const pages = new Map(store.files().map((one) => [one.file, pagePathOf(one)]))
  const entries = new Map(store.files().flatMap((one) => (one.entry ? [[one.file, one]] : [])))
  const paths = new Set([...entries.values()].map(pagePathOf))
  const problems = new Map<string, ContentProblem[]>()
  const add = (shown: string, problem: ContentProblem) =>
    void problems.set(shown, [...(problems.get(shown) ?? []), problem])
  for (const problem of store.problems()) add(problem.file, problem)
  // A page has the problems of the files that it is made from, too.
  for (const [file, compiled] of store.failed())
    for (const problem of compiled.problems) if (problem.file !== `content/${file}`) add(`content/${file}`, problem)
  return [...problems].map(([shown, own]) => {
    const file = shown.replace(/^content\//, '')
    const failed = store.failed().get(file)
    const fields = failed?.fields
    const { kind, collection } = roleOf(file) ?? {}
    const fromName = readContentPath(collection ?? '', file)
    const now = kind === 'page' && fields && (typeof fields['path'] === 'string' ? fields['path'] : fromName.path)
    const known = [pages.get(file), now].filter((path) => typeof path === 'string')
    const path = known[0] ?? null
    return {
      // The fields of a page that navigation and queries need.
      title: typeof fields?.['title'] === 'string' ? fields['title'] : fromName.title,
      stem: fromName.stem,
      sortKey: fromName.sortKey,
      description: '',
      navigation: true,
      meta: {},
      sections: '[]',
      id: `problems/${file}`,
      file: shown,
      collection: collection ?? null,
      path,
      /** Paths that links may use: its page, and its last good version if that had another path. */
      paths: [...new Set(known)],
      placedLinks: (fields?.['placedLinks'] ?? []) as PlacedLink[],
      isBroken: failed !== undefined && (failed.isBroken === true || !entries.has(file)),
      hasPage: path !== null && paths.has(path),
      problems: own,
    }
  })
}
