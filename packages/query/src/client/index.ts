import { createContentQueries } from './content-queries'
import { createBrowserSource } from './content-source'
import { startWorker } from './start-worker'

export type { RefinableQuery, SectionOptions, SurroundOptions } from './content-queries'
export { createContentQueries } from './content-queries'
export type { LiveContentUrls } from './content-urls'
export type { ContentSource } from './content-source'
/** @public For code on a server. This repository has none. */
export { createServerSource } from './content-source'

/** The source of all queries of this page. */
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
