/** A page that the published site leaves out. */
export interface UnpublishedPage {
  path: string
  /** File as a person would open it. */
  file: string
  /** The day on which it is published, for one that waits for its date. */
  date?: string
}

const CHECKER = '@galley/gatsby-plugin-link-check'
const KEY = 'unpublished'

/** Passes the pages that are left out to the check of links, which says so of links to them. */
export const passUnpublished = (
  getCache: (plugin: string) => { set: (key: string, value: unknown) => Promise<unknown> },
  pages: readonly UnpublishedPage[],
) => getCache(CHECKER).set(KEY, pages)

/** The pages that are left out, from the cache of the check. */
export const readUnpublished = async (cache: { get: (key: string) => Promise<unknown> }) =>
  ((await cache.get(KEY)) as UnpublishedPage[] | undefined) ?? []
