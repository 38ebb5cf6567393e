import { byPosition, type ContentProblem } from './content-source'

/** The plugin that reports all problems in one list. Other plugins put theirs into its cache. */
const REPORTER = '@galley/gatsby-plugin-problem-report'
const KINDS = ['content', 'redirects', 'links', 'icons', 'analytics', 'feeds', 'settings'] as const

/** The parts of Gatsby's cache that are used here. */
interface Cache {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<unknown>
}
type GetCache = (plugin: string) => Cache

/** Passes the problems of a check to the report. An empty list removes those of before. */
export const passProblems = (getCache: GetCache, kind: (typeof KINDS)[number], problems: readonly ContentProblem[]) =>
  getCache(REPORTER).set(kind, problems)

/** The problems of all checks, in the order of files and lines. */
export async function collectProblems(getCache: GetCache): Promise<ContentProblem[]> {
  const found = await Promise.all(KINDS.map((kind) => getCache(REPORTER).get(kind)))
  return (found as (ContentProblem[] | undefined)[]).flatMap((problems) => problems ?? []).sort(byPosition)
}
