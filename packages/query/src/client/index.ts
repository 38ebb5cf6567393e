import { addBasePath } from '@galley/core/base-path'
import type { CallableWorker } from '@galley/core/worker-calls'
import { createContentQueries } from './content-queries'
import { createBrowserSource } from './content-source'

export type { RefinableQuery, SectionOptions, SurroundOptions } from './content-queries'
export { createContentQueries } from './content-queries'
export type { LiveContentUrls } from './content-urls'
export type { ContentSource } from './content-source'
/** @public For code on a server. No code of this repository uses the function. */
export { createServerSource } from './content-source'

/** Starts the database worker. The bundler recognises `new Worker(new URL(…))` and builds the worker as a separate script. */
const startWorker = (): CallableWorker => new Worker(new URL('./database-worker.ts', import.meta.url))

/** The source of all queries of this page. */
export const contentSource = createBrowserSource({
  fetch: (url, options) => fetch(addBasePath(url, __BASE_PATH__), options),
  startWorker: typeof Worker === 'undefined' || typeof WebAssembly === 'undefined' ? undefined : startWorker,
})

export const { setContentUrls } = contentSource

export const {
  queryCollection,
  queryCollectionNavigation,
  queryCollectionItemSurroundings,
  queryCollectionSearchSections,
} = createContentQueries(contentSource)
