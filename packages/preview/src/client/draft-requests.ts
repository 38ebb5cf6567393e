import type {
  ChangedEvent,
  DraftChange,
  DraftChanges,
  PreviewPage,
  PreviewSession as SessionAnswer,
  UnsavedDocument,
} from '@galley/core/preview'
import { createComparison } from './comparison'
import { PreviewFailure, type PreviewSession, UnknownBaseline } from './preview-session'
import { keepPage, type PreviewStore } from './preview-store'
import { createRefresher } from './refresher'

/** Delay of the request for the list of changes. The list is long and less urgent than the page, so the page is requested first. */
export const CHANGES_DELAY_MS = 250

export interface DraftRequestsOptions {
  /** The branch with the published site; undefined if this page was built from the published content. */
  published?: string | undefined
  /** Stores the token in the browser for a number of seconds. */
  onAccepted: (seconds: number) => void
  /** Stores the branch that changes are counted against; empty for the published site. */
  onCompare: (against: string) => void
  /** Called when the server rejects the token. `date` is the server's clock, in milliseconds since 1970. */
  onRefused: (date?: number) => void
  /** Called when the branch no longer exists. */
  onGone: () => void
}

/**
 * Requests pages, changes and navigation from the preview server, and writes the answers to the store. Drops answers of a revision before the
 * stored one.
 */
export class DraftRequests {
  /** Paths whose stored page may be older than the content. */
  private readonly stale = new Set<string>()
  /** The revision of the last list of changes. */
  private countedRevision = 0
  private unsavedRequest: AbortController | undefined
  private readonly loggedMessages = new Set<string>()
  readonly comparison: ReturnType<typeof createComparison>

  private readonly handleFailure = (error: unknown) => this.shouldRetry(error)
  private readonly session = createRefresher(
    (signal) => this.server.readSession(signal),
    (accepted) => this.keepSession(accepted),
    (error) => this.handleSessionFailure(error),
  )
  private readonly page = createRefresher(
    (signal) => this.readPage(signal),
    ({ path, answer }) => this.keepPage(path, answer),
    this.handleFailure,
  )
  private readonly changes = createRefresher(
    (signal) => this.server.readChanges(signal, this.comparison.query()),
    (answer) => this.keepChanges(answer),
    this.handleFailure,
  )
  private readonly navigation = createRefresher(
    (signal) => this.server.readNavigation(signal),
    (navigation) => this.store.update({ navigation }),
    this.handleFailure,
  )

  constructor(
    private readonly store: PreviewStore,
    private readonly server: PreviewSession,
    private readonly options: DraftRequestsOptions,
  ) {
    this.comparison = createComparison({ store, session: server, onFailure: this.handleFailure })
  }

  private get all() {
    return [this.page, this.navigation, this.changes, this.session, this.comparison.page, this.comparison.navigation]
  }

  /** Requests the session and the current page, which the editor waits for. Everything else follows with the connection. */
  start() {
    this.session.run()
    this.page.run()
    this.comparison.page.run()
  }

  /** Aborts all requests. */
  stop() {
    for (const refresher of this.all) refresher.stop()
    this.unsavedRequest?.abort()
  }

  /** Repeats the requests that failed. */
  resume() {
    for (const refresher of this.all) refresher.resume()
  }

  /** Requests everything. Every stored page is requested again on its next visit. */
  runAll() {
    this.markAllStale()
    for (const refresher of this.all) refresher.run()
  }

  /** Accepts lower revisions from now on: a server that has restarted counts its revisions from the start. */
  resetRevisions(revision: number) {
    this.stop()
    this.countedRevision = 0
    // The stored pages stay visible until newer ones replace them.
    const kept = [...this.store.getState().pages].map(
      ([path, page]) => [path, page && { ...page, revision: 0 }] as const,
    )
    this.store.update({ revision, pages: new Map(kept) })
  }

  /** Shows the stored page of another path at once, and requests the page if it is unknown or stale. */
  openPath(path: string) {
    const { path: before, pages } = this.store.getState()
    // The answer of the running request will be dropped.
    if (this.page.isRunning()) this.stale.add(before)
    this.store.update({ path, page: pages.get(path) ?? undefined, updatedAt: undefined, others: undefined })
    if (!pages.has(path) || this.stale.has(path)) this.page.restart()
    else this.page.stop()
    if (!this.store.getState().comparedPages.has(path)) this.comparison.page.restart()
  }

  /** Requests the content that the changed files may affect. */
  refresh(event: ChangedEvent) {
    const { pages, path, revision } = this.store.getState()
    for (const [known, page] of pages) if (isAffected(known, page, event)) this.stale.add(known)
    this.store.update({ revision: Math.max(revision, event.revision) })
    if (!pages.has(path) || this.stale.has(path)) this.page.run()
    const isUnlisted = event.files.length === 0
    if (event.hasNavigation || isUnlisted) this.navigation.run()
    // An event without files may be about the published content.
    if (isUnlisted) this.comparison.refresh()
    this.changes.run(CHANGES_DELAY_MS)
  }

  /** Counts the changes against another branch; undefined for the published site. */
  compareWith(branch: string | undefined) {
    this.markAllStale()
    this.options.onCompare(branch ?? '')
    this.comparison.change(branch ?? this.options.published)
    this.page.restart()
    this.changes.restart()
  }

