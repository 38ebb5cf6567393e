import { createContentQueries } from './content-queries'
import { createBrowserSource } from './content-source'
import { startWorker } from './start-worker'

export type { RefinableQuery, SectionOptions, SurroundOptions } from './content-queries'
export { createContentQueries } from './content-queries'
export type { LiveContentPlace } from './content-place'
export type { ContentSource } from './content-source'
/** @public For code of a server, which this site does not have. */
export { createServerSource } from './content-source'

/** The source of this page. */
export const contentSource = createBrowserSource({
  fetch: (address, options) => fetch(address, options),
  startWorker: typeof Worker === 'undefined' || typeof WebAssembly === 'undefined' ? undefined : startWorker,
})

export const { setContentPlace } = contentSource

export const {
  queryCollection,
  queryCollectionNavigation,
  queryCollectionItemSurroundings,
  queryCollectionSearchSections,
} = createContentQueries(contentSource)
