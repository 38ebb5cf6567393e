import type { PageChanges } from '@galley/core/page-changes'
import type * as Redux from 'gatsby/dist/redux'
import type * as Websocket from 'gatsby/dist/utils/websocket-manager'
import type { Patch } from '../patch'

/** `gatsby/dist/utils/page-data`. Gatsby looks the function up for each call. */
interface PageDataModule {
  /** Starts to write the data of pages. This is the last step of the start and of each refresh, after results of static queries. */
  enqueueFlush: (...options: unknown[]) => void
}

/** Sends the added and deleted pages to browsers after each refresh. During a refresh, browsers could load half-written files. */
export const pageChanges: Patch<[], void> = {
  name: 'page-changes',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/utils/websocket-manager': /\n {2}emitStaticQueryData = data => \{/,
    'gatsby/dist/utils/page-data': /\nfunction enqueueFlush\(/,
    'gatsby/dist/state-machines/query-running/actions': /_pageData\.enqueueFlush\)\(/,
    'gatsby/cache-dir/dev-loader.js': /___emitter\.emit\(`staticQueryResult`/,
  },
  without: 'In develop, an added or deleted page appears or disappears only after a reload.',
  apply(requireFromGatsby) {
    const { websocketManager } = requireFromGatsby('gatsby/dist/utils/websocket-manager') as typeof Websocket
    const { store } = requireFromGatsby('gatsby/dist/redux') as typeof Redux
    const pageData = requireFromGatsby('gatsby/dist/utils/page-data') as PageDataModule
    const { enqueueFlush } = pageData
    let known: ReadonlySet<string> | undefined
    pageData.enqueueFlush = (...options) => {
      enqueueFlush(...options)
      const current = new Set(store.getState().pages.keys())
      const last = known ?? current
      known = current
      const created = [...current].filter((path) => !last.has(path))
      const deleted = [...last].filter((path) => !current.has(path))
      // Gatsby's browser code passes on only results of static queries, so the list is sent as the result of a static query.
      if (created.length + deleted.length > 0)
        websocketManager.emitStaticQueryData({ id: 'page-changes', result: { created, deleted } satisfies PageChanges })
    }
  },
}
