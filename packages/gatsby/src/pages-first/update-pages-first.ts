import { mergeRuns } from '@galley/core/merge-runs'
import type * as Datastore from 'gatsby/dist/datastore'
import type * as PageData from 'gatsby/dist/utils/page-data'
import type * as Websocket from 'gatsby/dist/utils/websocket-manager'
import type { Patch } from '../patch'

/** Delay between the last save and the refresh. During a refresh, a save takes longer to show. */
export const REFRESH_DELAY_MS = 1000

/** A call of an action that Gatsby queues. */
interface NodeMutation {
  type: string
  /** The arguments of the action. The first is the node, except for actions on links and fields. */
  payload: [{ internal?: { type?: string } } | undefined, ...unknown[]]
}

type DevelopEvent =
  | { type: 'ADD_NODE_MUTATION'; payload: NodeMutation }
  /** A browser opens a page whose query has not run yet. */
  | { type: 'QUERY_RUN_REQUESTED'; payload: { pagePath: string } }
  /** Stands for other events, which pass unchanged. */
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
  /** Calls `resolve` at once with the action's result. */
  callRealApi: (mutation: NodeMutation & { resolve: (result: unknown) => void }, store: Store) => void
}

/** `gatsby/dist/query` */
interface QueryModule {
  calcDirtyQueryIds: (state: GatsbyState) => string[]
  processPageQueries: (pages: object[], options: { state: GatsbyState; activity: object }) => Promise<unknown>
}

/**
 * Makes Gatsby update the open pages of browsers first. After a save, it updates the nodes of the file, then the open pages, then the rest of
 * the site. A page that a browser opens is updated without a refresh of the rest.
 * @param report Called with errors of updates in the background.
 */
export function updatePagesFirst(requireFromGatsby: NodeJS.Require, report: (error: unknown) => void) {
  const gatsby = requireFromGatsby('gatsby/dist/services/listen-for-mutations') as ListenModule
  const { listenForMutations } = gatsby
  const modules = loadModules(requireFromGatsby)
  gatsby.listenForMutations = (pass) => listenForMutations(createListener(modules, pass, report))
}

type Modules = ReturnType<typeof loadModules>

function loadModules(requireFromGatsby: NodeJS.Require) {
  const { store } = requireFromGatsby('gatsby/dist/redux') as { store: Store }
  const { getNode } = requireFromGatsby('gatsby/dist/datastore') as typeof Datastore
  const { callRealApi } = requireFromGatsby('gatsby/dist/utils/call-deferred-api') as DeferredModule
  const { calcDirtyQueryIds, processPageQueries } = requireFromGatsby('gatsby/dist/query') as QueryModule
  const { flush } = requireFromGatsby('gatsby/dist/utils/page-data') as typeof PageData
  const { websocketManager } = requireFromGatsby('gatsby/dist/utils/websocket-manager') as typeof Websocket
  return { store, getNode, callRealApi, calcDirtyQueryIds, processPageQueries, flush, websocketManager }
}

/** Returns a listener for Gatsby's events in develop. `pass` gives an event to Gatsby's own listener. */
function createListener(gatsby: Modules, pass: (event: DevelopEvent) => void, report: (error: unknown) => void) {
  const { store, websocketManager } = gatsby
  const saves: Promise<unknown>[] = []
  /** Saves of files that Gatsby gets with the next refresh. */
  const held: DevelopEvent[] = []
  let timer: NodeJS.Timeout | undefined

  const refresh = () => {
    clearTimeout(timer)
    for (const event of held.splice(0)) pass(event)
  }

  const showSaves = mergeRuns(async () => {
    // A new file has no node until it is compiled.
    while (saves.length > 0) await Promise.all(saves.splice(0))
    const isShown = await updatePages(gatsby, websocketManager.activePaths)
    clearTimeout(timer)
    if (isShown) timer = setTimeout(refresh, REFRESH_DELAY_MS)
    else refresh()
  })

  const openPage = async (event: DevelopEvent & { type: 'QUERY_RUN_REQUESTED' }) => {
    const { pagePath } = event.payload
    const isUpdated = await updatePages(gatsby, new Set([pagePath]))
    // flush() writes nothing while Gatsby writes other pages.
    if (!isUpdated || store.getState().pendingPageDataWrites.pagePaths.has(pagePath)) pass(event)
    // flush() does not write unchanged data either. Without this action, the browser's request would wait five seconds for the data.
    else store.dispatch({ type: 'CLEAR_PENDING_PAGE_DATA_WRITE', payload: { page: pagePath } })
  }

  return (event: DevelopEvent) => {
    if (event.type === 'QUERY_RUN_REQUESTED') {
      openPage(event).catch((error: unknown) => {
        report(error)
        pass(event)
      })
      return
    }
    const isFile = event.type === 'ADD_NODE_MUTATION' && event.payload.payload[0]?.internal?.type === 'File'
    if (isFile && event.payload.type === 'createNode' && websocketManager.activePaths.size > 0) {
      clearTimeout(timer)
      held.push(event)
      saves.push(runAction(gatsby, event.payload).catch(report))
      showSaves().catch((error: unknown) => {
        report(error)
        refresh()
      })
      return
    }
    // Passes held events on first, so that a save does not restore a deleted file.
    if (isFile) refresh()
    pass(event)
  }
}

/** Runs the queries of outdated pages and sends their data to browsers. Returns false if none of the pages is outdated. */
async function updatePages(
  { store, getNode, calcDirtyQueryIds, processPageQueries, flush }: Modules,
  paths: ReadonlySet<string>,
) {
  const state = store.getState()
  const dirty = calcDirtyQueryIds(state).filter((path) => paths.has(path))
  const known = dirty.flatMap((path) => state.pages.get(path) ?? [])
  // A save can replace the node of a page, for example if it adds a draft. The refresh then creates the page again.
  const pages = known.filter(({ ownerNodeId }) => !ownerNodeId || getNode(ownerNodeId))
  if (pages.length === 0) return false
  await processPageQueries(pages, { state, activity: {} })
  // Writes the data of the pages and sends the data to browsers.
  await flush()
  return true
}

/**
 * Runs an action and resolves when plugins have created their nodes. Copies the node, because the action changes the node, and Gatsby runs the
 * action again.
 */
function runAction({ store, callRealApi }: Modules, { type, payload: [node, ...others] }: NodeMutation) {
  const copy = { ...node, internal: { ...node?.internal } }
  return new Promise((resolve) => callRealApi({ type, payload: [copy, ...others], resolve }, store))
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
