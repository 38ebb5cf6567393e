import {
  BRANCH_PARAMETER,
  type ChangedEvent,
  type DraftChange,
  type PreviewEvents,
  previewLink,
  type PreviewPage,
  type UnsavedDocument,
} from '@galley/core/preview'
import { encodePath, urlAt } from '@galley/core/url-path'
import type { Activation } from './activation'
import { createComparison } from './comparison'
import { isAffected } from './is-affected'
import { keepPage } from './kept-pages'
import { createPresenceReport } from './presence-report'
import { createPreviewSession, PreviewFailure, UnknownBaseline } from './preview-session'
import type { PreviewActions } from './preview-state'
import { createPreviewStore } from './preview-store'
import { createPreviewStream, type PreviewEvent, type StreamState } from './preview-stream'
import { readExpiry } from './read-token'
import { createRefresher } from './refresher'
import { rememberBaseline } from './remember-baseline'
import { watchReturn } from './watch-return'

/** The list of changes is long, and nobody waits for it: it is requested so long after the page. */
export const CHANGES_DELAY_MS = 250

export interface PreviewControllerOptions {
  activation: Activation
  path: string
  fetch: typeof fetch
  /** Origin of the page, for links to share. */
  origin: string
  /** Keeps the token in the browser for so many seconds. */
  onAccepted: (seconds: number) => void
  /** Called when search and queries have to load their data again. */
  onContent: () => void
  /** Forgets the preview. */
  onLeave: () => void
  /** Opens a URL in a new tab. */
  openTab: (url: string) => void
  /** Opens a URL in this one. */
  openHere: (url: string) => void
  /** The branch that has the published site; undefined where the page was built from that. */
  published?: string | undefined
  /** Keeps which branch changes are counted against; empty for the published site. */
  onCompare: (against: string) => void
}

export type PreviewController = ReturnType<typeof createPreviewController>

