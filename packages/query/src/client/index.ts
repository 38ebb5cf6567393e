import { createContentQueries } from './content-queries'
import { createBrowserSource } from './content-source'
import { startWorker } from './start-worker'

export type { RefinableQuery, SectionOptions, SurroundOptions } from './content-queries'
export { createContentQueries } from './content-queries'
export type { LiveContentUrls } from './content-urls'
export type { ContentSource } from './content-source'
/** @public For code of a server, which this site does not have. */
export { createServerSource } from './content-source'

/** The source of this page. */
export const contentSource = createBrowserSource({
  fetch: (url, options) => fetch(url, options),
  startWorker: typeof Worker === 'undefined' || typeof WebAssembly === 'undefined' ? undefined : startWorker,
})

export const { setContentUrls } = contentSource

export const {
  queryCollection,
  queryCollectionNavigation,
  queryCollectionItemSurroundings,
  queryCollectionSearchSections,
} = createContentQueries(contentSource)
