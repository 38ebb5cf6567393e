import { byPlace, type ContentProblem } from './content-source'

/** The plugin that tells what is wrong. Whatever others find, they leave in its cache, and it is told in one list. */
const REPORTER = 'gatsby-plugin-problem-report'
const KINDS = ['content', 'redirects', 'links', 'icons', 'analytics'] as const

/** As far as problems need Gatsby's cache. */
interface Cache {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<unknown>
}
type GetCache = (plugin: string) => Cache

/** Leaves what a check has found in this run for the report; with an empty list it has found nothing. */
export const passProblems = (getCache: GetCache, kind: (typeof KINDS)[number], problems: readonly ContentProblem[]) =>
  getCache(REPORTER).set(kind, problems)

/** What all checks have found in this run, in the order of files and lines. */
export async function collectProblems(getCache: GetCache): Promise<ContentProblem[]> {
  const found = await Promise.all(KINDS.map((kind) => getCache(REPORTER).get(kind)))
  return (found as (ContentProblem[] | undefined)[]).flatMap((problems) => problems ?? []).sort(byPlace)
}
