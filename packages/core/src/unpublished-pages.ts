/** A page that the published site leaves out. */
export interface UnpublishedPage {
  path: string
  /** Path of the file, relative to the project's folder. */
  file: string
  /** Day of publication, for a page that waits for its date. */
  date?: string
}

const CHECKER = '@galley/gatsby-plugin-link-check'
const KEY = 'unpublished'

/** Passes the unpublished pages to the link check, so that its messages can explain links to these pages. */
export const passUnpublished = (
  getCache: (plugin: string) => { set: (key: string, value: unknown) => Promise<unknown> },
  pages: readonly UnpublishedPage[],
) => getCache(CHECKER).set(KEY, pages)

/** Reads the unpublished pages from the cache of the link check. */
export const readUnpublished = async (cache: { get: (key: string) => Promise<unknown> }) =>
  ((await cache.get(KEY)) as UnpublishedPage[] | undefined) ?? []
