import type { BuildState } from '@galley/core/preview'
import type { createTurns } from '@galley/core/turns'
import { openKeptBuilds } from './kept-builds'
import { SiteBuild, type SiteBuildOptions } from './make-build'

/** Time without a request after which a build starts. */
export const QUIET_MS = 3000

/** Time since the first request after which a build starts even if saves continue. */
export const LONGEST_QUIET_MS = 30_000

export interface BuildsOptions extends Omit<SiteBuildOptions, 'kept' | 'signal'> {
  /** Returns the current revision of the content. */
  snapshot: () => number
  /** Queue shared by builds that must not run at the same time. */
  turns: Pick<ReturnType<typeof createTurns>, 'run'>
}

/**
 * The preview builds of one project. One build runs at a time, and the last good build is served. If there is no good build, the first build starts
 * at once.
 */
export class BuildQueue {
  /** The good builds. */
  readonly kept: Omit<ReturnType<typeof openKeptBuilds>, 'add'>
  /** Start of the last successful run, in milliseconds since 1970. The current build includes everything saved before. */
  lastBegun: number | undefined
  readonly #snapshot: () => number
  readonly #log: BuildsOptions['log']
  readonly #turns: BuildsOptions['turns']
  readonly #siteBuild: SiteBuild
  readonly #listeners = new Set<(state: BuildState) => void>()
  readonly #closing = new AbortController()
  #state: BuildState = { state: 'ready' }
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  /** Requests since the last build started: the time of the first request, and the time when the next build is due. */
  #asked: { first: number; due: number } | undefined

  constructor({ snapshot, turns, ...options }: BuildsOptions) {
    const { folder, log } = options
    this.#snapshot = snapshot
    this.#log = log
    this.#turns = turns
    const kept = openKeptBuilds(folder, (error) => log.error(error))
    this.kept = kept
    this.#siteBuild = new SiteBuild({ ...options, kept, signal: this.#closing.signal })
    if (this.kept.current()) this.#state = this.#describe({ state: 'ready' })
    else this.request(0)
  }

  state() {
    return this.#state
  }

  /** Requests a build, which starts after the quiet time. Requests during a build cause one more build after it. */
  request(quietMs = QUIET_MS) {
    if (this.#closing.signal.aborted) return
    const now = Date.now()
    const first = this.#asked?.first ?? now
    this.#asked = { first, due: Math.min(now + quietMs, first + LONGEST_QUIET_MS) }
    if (!this.#running) this.#schedule()
  }

  /** Calls the listener with each new state. Returns the function that unsubscribes. */
  onState(listener: (state: BuildState) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Ends a running build. */
  async close() {
    this.#closing.abort()
    clearTimeout(this.#timer)
    this.#listeners.clear()
    await this.#running
  }

  #schedule() {
    if (!this.#asked || this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    if (this.#state.state !== 'queued') this.#enter({ state: 'queued' })
    this.#timer = setTimeout(
      () => {
        this.#running = this.#turns
          .run(() => this.#build())
          .then((outcome) => {
            this.#running = undefined
            if (outcome) this.#enter(outcome)
            this.#schedule()
          })
      },
      Math.max(0, this.#asked.due - Date.now()),
    )
  }

  /** Runs a build. Returns the state that it ends in, or undefined if `close` was called meanwhile. */
  async #build(): Promise<BuildState | undefined> {
    const { signal } = this.#closing
    if (signal.aborted) return undefined
    this.#asked = undefined
    const began = Date.now()
    const builtRevision = this.#snapshot()
    this.#enter({ state: 'building', startedAt: new Date(began).toISOString() })
    try {
      await this.#siteBuild.make(began)
      this.lastBegun = began
      return { state: 'ready', builtRevision }
    } catch (error) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- `close` may have aborted the build meanwhile
      if (signal.aborted) return undefined
      const shown = await this.#siteBuild.explain(error)
      this.#log.error({ err: error }, 'The preview build failed')
      return { state: 'failed', log: shown }
    }
  }

  #enter(next: BuildState) {
    this.#state = this.#describe(next)
    for (const listener of this.#listeners) listener(this.#state)
  }

  /** Adds the served build to a state. */
  #describe(next: BuildState): BuildState {
    const { build, readyAt, tookMs } = this.kept.current() ?? {}
    return { builtRevision: this.#state.builtRevision, build, readyAt, tookMs, ...next }
  }
}

/** The public part of a queue. */
export type Builds = Pick<BuildQueue, keyof BuildQueue>
