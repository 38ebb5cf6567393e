import { join } from 'node:path'
import type { BuildState } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import type { FastifyBaseLogger } from 'fastify'
import { type PreviewBuild, openKeptBuilds } from './kept-builds'
import { SiteBuild } from './make-build'
import { type BuildOutcome, type BuildRun, runGatsbyBuild } from './run-gatsby-build'

/** Time without a request after which a build starts. */
export const QUIET_MS = 3000

/** Time since the first request after which a build starts even if saves continue. */
export const LONGEST_QUIET_MS = 30_000

export interface BuildsOptions {
  /** The project whose files are built: a working tree or a checked-out branch. */
  projectDir: string
  /** Folder in which builds run and are kept. */
  folder: string
  /** Packages for the build. @default `node_modules` of the project */
  modulesDir?: string
  /** Content folder whose Git history has the dates of pages. @default `content` of the project */
  historyDir?: string | undefined
  /** True includes drafts; false builds only published content. @default true */
  hasDrafts?: boolean
  /** Returns the current revision of the content. */
  snapshot: () => number
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Queue shared by builds that must not run at the same time. @default a separate queue */
  turns?: Pick<ReturnType<typeof createTurns>, 'run'>
  /** @default runGatsbyBuild */
  runBuild?: (run: BuildRun) => Promise<BuildOutcome>
  /** Environment, of which a build receives a part. @default process.env */
  env?: NodeJS.ProcessEnv
}

/** The preview builds of one project. One runs at a time, and the last good one is served. */
export interface Builds {
  state: () => BuildState
  /** Requests a build, which starts after the quiet time. Requests during a build cause one more build after it. */
  request: (quietMs?: number) => void
  /** Calls the listener with each new state. Returns the function that unsubscribes. */
  onState: (listener: (state: BuildState) => void) => () => void
  /** Returns the last good build. */
  current: () => PreviewBuild | undefined
  /** Returns a kept build by number. */
  get: (build: number) => PreviewBuild | undefined
  /** Lists the kept builds, the oldest first. */
  list: () => readonly PreviewBuild[]
  /** Returns when the last successful run began, in milliseconds since 1970. The current build includes everything saved before. */
  lastBegun: () => number | undefined
  /** Ends a running build. */
  close: () => Promise<void>
}

/** Opens the builds in a folder. If there are none, the first build starts at once. */
export const createBuilds = (options: BuildsOptions): Builds => new BuildQueue(options)

class BuildQueue implements Builds {
  readonly #snapshot: () => number
  readonly #log: BuildsOptions['log']
  readonly #turns: NonNullable<BuildsOptions['turns']>
  readonly #kept: ReturnType<typeof openKeptBuilds>
  readonly #siteBuild: SiteBuild
  readonly #listeners = new Set<(state: BuildState) => void>()
  readonly #closing = new AbortController()
  #state: BuildState = { state: 'ready' }
  #lastBegun: number | undefined
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  /** Requests since the last build started: the time of the first request, and the time when the next build is due. */
  #asked: { first: number; due: number } | undefined

  constructor({ snapshot, log, turns = createTurns(1), ...options }: BuildsOptions) {
    const { projectDir, folder } = options
    this.#snapshot = snapshot
    this.#log = log
    this.#turns = turns
    this.#kept = openKeptBuilds(folder, (error) => log.error(error))
    this.#siteBuild = new SiteBuild({
      projectDir,
      folder,
      modulesDir: options.modulesDir ?? join(projectDir, 'node_modules'),
      historyDir: options.historyDir ?? join(projectDir, 'content'),
      hasDrafts: options.hasDrafts ?? true,
      runBuild: options.runBuild ?? runGatsbyBuild,
      env: options.env ?? process.env,
      kept: this.#kept,
      log,
      signal: this.#closing.signal,
    })
    if (this.#kept.current()) this.#state = this.#describe({ state: 'ready' })
    else this.request(0)
  }

  state() {
    return this.#state
  }

  request(quietMs = QUIET_MS) {
    if (this.#closing.signal.aborted) return
    const now = Date.now()
    const first = this.#asked?.first ?? now
    this.#asked = { first, due: Math.min(now + quietMs, first + LONGEST_QUIET_MS) }
    if (!this.#running) this.#schedule()
  }

  onState(listener: (state: BuildState) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  current() {
    return this.#kept.current()
  }

  get(build: number) {
    return this.#kept.get(build)
  }

  list() {
    return this.#kept.list()
  }

  lastBegun() {
    return this.#lastBegun
  }

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
      this.#lastBegun = began
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

  /** Adds to a state the build that is served meanwhile. */
  #describe(next: BuildState): BuildState {
    const { build, readyAt, tookMs } = this.#kept.current() ?? {}
    return { builtRevision: this.#state.builtRevision, build, readyAt, tookMs, ...next }
  }
}
