import { type ContentStore, pagePathOf, roleOf } from '@galley/content'
import type { PlacedLink } from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import type { NodePluginArgs } from 'gatsby'

/** The node type of files with problems. Other plugins query it too. */
export const TYPE_NAME = 'FileWithProblems'

/** Returns the fields of a node for each content file with problems: the problems, and the known fields of the page. */
export function describeFiles(store: Pick<ContentStore, 'failed' | 'files' | 'problems'>) {
  const pages = new Map(store.files().map((one) => [one.file, pagePathOf(one)]))
  const entries = new Map(store.files().flatMap((one) => (one.entry ? [[one.file, one]] : [])))
  const paths = new Set([...entries.values()].map(pagePathOf))
  const problems = new Map<string, ContentProblem[]>()
  const add = (shown: string, problem: ContentProblem) =>
    void problems.set(shown, [...(problems.get(shown) ?? []), problem])
  for (const problem of store.problems()) add(problem.file, problem)
  // A page also has the problems of the files that it includes.
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
      // Fields that navigation and queries need.
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
      /** Paths that links may use: the path of the page, and another path of its last good version. */
      paths: [...new Set(known)],
      placedLinks: (fields?.['placedLinks'] ?? []) as PlacedLink[],
      isBroken: failed !== undefined && (failed.isBroken === true || !entries.has(file)),
      hasPage: path !== null && paths.has(path),
      problems: own,
    }
  })
}

/** Creates a node for each file with problems, and deletes old nodes. In `develop`, creates a page with the problems of a file without a page. */
export function showProblems(
  faulty: ReturnType<typeof describeFiles>,
  { actions, createContentDigest, getNodesByType }: NodePluginArgs,
) {
  const ids = new Set(faulty.map(({ id }) => id))
  for (const node of getNodesByType(TYPE_NAME)) if (!ids.has(node.id)) actions.deleteNode(node)
  for (const file of faulty) {
    const internal = { type: TYPE_NAME, contentDigest: createContentDigest(file) }
    void actions.createNode({ ...file, parent: null, children: [], internal })
    const { id, path, title, collection, hasPage } = file
    if (process.env['NODE_ENV'] === 'production' || path === null || hasPage) continue
    const component = require.resolve('@galley/app/problem-page')
    actions.createPage({ path, component, context: { title, collection }, ownerNodeId: id })
  }
}
