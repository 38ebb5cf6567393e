import { mergeRuns } from '@galley/core/merge-runs'
import type { Patch } from '../patch'

/** The refresh begins so long after the last save: a save during it takes longer to show. */
export const REFRESH_DELAY_MS = 1000

/** A call of an action that Gatsby puts off. */
interface NodeMutation {
  type: string
  /** First the node, which links and fields do not have. */
  payload: [{ internal?: { type?: string } } | undefined, ...unknown[]]
}

type DevelopEvent =
  | { type: 'ADD_NODE_MUTATION'; payload: NodeMutation }
  /** A browser opens a page whose query has not run. */
  | { type: 'QUERY_RUN_REQUESTED'; payload: { pagePath: string } }
  /** And others, which only pass. */
  | { type: 'SOURCE_FILE_CHANGED'; payload: unknown }

type Listen = (pass: (event: DevelopEvent) => void) => unknown

interface GatsbyState {
  pages: ReadonlyMap<string, { ownerNodeId?: string }>
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> }
}

interface Store {
  getState: () => GatsbyState
  dispatch: (action: { type: 'CLEAR_PENDING_PAGE_DATA_WRITE'; payload: { page: string } }) => void
}

/** `gatsby/dist/services/listen-for-mutations`. Gatsby looks the function up when it starts to listen. */
interface ListenModule {
  listenForMutations: Listen
}

/** `gatsby/dist/utils/call-deferred-api` */
interface DeferredModule {
  /** `resolve` is called at once, with what the action gives. */
  callRealApi: (mutation: NodeMutation & { resolve: (result: unknown) => void }, store: Store) => void
}

/** `gatsby/dist/datastore` */
interface DatastoreModule {
  getNode: (id: string) => object | undefined
}

/** `gatsby/dist/query` */
interface QueryModule {
  calcDirtyQueryIds: (state: GatsbyState) => string[]
  processPageQueries: (pages: object[], options: { state: GatsbyState; activity: object }) => Promise<unknown>
}

/** `gatsby/dist/utils/page-data` */
interface PageDataModule {
  /** Writes the data of pages whose query has run, and sends it to browsers. */
  flush: () => Promise<void>
}

/** `gatsby/dist/utils/websocket-manager` */
interface WebsocketModule {
  websocketManager: { activePaths: ReadonlySet<string> }
}

/**
 * Makes Gatsby update what browsers show before everything else: with a save, the nodes of the file and then the pages that are open; a page that is
 * opened, without a refresh of the rest.
 * @param report receives errors that nobody waits for
 */
export function updatePagesFirst(requireFromGatsby: NodeJS.Require, report: (error: unknown) => void) {
  const gatsby = requireFromGatsby('gatsby/dist/services/listen-for-mutations') as ListenModule
  const { store } = requireFromGatsby('gatsby/dist/redux') as { store: Store }
  const { getNode } = requireFromGatsby('gatsby/dist/datastore') as DatastoreModule
  const { callRealApi } = requireFromGatsby('gatsby/dist/utils/call-deferred-api') as DeferredModule
  const { calcDirtyQueryIds, processPageQueries } = requireFromGatsby('gatsby/dist/query') as QueryModule
  const { flush } = requireFromGatsby('gatsby/dist/utils/page-data') as PageDataModule
  const { websocketManager } = requireFromGatsby('gatsby/dist/utils/websocket-manager') as WebsocketModule
  const { listenForMutations } = gatsby

  /** Runs the queries of pages that are out of date, and sends their data to browsers. Gives whether there were any. */
  const updatePages = async (paths: ReadonlySet<string>) => {
    const state = store.getState()
    const dirty = calcDirtyQueryIds(state).filter((path) => paths.has(path))
    const known = dirty.flatMap((path) => state.pages.get(path) ?? [])
    // The node of a page is another one after a save that adds a draft of it. The refresh makes the page anew.
    const pages = known.filter(({ ownerNodeId }) => !ownerNodeId || getNode(ownerNodeId))
    if (pages.length === 0) return false
    await processPageQueries(pages, { state, activity: {} })
    await flush()
    return true
  }

  /** Resolves when plugins have made their nodes. A copy: the action completes the node, and Gatsby calls it again with the same content. */
  const commit = ({ type, payload: [node, ...others] }: NodeMutation) => {
    const copy = { ...node, internal: { ...node?.internal } }
    return new Promise((resolve) => callRealApi({ type, payload: [copy, ...others], resolve }, store))
  }

  gatsby.listenForMutations = (pass) => {
    const saves: Promise<unknown>[] = []
    const held: DevelopEvent[] = []
    let timer: NodeJS.Timeout | undefined
    const refresh = () => {
      clearTimeout(timer)
      for (const event of held.splice(0)) pass(event)
    }
    const show = mergeRuns(async () => {
      // A file that is compiled for the first time has no node meanwhile.
      while (saves.length > 0) await Promise.all(saves.splice(0))
      const isShown = await updatePages(websocketManager.activePaths)
      clearTimeout(timer)
      if (isShown) timer = setTimeout(refresh, REFRESH_DELAY_MS)
      else refresh()
    })

    const open = async (event: DevelopEvent & { type: 'QUERY_RUN_REQUESTED' }) => {
      const { pagePath } = event.payload
      const isUpdated = await updatePages(new Set([pagePath]))
      // While Gatsby writes other pages, nothing is written here.
      if (!isUpdated || store.getState().pendingPageDataWrites.pagePaths.has(pagePath)) pass(event)
      // Nor is data that is as it was. The browser's request would wait five seconds for it.
      else store.dispatch({ type: 'CLEAR_PENDING_PAGE_DATA_WRITE', payload: { page: pagePath } })
    }

    return listenForMutations((event) => {
      if (event.type === 'QUERY_RUN_REQUESTED') {
        open(event).catch((error: unknown) => {
          report(error)
          pass(event)
        })
        return
      }
      const isFile = event.type === 'ADD_NODE_MUTATION' && event.payload.payload[0]?.internal?.type === 'File'
      if (isFile && event.payload.type === 'createNode' && websocketManager.activePaths.size > 0) {
        clearTimeout(timer)
        held.push(event)
        saves.push(commit(event.payload).catch(report))
        show().catch((error: unknown) => {
          report(error)
          refresh()
        })
        return
      }
      // A file that is deleted must not come back.
      if (isFile) refresh()
      pass(event)
    })
  }
}

export const pagesFirst: Patch<[report: (error: unknown) => void], void> = {
  name: 'pages-first',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/state-machines/develop/actions': /_listenForMutations\.listenForMutations/,
    'gatsby/dist/services/listen-for-mutations': [/`ADD_NODE_MUTATION`/, /`QUERY_RUN_REQUESTED`/],
    'gatsby/dist/datastore': /exports\.getNode\b/,
    'gatsby/dist/utils/call-deferred-api': [/actions\[type\]\(\.\.\.payload\)/, /resolve\(result\)/],
    'gatsby/dist/query': [/\nfunction calcDirtyQueryIds\(state\)/, /\nasync function processPageQueries\(queryIds, \{/],
    'gatsby/dist/utils/page-data': [/\nasync function flush\(/, /pendingPageDataWrites/],
    'gatsby/dist/utils/get-page-data': /`CLEAR_PENDING_PAGE_DATA_WRITE`/,
    'gatsby/dist/utils/websocket-manager': /\n {2}activePaths = new Set\(\);/,
  },
  without: "In develop, a saved page shows after Gatsby's refresh of the whole site, which takes longer.",
  apply: updatePagesFirst,
}
