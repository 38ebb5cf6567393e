import { BRANCH_PARAMETER, PRESENCE_SECONDS, type PreviewEvents, previewLink } from '@galley/core/preview'
import { encodePath, urlAt } from '@galley/core/url-path'
import { site } from '@galley/site'
import type { Activation } from './activation'
import { DraftRequests, type DraftRequestsOptions } from './draft-requests'
import { createPreviewSession, type PreviewSession } from './preview-session'
import { createPreviewStore, type PreviewActions, type PreviewStore } from './preview-store'
import { createPreviewStream, type PreviewEvent, type StreamState } from './preview-stream'
import { readExpiry } from './read-token'
import { watchReturn } from './watch-return'

export interface PreviewControllerOptions extends Pick<DraftRequestsOptions, 'published'> {
  activation: Activation
  path: string
  /** Called when search and queries must load their data again. */
  onContent: () => void
  /** Called when the editor leaves the preview. */
  onLeave: () => void
}

export const openTab = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer')

type EventHandlers = { [Name in keyof PreviewEvents]: (data: PreviewEvents[Name]) => void }

/** Keeps the store up to date: receives the server's events, and starts the requests for the content that an event may have changed. */
export class PreviewController {
  readonly store: PreviewStore
  readonly session: PreviewSession
  readonly requests: DraftRequests
  readonly actions: PreviewActions
  private readonly stream: ReturnType<typeof createPreviewStream>
  /** Id of the stream, sent with reports of the visible page. Undefined on servers without presence, which receive no reports. */
  private streamId: string | undefined
  private presenceTimer: ReturnType<typeof setInterval> | undefined
  private hasConnected = false
  private endWatch: (() => void) | undefined

  constructor(private readonly options: PreviewControllerOptions) {
    const { path, activation, published } = options
    const { token, api, branch } = activation
    this.store = createPreviewStore(path)
    this.store.update({ against: activation.against || published })
    this.session = createPreviewSession({ api, token, branch })
    this.requests = new DraftRequests(this.store, this.session, {
      published,
      token,
      onRefused: (date) => this.refuse(date),
      onGone: () => this.leaveBranch(),
    })
    this.stream = createPreviewStream({
      url: this.session.urlOf('events'),
      headers: this.session.authorization,
      onEvent: (event) => this.handleEvent(event),
      onState: (state) => this.handleState(state),
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
    this.reportPresence()
  }

  private disconnect() {
    this.requests.stop()
    this.startPresence(undefined)
    this.stream.stop()
  }

  /** Reports the visible page at intervals; undefined ends the reports. */
  private startPresence(streamId: string | undefined) {
    clearInterval(this.presenceTimer)
    this.streamId = streamId
    if (streamId === undefined) return
    this.presenceTimer = setInterval(() => this.reportPresence(), PRESENCE_SECONDS * 1000)
    this.reportPresence()
  }

  private reportPresence() {
    if (this.streamId === undefined) return
    const logReason = (error: unknown) => this.requests.logReason(error)
    this.session.showPresence(this.streamId, this.store.getState().path).catch(logReason)
  }

  /**
   * Ends the preview, because the server rejected the token. `date` is the server's clock, in milliseconds since 1970: the browser's clock may be
   * wrong.
   */
  private refuse(date = Date.now() + this.store.getState().clockAheadMs) {
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
      this.startPresence(undefined)
      this.store.update({ others: undefined })
    }
    if (state.status === 'refused') this.refuse(state.date)
    else if (state.status === 'gone') this.leaveBranch()
    else this.store.update({ status: state.status, retryAt: state.status === 'offline' ? state.retryAt : undefined })
  }

  private handleEvent({ name, data }: PreviewEvent) {
    // A newer server may send other events.
    const handle = this.handlers[name] as ((data: PreviewEvent['data']) => void) | undefined
    handle?.(data)
  }

  private readonly handlers: EventHandlers = {
    hello: ({ isResumed, revision, isCompiling, build, stream }) => {
      this.store.update({ build, isCompiling })
      this.startPresence(stream)
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
      // The event may be about the previous page.
      if (data.path === this.store.getState().path) this.store.update({ others: data.count > 0 ? data : undefined })
    },
    expired: () => this.refuse(),
  }

  private createActions(): PreviewActions {
    const { store, session, requests } = this
    const { activation, onLeave } = this.options
    const { token, branch } = activation
    const urlHere = (at: string) => urlAt(at, encodePath(site.basePath + store.getState().path))
    return {
      show: (view) => store.update({ view }),
      retry: this.stream.start,
      share: async (wanted) => {
        const url = urlHere(location.origin)
        const { token: shared, expires } = await session.share(store.getState().path, wanted)
        return { link: previewLink(url, { token: shared, branch }), expires }
      },
      listShares: session.readShares,
      revokeShare: session.revokeShare,
      build: async () => store.update({ build: await session.startBuild() }),
      findLinks: (oldPath) => session.readLinks(oldPath, requests.comparison),
      correctLinks: (oldPath, seen) => session.correctLinks(oldPath, seen, requests.comparison),
      listBranches: () => this.listBranches(),
      openBranch: (name) => {
        const parameters = new URLSearchParams({ [BRANCH_PARAMETER]: name })
        location.assign(`${urlHere(location.origin)}?${parameters.toString()}`)
      },
      compareWith: (name) => requests.compareWith(name),
      openBuild: () => {
        const { buildOrigin } = store.getState().session ?? {}
        // The opened page hands the token over to the build's server, which stores the token as a cookie.
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