/** Keeps the store up to date: listens to the server's events, and requests what they may have changed. */
export function createPreviewController(options: PreviewControllerOptions) {
  const { activation, fetch: send, origin, onAccepted, onCompare, onContent, onLeave, openTab, openHere } = options
  const { token, api, branch } = activation
  const store = createPreviewStore(options.path)
  store.update({ against: activation.against || options.published })
  const readBaseline = rememberBaseline(send)
  const session = createPreviewSession({ api, token, branch, readBaseline, fetch: send })
  const stream = createPreviewStream({
    url: session.urlOf('events'),
    headers: session.authorization,
    onEvent: (event) => handleEvent(event),
    onState: (state) => handleState(state),
    fetch: send,
  })
  /** The server's clock less our own: ours may be wrong. */
  let clockOffset = 0
  /** Paths whose kept pages may be older than the content. */
  const stale = new Set<string>()
  /** Whether a connection was accepted before: after that the server may have restarted, and counts its revisions from the start. */
  let hasConnected = false
  let unsavedTurn: AbortController | undefined
  let endWatch: (() => void) | undefined

  const isExpired = (date = Date.now() + clockOffset) => (readExpiry(token) ?? Infinity) <= date

  const disconnect = () => {
    stopAsking()
    presence.stop()
    stream.stop()
  }

  const refuse = (date?: number) => {
    disconnect()
    store.update({ status: isExpired(date) ? 'expired' : 'refused', retryAt: undefined })
  }

  /** The branch was deleted: what is shown stays, and others can be chosen. */
  const leaveBranch = () => {
    if (store.getState().status === 'gone') return
    disconnect()
    store.update({ status: 'gone', retryAt: undefined })
    listBranches().catch(logReason)
  }

  const listBranches = async () => store.update({ branches: await session.readBranches() })

  /** Errors of the server that were logged. */
  const logged = new Set<string>()

  /** The page stays as it was; the console shows the server's error, once. */
  const logReason = (error: unknown) => {
    if (!(error instanceof PreviewFailure) || error.status === 401 || logged.has(error.message)) return
    logged.add(error.message)
    console.warn(`Preview: ${error.message}`)
  }

  /** Gives whether to try again: without a connection the stream does that later. */
  const handleFailure = (error: unknown) => {
    if (error instanceof PreviewFailure && error.status === 401) {
      // A path that the token may not see is refused too, and is no reason to stop.
      checkSession.run()
      return false
    }
    if (error instanceof PreviewFailure && error.status === 410) {
      leaveBranch()
      return false
    }
    if (error instanceof UnknownBaseline) {
      store.update({ isCounting: false, hasNoBaseline: true })
      return false
    }
    logReason(error)
    return store.getState().status === 'live'
  }

  const checkSession = createRefresher(
    session.readSession,
    (accepted) => {
      clockOffset = Date.parse(accepted.now) - Date.now()
      onAccepted((Date.parse(accepted.expires) - Date.parse(accepted.now)) / 1000)
      store.update({ session: accepted, build: accepted.build, clockAheadMs: clockOffset })
      const { against } = store.getState()
      // A branch that was kept may be deleted since, or be the one that is shown now.
      if (against === options.published || against === undefined) return
      if (against === accepted.branch || !accepted.branches.includes(against)) compareWith(undefined)
    },
    (error) => {
      if (!(error instanceof PreviewFailure) || error.status !== 401) return handleFailure(error)
      refuse(error.date)
      return false
    },
  )

  const comparison = createComparison({ store, session, onFailure: handleFailure })

  let changesRevision = 0
  const changes = createRefresher(
    (signal) => session.readChanges(signal, comparison.query()),
    ({ revision, ...answer }) => {
      if (revision < changesRevision) return
      changesRevision = revision
      store.update({
        ...answer,
        isCounting: false,
        hasNoBaseline: false,
        revision: Math.max(revision, store.getState().revision),
      })
      refreshStates(revision)
    },
    handleFailure,
  )

  /** A page that is new becomes one that has moved when another file is deleted. */
  const refreshStates = (revision: number) => {
    const { changes: found, pages, path } = store.getState()
    const states = new Map(found.map(({ file, state }) => [file, state]))
    for (const [known, kept] of pages) {
      if (!kept?.file || kept.revision > revision || kept.state === states.get(kept.file)) continue
      stale.add(known)
      if (known === path) page.run()
    }
  }

  const compareWith = (wanted: string | undefined) => {
    const { pages } = store.getState()
    for (const known of pages.keys()) stale.add(known)
    onCompare(wanted ?? '')
    comparison.change(wanted ?? options.published)
    for (const refresher of [page, changes]) refresher.restart()
  }

  const navigation = createRefresher(
    (signal) => session.readNavigation(signal),
    (tree) => store.update({ navigation: tree }),
    handleFailure,
  )

  const rememberPaths = async () => {
    if (store.getState().builtPaths.size > 0) return
    const { paths = {} } = (await readBaseline()) ?? {}
    store.update({ builtPaths: new Set(Object.values(paths)) })
  }

  const readCurrentPage = async (signal: AbortSignal) => {
    const { path } = store.getState()
    stale.delete(path)
    try {
      const answer = await session.readPage(path, signal, comparison.query())
      await rememberPaths()
      return { path, answer }
    } catch (error) {
      stale.add(path)
      // Not for this token: what was published is.
      if (error instanceof PreviewFailure && error.status === 401) {
        store.update({ hiddenPaths: new Set([...store.getState().hiddenPaths, path]) })
        showPage(path, null)
      }
      throw error
    }
  }

  const page = createRefresher(readCurrentPage, ({ path, answer }) => showPage(path, answer), handleFailure)

  const showPage = (path: string, answer: PreviewPage | null) => {
    const state = store.getState()
    const known = state.pages.get(path)
    if (known && answer && answer.revision < known.revision) return
    store.update({
      pages: keepPage(state.pages, path, answer),
      ...(path === state.path && { updatedAt: Date.now(), page: answer ?? undefined }),
      revision: Math.max(answer?.revision ?? 0, state.revision),
    })
    if (answer && path === state.path && !state.isCounting) countAgain(answer, state.changes)
  }

  /** The bar would say of the page that it changed, and beside it that nothing did. */
  const countAgain = ({ file, state: now, revision }: PreviewPage, counted: readonly DraftChange[]) => {
    const before = counted.find((change) => change.file === file)?.state
    if (now !== before && revision > changesRevision) changes.run()
  }

  const refreshers = [page, navigation, changes, checkSession, comparison.page, comparison.navigation]

  const stopAsking = () => {
    for (const refresher of refreshers) refresher.stop()
    unsavedTurn?.abort()
  }

  const presence = createPresenceReport((id) => {
    session.showPresence(id, store.getState().path).catch(logReason)
  })

  const handleHello = ({ isResumed, revision, isCompiling, build, stream: id }: PreviewEvents['hello']) => {
    store.update({ build, isCompiling })
    presence.start(id)
    if (isResumed) {
      for (const refresher of refreshers) refresher.resume()
      return
    }
    const { pages } = store.getState()
    if (hasConnected) {
      stopAsking()
      changesRevision = 0
      // The pages stay until there are others.
      const kept = [...pages].map(([path, known]) => [path, known && { ...known, revision: 0 }] as const)
      store.update({ revision, pages: new Map(kept) })
    }
    hasConnected = true
    for (const path of pages.keys()) stale.add(path)
    for (const refresher of refreshers) refresher.run()
    onContent()
  }

  const handleChanged = (event: ChangedEvent) => {
    const { pages, path, revision } = store.getState()
    for (const [known, kept] of pages) if (isAffected(known, kept, event)) stale.add(known)
    const isPageStale = !pages.has(path) || stale.has(path)
    store.update({ revision: Math.max(revision, event.revision) })
    if (isPageStale) page.run()
    if (event.hasNavigation || event.files.length === 0) navigation.run()
    // Without files, what is published may have changed.
    if (event.files.length === 0) comparison.refresh()
    changes.run(CHANGES_DELAY_MS)
    onContent()
  }

  const handleEvent = ({ name, data }: PreviewEvent) => {
    if (name === 'hello') handleHello(data)
    else if (name === 'changed' || name === 'deleted') handleChanged(data)
    else if (name === 'problems') {
      const others = store.getState().problems.filter(({ file }) => file !== data.file)
      store.update({ problems: [...others, ...data.problems] })
    } else if (name === 'compiling') store.update(data)
    else if (name === 'build') store.update({ build: data })
    else if (name === 'presence') {
      // One of the page before may still be on its way.
      if (data.path === store.getState().path) store.update({ others: data.count > 0 ? data : undefined })
    } else {
      disconnect()
      store.update({ status: isExpired() ? 'expired' : 'refused', retryAt: undefined })
    }
  }

  const handleState = (state: StreamState) => {
    if (state.status !== 'live') {
      presence.stop()
      store.update({ others: undefined })
    }
    if (state.status === 'refused') refuse(state.date)
    else if (state.status === 'gone') leaveBranch()
    else store.update({ status: state.status, retryAt: state.status === 'offline' ? state.retryAt : undefined })
  }

  const stop = () => {
    endWatch?.()
    disconnect()
  }

  const actions: PreviewActions = {
    show: (view) => store.update({ view }),
    retry: stream.start,
    share: async (wanted) => {
      const { path } = store.getState()
      const { token: shared, expires } = await session.share(path, wanted)
      return { link: previewLink(urlAt(origin, encodePath(path)), { token: shared, branch }), expires }
    },
    listShares: session.readShares,
    revokeShare: session.revokeShare,
    build: async () => store.update({ build: await session.startBuild() }),
    findLinks: (oldPath) => session.readLinks(oldPath, comparison.query()),
    correctLinks: (oldPath, seen) => session.correctLinks(oldPath, seen, comparison.query()),
    listBranches,
    openBranch: (name) => {
      const parameters = new URLSearchParams({ [BRANCH_PARAMETER]: name })
      openHere(`${urlAt(origin, encodePath(store.getState().path))}?${parameters.toString()}`)
    },
    compareWith,
    openBuild: () => {
      const { session: known, path } = store.getState()
      // The page there hands the token over to its server, which keeps it as a cookie of its own.
      if (known?.buildOrigin) openTab(previewLink(urlAt(known.buildOrigin, encodePath(path)), { token, branch }))
    },
    leave: () => {
      stop()
      onLeave()
      store.update({ view: 'published' })
    },
  }

  return {
    store,
    session,
    actions,
    start: () => {
      endWatch = watchReturn(stream.wake, stream.lose)
      // Ahead of the connection: these are what is waited for.
      checkSession.run()
      page.run()
      comparison.page.run()
      stream.start()
    },
    stop,
    /** Changes the current page: what is known of it is shown at once. */
    setPath: (path: string) => {
      const { path: before, pages } = store.getState()
      if (path === before) return
      // Its answer will be ignored.
      if (page.isRunning()) stale.add(before)
      store.update({ path, page: pages.get(path) ?? undefined, updatedAt: undefined, others: undefined })
      presence.report()
      if (!pages.has(path) || stale.has(path)) page.restart()
      else page.stop()
      if (!store.getState().comparedPages.has(path)) comparison.page.restart()
    },
    /** Renders a text that is not saved; of several the last counts. Gives undefined for those before it. */
    showUnsaved: async (document: UnsavedDocument) => {
      unsavedTurn?.abort()
      const own = (unsavedTurn = new AbortController())
      const { page: current, path } = store.getState()
      const at = current?.file === document.file ? { path } : {}
      const unsaved = await session.renderUnsaved({ ...document, ...at }, own.signal).catch((error: unknown) => {
        logReason(error)
        throw error
      })
      if (own.signal.aborted) return undefined
      store.update({ unsaved, updatedAt: Date.now() })
      return unsaved
    },
    /** Shows what is saved again. */
    dropUnsaved: () => {
      unsavedTurn?.abort()
      if (store.getState().unsaved) store.update({ unsaved: undefined })
    },
  }
}
