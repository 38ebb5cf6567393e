import { BRANCH_PARAMETER, type PreviewEvents, previewLink } from '@galley/core/preview'
import { encodePath, urlAt } from '@galley/core/url-path'
import type { Activation } from './activation'
import { DraftRequests, type DraftRequestsOptions } from './draft-requests'
import { createPresenceReport } from './presence-report'
import { createPreviewSession, type PreviewSession, rememberBaseline } from './preview-session'
import type { PreviewActions } from './preview-state'
import { createPreviewStore, type PreviewStore } from './preview-store'
import { createPreviewStream, type PreviewEvent, type StreamState } from './preview-stream'
import { readExpiry } from './read-token'
import { watchReturn } from './watch-return'

export interface PreviewControllerOptions extends Pick<DraftRequestsOptions, 'published' | 'onAccepted' | 'onCompare'> {
  activation: Activation
  path: string
  fetch: typeof fetch
  /** Origin of the page, for links to share. */
  origin: string
  /** Called when search and queries must load their data again. */
  onContent: () => void
  /** Called when the editor leaves the preview. */
  onLeave: () => void
  openTab: (url: string) => void
  /** Opens a URL in the current tab. */
  openHere: (url: string) => void
}

type EventHandlers = { [Name in keyof PreviewEvents]: (data: PreviewEvents[Name]) => void }

/** Keeps the store up to date: receives the server's events, and starts the requests for the content that an event may have changed. */
export class PreviewController {
  readonly store: PreviewStore
  readonly session: PreviewSession
  readonly requests: DraftRequests
  readonly actions: PreviewActions
  private readonly stream: ReturnType<typeof createPreviewStream>
  private readonly presence = createPresenceReport((id) => {
    const logReason = (error: unknown) => this.requests.logReason(error)
    this.session.showPresence(id, this.store.getState().path).catch(logReason)
  })
  private hasConnected = false
  private endWatch: (() => void) | undefined

  constructor(private readonly options: PreviewControllerOptions) {
    const { path, activation, fetch: send, published, onAccepted, onCompare } = options
    const { token, api, branch } = activation
    this.store = createPreviewStore(path)
    this.store.update({ against: activation.against || published })
    this.session = createPreviewSession({ api, token, branch, readBaseline: rememberBaseline(send), fetch: send })
    this.requests = new DraftRequests(this.store, this.session, {
      published,
      onAccepted,
      onCompare,
      onRefused: (date) => this.refuse(date),
      onGone: () => this.leaveBranch(),
    })
    this.stream = createPreviewStream({
      url: this.session.urlOf('events'),
      headers: this.session.authorization,
      onEvent: (event) => this.handleEvent(event),
      onState: (state) => this.handleState(state),
      fetch: send,
    })
    this.actions = this.createActions()
  }

  start() {
    this.endWatch = watchReturn(this.stream.wake, this.stream.lose)
    this.requests.start()
    this.stream.start()
  }

  stop() {
    this.endWatch?.()
    this.disconnect()
  }

  /** Shows another page. */
  setPath(path: string) {
    if (path === this.store.getState().path) return
    this.requests.openPath(path)
    this.presence.report()
  }

  private disconnect() {
    this.requests.stop()
    this.presence.stop()
    this.stream.stop()
  }

  /** Ends the preview with the token. `date` is the server's clock, in milliseconds since 1970: the browser's clock may be wrong. */
  private refuse(date = Date.now() + (this.store.getState().clockAheadMs ?? 0)) {
    this.disconnect()
    const isExpired = (readExpiry(this.options.activation.token) ?? Infinity) <= date
    this.store.update({ status: isExpired ? 'expired' : 'refused', retryAt: undefined })
  }

  /** Keeps the visible page of a deleted branch, and offers the other branches. */
  private leaveBranch() {
    if (this.store.getState().status === 'gone') return
    this.disconnect()
    this.store.update({ status: 'gone', retryAt: undefined })
    this.listBranches().catch((error: unknown) => this.requests.logReason(error))
  }

  private async listBranches() {
    this.store.update({ branches: await this.session.readBranches() })
  }

  private handleState(state: StreamState) {
    if (state.status !== 'live') {
      this.presence.stop()
      this.store.update({ others: undefined })
    }
    if (state.status === 'refused') this.refuse(state.date)
    else if (state.status === 'gone') this.leaveBranch()
    else this.store.update({ status: state.status, retryAt: state.status === 'offline' ? state.retryAt : undefined })
  }

  private handleEvent({ name, data }: PreviewEvent) {
    const handle = this.handlers[name] as (data: PreviewEvent['data']) => void
    handle(data)
  }

  private readonly handlers: EventHandlers = {
    hello: ({ isResumed, revision, isCompiling, build, stream }) => {
      this.store.update({ build, isCompiling })
      this.presence.start(stream)
      if (isResumed) {
        this.requests.resume()
        return
      }
      if (this.hasConnected) this.requests.resetRevisions(revision)
      this.hasConnected = true
      this.requests.runAll()
      this.options.onContent()
    },
    changed: (event) => {
      this.requests.refresh(event)
      this.options.onContent()
    },
    deleted: (event) => this.handlers.changed(event),
    problems: ({ file, problems }) => {
      const others = this.store.getState().problems.filter((problem) => problem.file !== file)
      this.store.update({ problems: [...others, ...problems] })
    },
    compiling: (data) => this.store.update(data),
    build: (build) => this.store.update({ build }),
    presence: (data) => {
      // An event about the previous page may still be on its way.
      if (data.path === this.store.getState().path) this.store.update({ others: data.count > 0 ? data : undefined })
    },
    expired: () => this.refuse(),
  }

  private createActions(): PreviewActions {
    const { store, session, requests } = this
    const { activation, origin, openHere, openTab, onLeave } = this.options
    const { token, branch } = activation
    const urlHere = (at: string) => urlAt(at, encodePath(store.getState().path))
    return {
      show: (view) => store.update({ view }),
      retry: this.stream.start,
      share: async (wanted) => {
        const url = urlHere(origin)
        const { token: shared, expires } = await session.share(store.getState().path, wanted)
        return { link: previewLink(url, { token: shared, branch }), expires }
      },
      listShares: session.readShares,
      revokeShare: session.revokeShare,
      build: async () => store.update({ build: await session.startBuild() }),
      findLinks: (oldPath) => session.readLinks(oldPath, requests.comparison.query()),
      correctLinks: (oldPath, seen) => session.correctLinks(oldPath, seen, requests.comparison.query()),
      listBranches: () => this.listBranches(),
      openBranch: (name) => {
        const parameters = new URLSearchParams({ [BRANCH_PARAMETER]: name })
        openHere(`${urlHere(origin)}?${parameters.toString()}`)
      },
      compareWith: (name) => requests.compareWith(name),
      openBuild: () => {
        const { buildOrigin } = store.getState().session ?? {}
        // The opened page hands the token over to its server, which stores it as its own cookie.
        if (buildOrigin) openTab(previewLink(urlHere(buildOrigin), { token, branch }))
      },
      leave: () => {
        this.stop()
        onLeave()
        store.update({ view: 'published' })
      },
    }
  }
}
