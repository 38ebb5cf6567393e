import type { PageChanges } from '@galley/core/page-changes'
import type { Patch } from '../patch'

/** `gatsby/dist/utils/websocket-manager` */
interface WebsocketModule {
  websocketManager: { emitStaticQueryData: (message: { id: string; result: PageChanges }) => void }
}

/** `gatsby/dist/utils/page-data`. Gatsby looks the function up for each call. */
interface PageDataModule {
  /** Starts to write the data of pages: the last step of the start and of each refresh. Results of static queries are written by then. */
  enqueueFlush: (...options: unknown[]) => void
}

/** Tells browsers, after each refresh, which pages have come and gone with it. During the refresh they would find files that Gatsby is writing. */
export const pageChanges: Patch<[], void> = {
  name: 'page-changes',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/utils/websocket-manager': /\n {2}emitStaticQueryData = data => \{/,
    'gatsby/dist/utils/page-data': /\nfunction enqueueFlush\(/,
    'gatsby/dist/state-machines/query-running/actions': /_pageData\.enqueueFlush\)\(/,
    'gatsby/cache-dir/dev-loader.js': /___emitter\.emit\(`staticQueryResult`/,
  },
  without: 'In develop, a page that is added or deleted shows after the browser reloads it.',
  apply(requireFromGatsby) {
    const { websocketManager } = requireFromGatsby('gatsby/dist/utils/websocket-manager') as WebsocketModule
    const { store } = requireFromGatsby('gatsby/dist/redux') as {
      store: { getState: () => { pages: ReadonlyMap<string, unknown> } }
    }
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
      // Gatsby's code in the browser passes on results of queries, and no other message.
      if (created.length + deleted.length > 0)
        websocketManager.emitStaticQueryData({ id: 'page-changes', result: { created, deleted } })
    }
  },
}
