import {
  AGAINST_NAME,
  type ChangedEvent,
  type DraftChanges,
  type PreviewPage,
  type PreviewSession as SessionAnswer,
  type UnsavedDocument,
} from '@galley/core/preview'
import { keep, keepCookie } from './activation'
import { PreviewFailure, type PreviewSession, UnknownBaseline } from './preview-session'
import { isAffected, keepPage, type PreviewStore } from './preview-store'
import { createRefresher } from './refresher'

/** Delay of the request for the list of changes. The list is long and less urgent than the page, so the page is requested first. */
export const CHANGES_DELAY_MS = 250

export interface DraftRequestsOptions {
  /** The branch with the published site; undefined if this page was built from the published content. */
  published?: string | undefined
  token: string
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

  /** Handles a failed request. Returns true to repeat the request after a delay. While offline, the next connection repeats it. */
  private readonly handleFailure = (error: unknown) => {
    const status = error instanceof PreviewFailure ? error.status : undefined
    if (status !== 401 && status !== 410 && !(error instanceof UnknownBaseline)) {
      this.logReason(error)
      return this.state.status === 'live'
    }
    // The server also sends this status for a path outside the token's paths, so check the token itself.
    if (status === 401) this.session.run()
    else if (status === 410) this.options.onGone()
    else this.store.update({ isCounting: false, hasNoBaseline: true })
    return false
  }

  private readonly session = createRefresher(
    (signal) => this.server.readSession(signal),
    (accepted) => this.keepSession(accepted),
    (error) => {
      if (!(error instanceof PreviewFailure) || error.status !== 401) return this.handleFailure(error)
      this.options.onRefused(error.date)
      return false
    },
  )
  private readonly page = createRefresher(
    (signal) => this.readPage(signal),
    ({ path, answer }) => this.keepPage(path, answer),
    this.handleFailure,
  )
  private readonly changes = createRefresher(
    (signal) => this.server.readChanges(signal, this.comparison),
    (answer) => this.keepChanges(answer),
    this.handleFailure,
  )
  private readonly navigation = createRefresher(
    (signal) => this.server.readNavigation(signal),
    (navigation) => this.store.update({ navigation }),
    this.handleFailure,
  )
  private readonly comparedPage = createRefresher(
    async (signal) => {
      const { path, against } = this.state
      if (against === undefined) return undefined
      return { path, answer: await this.server.readPage(path, signal, { branch: against }) }
    },
    (read) => {
      if (!read) return
      this.store.update({ comparedPages: keepPage(this.state.comparedPages, read.path, read.answer) })
    },
    this.handleFailure,
  )
  private readonly comparedNavigation = createRefresher(
    async (signal) => {
      const { against } = this.state
      return against === undefined ? undefined : this.server.readNavigation(signal, { branch: against })
    },
    (comparedNavigation) => this.store.update({ comparedNavigation }),
    this.handleFailure,
  )
  private readonly compared = [this.comparedPage, this.comparedNavigation]
  private readonly all = [this.page, this.navigation, this.changes, this.session, ...this.compared]

  constructor(
    private readonly store: PreviewStore,
    private readonly server: PreviewSession,
    private readonly options: DraftRequestsOptions,
  ) {}

  private get state() {
    return this.store.getState()
  }

  /** The query parameter that makes the server count changes against the compared version. */
  get comparison() {
    const { against } = this.state
    return against === undefined ? {} : { against }
  }

  /** Requests the session and the current page, which the editor waits for. Everything else follows with the connection. */
  start() {
    this.session.run()
    this.page.run()
    this.comparedPage.run()
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
    const kept = [...this.state.pages].map(([path, page]) => [path, page && { ...page, revision: 0 }] as const)
    this.store.update({ revision, pages: new Map(kept) })
  }

  /** Shows the stored page of another path at once, and requests the page if the stored page is missing or stale. */
  openPath(path: string) {
    const { path: before, pages } = this.state
    // The answer of the running request will be dropped.
    if (this.page.isRunning()) this.stale.add(before)
    this.store.update({ path, page: pages.get(path) ?? undefined, updatedAt: undefined, others: undefined })
    if (!pages.has(path) || this.stale.has(path)) this.page.restart()
    else this.page.stop()
    if (!this.state.comparedPages.has(path)) this.comparedPage.restart()
  }