  /** Renders an unsaved text. Only the last of several texts is shown; earlier calls resolve to undefined. */
  async showUnsaved(document: UnsavedDocument) {
    this.unsavedRequest?.abort()
    const request = (this.unsavedRequest = new AbortController())
    const { page, path } = this.store.getState()
    const at = page?.file === document.file ? { path } : {}
    const unsaved = await this.server.renderUnsaved({ ...document, ...at }, request.signal).catch((error: unknown) => {
      this.logReason(error)
      throw error
    })
    if (request.signal.aborted) return undefined
    this.store.update({ unsaved, updatedAt: Date.now() })
    return unsaved
  }

  /** Shows the saved page again. */
  dropUnsaved() {
    this.unsavedRequest?.abort()
    if (this.store.getState().unsaved) this.store.update({ unsaved: undefined })
  }

  /** Logs an error of the server, each message once. */
  logReason(error: unknown) {
    if (!(error instanceof PreviewFailure) || error.status === 401 || this.loggedMessages.has(error.message)) return
    this.loggedMessages.add(error.message)
    console.warn(`Preview: ${error.message}`)
  }

  private markAllStale() {
    for (const path of this.store.getState().pages.keys()) this.stale.add(path)
  }

  private keepSession(accepted: SessionAnswer) {
    const { onAccepted, published } = this.options
    const now = Date.parse(accepted.now)
    onAccepted((Date.parse(accepted.expires) - now) / 1000)
    this.store.update({ session: accepted, build: accepted.build, clockAheadMs: now - Date.now() })
    const { against } = this.store.getState()
    if (against === published || against === undefined) return
    // The stored branch may have been deleted since, or be the one that is shown now.
    if (against === accepted.branch || !accepted.branches.includes(against)) this.compareWith(undefined)
  }

  private async readPage(signal: AbortSignal) {
    const { path } = this.store.getState()
    this.stale.delete(path)
    try {
      const answer = await this.server.readPage(path, signal, this.comparison.query())
      await this.rememberPaths()
      return { path, answer }
    } catch (error) {
      this.stale.add(path)
      // The token does not cover this path: the published page stays.
      if (error instanceof PreviewFailure && error.status === 401) {
        this.store.update({ hiddenPaths: new Set([...this.store.getState().hiddenPaths, path]) })
        this.keepPage(path, null)
      }
      throw error
    }
  }

  private async rememberPaths() {
    if (this.store.getState().builtPaths.size > 0) return
    const { paths = {} } = (await this.server.readBaseline()) ?? {}
    this.store.update({ builtPaths: new Set(Object.values(paths)) })
  }

  private keepPage(path: string, answer: PreviewPage | null): void {
    const state = this.store.getState()
    const known = state.pages.get(path)
    if (known && answer && answer.revision < known.revision) return
    this.store.update({
      pages: keepPage(state.pages, path, answer),
      ...(path === state.path && { updatedAt: Date.now(), page: answer ?? undefined }),
      revision: Math.max(answer?.revision ?? 0, state.revision),
    })
    if (answer && path === state.path && !state.isCounting) this.recount(answer, state.changes)
  }

  /** Requests the changes at once if the list and the page disagree on the page's state: the bar shows both side by side. */
  private recount({ file, state, revision }: PreviewPage, counted: readonly DraftChange[]) {
    const listed = counted.find((change) => change.file === file)?.state
    if (state !== listed && revision > this.countedRevision) this.changes.run()
  }

  private keepChanges({ revision, ...answer }: DraftChanges): void {
    if (revision < this.countedRevision) return
    this.countedRevision = revision
    this.store.update({
      ...answer,
      isCounting: false,
      hasNoBaseline: false,
      revision: Math.max(revision, this.store.getState().revision),
    })
    this.refreshStates(revision)
  }

  /** Marks pages stale whose state the list contradicts: a new page becomes a moved one when another file is deleted. */
  private refreshStates(revision: number) {
    const { changes, pages, path } = this.store.getState()
    const states = new Map(changes.map(({ file, state }) => [file, state]))
    for (const [known, page] of pages) {
      if (!page?.file || page.revision > revision || page.state === states.get(page.file)) continue
      this.stale.add(known)
      if (known === path) this.page.run()
    }
  }

  /** Handles a failed request. Returns true to repeat the request after a delay. While offline, the next connection repeats it. */
  private shouldRetry(error: unknown) {
    if (error instanceof PreviewFailure && error.status === 401) {
      // A path outside the token's paths is refused as well, so check the token itself.
      this.session.run()
      return false
    }
    if (error instanceof PreviewFailure && error.status === 410) {
      this.options.onGone()
      return false
    }
    if (error instanceof UnknownBaseline) {
      this.store.update({ isCounting: false, hasNoBaseline: true })
      return false
    }
    this.logReason(error)
    return this.store.getState().status === 'live'
  }

  private handleSessionFailure(error: unknown) {
    if (!(error instanceof PreviewFailure) || error.status !== 401) return this.shouldRetry(error)
    this.options.onRefused(error.date)
    return false
  }
}

/** Returns true if changed files may affect a page. `page` is the stored page, null if the path has none. */
export function isAffected(path: string, page: PreviewPage | null, { files }: ChangedEvent) {
  // Events with too many files list none of them.
  if (files.length === 0) return true
  return files.some(({ file, kind, collection, path: changedPath }) => {
    if (changedPath === path || kind === 'folder') return true
    // A page may move to a path that had none.
    if (!page) return kind === 'page'
    if (file === page.file || kind === 'image' || page.depends.includes('*')) return true
    return collection !== undefined && page.depends.includes(collection)
  })
}
