import { byPosition, type ContentProblem } from './content-source'

/** The plugin that reports all problems in one list. Other plugins write their problems to its cache. */
const REPORTER = '@galley/gatsby-plugin-problem-report'
const KINDS = ['content', 'redirects', 'links', 'icons', 'analytics', 'feeds', 'settings'] as const

interface Cache {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<unknown>
}
type GetCache = (plugin: string) => Cache

/** Passes the problems of a check to the report. They replace the earlier problems of the same kind. */
export const passProblems = (getCache: GetCache, kind: (typeof KINDS)[number], problems: readonly ContentProblem[]) =>
  getCache(REPORTER).set(kind, problems)

/** Returns the problems of all checks, in the order of files and lines. */
export async function collectProblems(getCache: GetCache): Promise<ContentProblem[]> {
  const found = await Promise.all(KINDS.map((kind) => getCache(REPORTER).get(kind)))
  return (found as (ContentProblem[] | undefined)[]).flatMap((problems) => problems ?? []).sort(byPosition)
}