  /** Requests the content that the changed files may affect. */
  refresh(event: ChangedEvent) {
    const { pages, path, revision } = this.state
    for (const [known, page] of pages) if (isAffected(known, page, event)) this.stale.add(known)
    this.store.update({ revision: Math.max(revision, event.revision) })
    if (!pages.has(path) || this.stale.has(path)) this.page.run()
    const isUnlisted = event.files.length === 0
    if (event.hasNavigation || isUnlisted) this.navigation.run()
    // An event without files may be about the published content.
    if (isUnlisted) {
      const { comparedPages } = this.state
      // The current page stays visible until the answer.
      this.store.update({ comparedPages: new Map([...comparedPages].filter(([known]) => known === path)) })
      this.restartComparison()
    }
    this.changes.run(CHANGES_DELAY_MS)
  }

  /** Counts the changes against another branch; undefined for the published site. */
  compareWith(branch: string | undefined) {
    this.markAllStale()
    keep(AGAINST_NAME, branch ?? '')
    this.store.update({
      against: branch ?? this.options.published,
      isCounting: true,
      comparedPages: new Map(),
      comparedNavigation: undefined,
    })
    this.restartComparison()
    this.page.restart()
    this.changes.restart()
  }

  /** Renders an unsaved text. Only the last of several texts is shown; earlier calls resolve to undefined. */
  async showUnsaved(document: UnsavedDocument) {
    this.unsavedRequest?.abort()
    const request = (this.unsavedRequest = new AbortController())
    const { page, path } = this.state
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
    if (this.state.unsaved) this.store.update({ unsaved: undefined })
  }

  /** Logs an error of the server, unless the same message was logged before. */
  logReason(error: unknown) {
    if (!(error instanceof PreviewFailure) || error.status === 401 || this.loggedMessages.has(error.message)) return
    this.loggedMessages.add(error.message)
    console.warn(`Preview: ${error.message}`)
  }

  private markAllStale() {
    for (const path of this.state.pages.keys()) this.stale.add(path)
  }

  private keepSession(accepted: SessionAnswer) {
    const { token, published } = this.options
    const now = Date.parse(accepted.now)
    keepCookie(token, (Date.parse(accepted.expires) - now) / 1000)
    this.store.update({ session: accepted, build: accepted.build, clockAheadMs: now - Date.now() })
    const { against } = this.state
    if (against === published || against === undefined) return
    // The stored branch may have been deleted, or may be the shown branch now.
    if (against === accepted.branch || !accepted.branches.includes(against)) this.compareWith(undefined)
  }

  private restartComparison() {
    for (const refresher of this.compared) refresher.restart()
  }

  private async readPage(signal: AbortSignal) {
    const { path } = this.state
    this.stale.delete(path)
    try {
      const answer = await this.server.readPage(path, signal, this.comparison)
      if (this.state.builtPaths.size === 0) {
        const baseline = await this.server.readBaseline()
        this.store.update({ builtPaths: new Set(Object.values(baseline?.paths ?? {})) })
      }
      return { path, answer }
    } catch (error) {
      this.stale.add(path)
      // The token does not cover this path: the published page stays.
      if (error instanceof PreviewFailure && error.status === 401) {
        this.store.update({ hiddenPaths: new Set([...this.state.hiddenPaths, path]) })
        this.keepPage(path, null)
      }
      throw error
    }
  }

  private keepPage(path: string, answer: PreviewPage | null): void {
    const state = this.state
    const known = state.pages.get(path)
    if (known && answer && answer.revision < known.revision) return
    this.store.update({
      pages: keepPage(state.pages, path, answer),
      ...(path === state.path && { updatedAt: Date.now(), page: answer ?? undefined }),
      revision: Math.max(answer?.revision ?? 0, state.revision),
    })
    if (!answer || path !== state.path || state.isCounting || answer.revision <= this.countedRevision) return
    // The bar shows the page's state beside the list of changes. If the list has another state, request the list at once.
    const listed = state.changes.find(({ file }) => file === answer.file)?.state
    if (answer.state !== listed) this.changes.run()
  }

  private keepChanges({ revision, ...answer }: DraftChanges): void {
    if (revision < this.countedRevision) return
    this.countedRevision = revision
    this.store.update({
      ...answer,
      isCounting: false,
      hasNoBaseline: false,
      revision: Math.max(revision, this.state.revision),
    })
    // A page with another state in the list is stale: a new page becomes a moved page when another file is deleted.
    const { changes, pages, path } = this.state
    const states = new Map(changes.map(({ file, state }) => [file, state]))
    for (const [known, page] of pages) {
      if (!page?.file || page.revision > revision || page.state === states.get(page.file)) continue
      this.stale.add(known)
      if (known === path) this.page.run()
    }
  }
}
