import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { readHistory } from '@galley/content'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { messageOf } from '@galley/core/message-of'
import type { BuildState } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { withOwnCache } from '@galley/gatsby/moved-cache'
import { site as siteFacts } from '@galley/site'
import type { FastifyBaseLogger } from 'fastify'
import { selectBuildEnvironment } from './build-environment'
import { shortenLog } from './build-log'
import { MANIFESTS } from './find-entry-page'
import { type PreviewBuild, openKeptBuilds } from './kept-builds'
import { removeLinks } from './remove-links'
import { type BuildOutcome, type BuildRun, runGatsbyBuild } from './run-gatsby-build'
import { syncInputs } from './sync-inputs'

/** Time without a request after which a build starts. */
export const QUIET_MS = 3000

/** Time since the first request after which a build starts even if saves continue. */
export const LONGEST_QUIET_MS = 30_000

/** Time limit of a build. */
export const BUILD_TIMEOUT_MS = 20 * 60 * 1000

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

/** A build failure with a message for editors. */
class BuildFailure extends Error {}

/** Opens the builds in a folder. If there are none, the first build starts at once. */
export function createBuilds({
  projectDir,
  folder,
  modulesDir = join(projectDir, 'node_modules'),
  historyDir = join(projectDir, 'content'),
  hasDrafts = true,
  snapshot,
  log,
  turns = createTurns(1),
  runBuild = runGatsbyBuild,
  env = process.env,
}: BuildsOptions): Builds {
  const kept = openKeptBuilds(folder, (error) => log.error(error))
  const site = join(folder, 'site')
  const stampFile = join(folder, 'site.stamp')
  const datesFile = join(folder, 'dates.json')
  const listeners = new Set<(state: BuildState) => void>()
  const closing = new AbortController()
  let state: BuildState = { state: 'ready' }
  let lastBegun: number | undefined
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  /** Requests since the last build started: the time of the first request, and the time when the next build is due. */
  let asked: { first: number; due: number } | undefined

  const describe = (next: BuildState): BuildState => {
    const { build, readyAt, tookMs } = kept.current() ?? {}
    return { builtRevision: state.builtRevision, build, readyAt, tookMs, ...next }
  }
  const enter = (next: BuildState) => {
    state = describe(next)
    for (const listener of listeners) listener(state)
  }

  const request = (quietMs = QUIET_MS) => {
    if (closing.signal.aborted) return
    const now = Date.now()
    const first = asked?.first ?? now
    asked = { first, due: Math.min(now + quietMs, first + LONGEST_QUIET_MS) }
    if (!running) schedule()
  }
  const schedule = () => {
    if (!asked || closing.signal.aborted) return
    clearTimeout(timer)
    if (state.state !== 'queued') enter({ state: 'queued' })
    timer = setTimeout(
      () => {
        running = turns.run(build).then((outcome) => {
          running = undefined
          if (outcome) enter(outcome)
          schedule()
        })
      },
      Math.max(0, asked.due - Date.now()),
    )
  }

  /** Gives the state that it ends in; none when we close meanwhile. */
  const build = async (): Promise<BuildState | undefined> => {
    if (closing.signal.aborted) return undefined
    asked = undefined
    const began = Date.now()
    const builtRevision = snapshot()
    enter({ state: 'building', startedAt: new Date(began).toISOString() })
    try {
      await writeDates()
      await makeBuild(selectBuildEnvironment({ projectDir, datesFile, hasDrafts }, env), began)
      lastBegun = began
      return { state: 'ready', builtRevision }
    } catch (error) {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- `close` may have aborted the build meanwhile
      if (closing.signal.aborted) return undefined
      const message = await explain(error)
      log.error({ err: error }, 'The preview build failed')
      return { state: 'failed', log: shortenLog(message, [site, folder, projectDir]) }
    }
  }

  const writeDates = async () => {
    const dates = await readHistory(historyDir, siteFacts).catch((error: unknown) => {
      log.error({ err: error }, 'Pages of the preview build show no "last updated" date. Correct the error of Git.')
      return new Map()
    })
    await mkdir(folder, { recursive: true })
    await writeFile(datesFile, JSON.stringify(Object.fromEntries(dates)))
  }

  const makeBuild = async (buildEnv: NodeJS.ProcessEnv, began: number) => {
    const onChange = () => rm(stampFile, { force: true })
    const isChanged = await syncInputs(projectDir, site, { modulesDir, onChange })
    const variables = createHash('sha256').update(JSON.stringify(buildEnv)).digest('hex')
    const stampOf = (build: number | undefined) => `${variables} ${build}`
    const stamp = await readFile(stampFile, 'utf8').catch(ignoreMissing)
    if (!isChanged && stamp === stampOf(kept.current()?.build)) return
    await onChange()
    await removeLinks(site)
    // Gatsby keeps manifests of earlier content, which would then count as built.
    await rm(join(site, MANIFESTS), { recursive: true, force: true })
    await runInTime(buildEnv)
    const tookMs = Date.now() - began
    const facts = { readyAt: new Date().toISOString(), tookMs }
    const made = await kept.add(site, await realpath(modulesDir), facts)
    await writeFile(stampFile, stampOf(made.build))
    log.info({ build: made.build, ms: tookMs }, 'preview build')
  }

  const runInTime = async (buildEnv: NodeJS.ProcessEnv) => {
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(), BUILD_TIMEOUT_MS)
    try {
      const signal = AbortSignal.any([closing.signal, late.signal])
      const readable = [await realpath(modulesDir), datesFile]
      const outcome = await withOwnCache(site, async () => {
        try {
          return await runBuild({ cwd: site, env: buildEnv, signal, readable })
        } finally {
          await removeLinks(site)
        }
      })
      if (late.signal.aborted) {
        const minutes = BUILD_TIMEOUT_MS / 60_000
        throw new BuildFailure(`${outcome.log}\nThe build was stopped, because it took more than ${minutes} minutes.`)
      }
      if (outcome.code !== 0) throw new BuildFailure(outcome.log || `The build ended with the code ${outcome.code}.`)
    } finally {
      clearTimeout(deadline)
    }
  }

  /** Returns the message for editors. If the disk is full, this removes Gatsby's caches. */
  const explain = async (error: unknown) => {
    const message = messageOf(error)
    if (!isDiskFull(error)) return message
    for (const name of ['.cache', 'public'])
      // If this fails too, the message below is still right.
      await rm(join(site, name), { recursive: true, force: true }).catch(() => {})
    const path = relative(projectDir, join(folder, 'builds'))
    const shown = path.startsWith('..') ? join(basename(folder), 'builds') : path
    return `The disk of the preview server is full, so the build could not be finished. Make room, for example by removing old builds in "${shown}", then build again.`
  }

  if (kept.current()) state = describe({ state: 'ready' })
  else request(0)

  return {
    state: () => state,
    request,
    onState(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: kept.current,
    get: kept.get,
    list: kept.list,
    lastBegun: () => lastBegun,
    async close() {
      closing.abort()
      clearTimeout(timer)
      listeners.clear()
      await running
    },
  }
}

function isDiskFull(error: unknown) {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true
  return error instanceof BuildFailure && /\bENOSPC\b|no space left on device/i.test(error.message)
}
