import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { DATES_VARIABLE, readHistory } from '@galley/content'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { messageOf } from '@galley/core/message-of'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'
import { withOwnCache } from '@galley/gatsby/moved-cache'
import { site as siteFacts } from '@galley/site'
import type { FastifyBaseLogger } from 'fastify'
import { MANIFESTS } from './find-entry-page'
import type { openKeptBuilds } from './kept-builds'
import type { BuildOutcome, BuildRun } from './run-gatsby-build'
import { syncInputs } from './sync-inputs'

/** Time limit of a build. */
export const BUILD_TIMEOUT_MS = 20 * 60 * 1000

export interface SiteBuildOptions {
  /** The project whose files are built: a working tree or a checked-out branch. */
  projectDir: string
  /** Folder in which builds run and are kept. */
  folder: string
  /** Packages for the build. */
  modulesDir: string
  /** Content folder whose Git history has the dates of pages. */
  historyDir: string
  /** True includes drafts; false builds only published content. */
  hasDrafts: boolean
  /** Environment, of which a build receives a part. */
  env: NodeJS.ProcessEnv
  kept: ReturnType<typeof openKeptBuilds>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  runBuild: (run: BuildRun) => Promise<BuildOutcome>
  /** Aborts a running build. */
  signal: AbortSignal
}

/** A build failure with a message for editors. */
class BuildFailure extends Error {}

/** Runs the builds of one project: copies its files, runs Gatsby and keeps the result. */
export class SiteBuild {
  /** The copy of the project. */
  readonly #site: string
  /** Contains the hash of the variables and the number of the last build of the copy. */
  readonly #stampFile: string
  readonly #datesFile: string

  constructor(private readonly options: SiteBuildOptions) {
    this.#site = join(options.folder, 'site')
    this.#stampFile = join(options.folder, 'site.stamp')
    this.#datesFile = join(options.folder, 'dates.json')
  }

  /** Makes a build if the project or the environment has changed since the last build. `began` is in milliseconds since 1970. */
  async make(began: number) {
    const { projectDir, modulesDir, hasDrafts, env, kept, log } = this.options
    await this.#writeDates()
    const buildEnv = selectBuildEnvironment({ projectDir, datesFile: this.#datesFile, hasDrafts }, env)
    const removeStamp = () => rm(this.#stampFile, { force: true })
    const isChanged = await syncInputs(projectDir, this.#site, modulesDir, removeStamp)
    const variables = createHash('sha256').update(JSON.stringify(buildEnv)).digest('hex')
    const stampOf = (build: number | undefined) => `${variables} ${build}`
    const stamp = await readFile(this.#stampFile, 'utf8').catch(ignoreMissing)
    if (!isChanged && stamp === stampOf(kept.current()?.build)) return
    await removeStamp()
    await removeLinks(this.#site)
    // Gatsby keeps manifests of earlier content, which would then count as built.
    await rm(join(this.#site, MANIFESTS), { recursive: true, force: true })
    await this.#run(buildEnv)
    const tookMs = Date.now() - began
    const facts = { readyAt: new Date().toISOString(), tookMs }
    const made = await kept.add(this.#site, await realpath(modulesDir), facts)
    await writeFile(this.#stampFile, stampOf(made.build))
    log.info({ build: made.build, ms: tookMs }, 'preview build')
  }

  /** Returns the log of a failed build for editors. If the disk is full, this removes Gatsby's caches. */
  async explain(error: unknown) {
    const { projectDir, folder } = this.options
    const message = isDiskFull(error) ? await this.#makeRoom() : messageOf(error)
    return shortenLog(message, [this.#site, folder, projectDir])
  }

  async #writeDates() {
    const { historyDir, folder, log } = this.options
    const dates = await readHistory(historyDir, siteFacts).catch((error: unknown) => {
      log.error({ err: error }, 'Pages of the preview build show no "last updated" date. Correct the error of Git.')
      return new Map()
    })
    await mkdir(folder, { recursive: true })
    await writeFile(this.#datesFile, JSON.stringify(Object.fromEntries(dates)))
  }

  async #run(env: NodeJS.ProcessEnv) {
    const { modulesDir, runBuild } = this.options
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(), BUILD_TIMEOUT_MS)
    try {
      const signal = AbortSignal.any([this.options.signal, late.signal])
      const readable = [await realpath(modulesDir), this.#datesFile]
      const outcome = await withOwnCache(this.#site, siteFacts.basePath, async () => {
        try {
          return await runBuild({ cwd: this.#site, env, signal, readable })
        } finally {
          await removeLinks(this.#site)
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

  async #makeRoom() {
    const { projectDir, folder } = this.options
    for (const name of ['.cache', 'public'])
      // If this fails too, the message below is still right.
      await rm(join(this.#site, name), { recursive: true, force: true }).catch(() => {})
    const path = relative(projectDir, join(folder, 'builds'))
    const shown = path.startsWith('..') ? join(basename(folder), 'builds') : path
    return `The disk of the preview server is full, so the build could not be finished. Make room, for example by removing old builds in "${shown}", then build again.`
  }
}

function isDiskFull(error: unknown) {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return true
  return error instanceof BuildFailure && /\bENOSPC\b|no space left on device/i.test(error.message)
}

/** Paths in a built project that the server reads, writes or removes. */
const USED = [
  'public',
  'public/__node-manifests',
  '.cache',
  '.cache/folder',
  '.cache/preview',
  '.cache/server-manifest.json',
]

/** Removes symbolic links that a build left at these paths. They could point to any file of the server. */
async function removeLinks(site: string): Promise<void> {
  // Parents first, so that no path below a link is read.
  for (const name of USED) {
    const path = join(site, name)
    const found = await lstat(path).catch(ignoreMissing)
    if (found?.isSymbolicLink()) await rm(path)
  }
}

/** Variables of the server that a build receives. Gatsby writes variables into bundles, so no secret may be among them. */
const PASSED_ON =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|GALLEY_PATCHES_OFF|GATSBY_.+)$/i

/** Identical for every build of a folder, because Gatsby compiles everything again if a variable differs. */
const FIXED = {
  GATSBY_PREVIEW_API: '/',
  // The default logger wraps messages at 80 columns.
  GATSBY_LOGGER: 'yurnalist',
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
}

const WITH_DRAFTS = { CONTENT_DRAFTS: 'include', GATSBY_IS_PREVIEW: 'true' }

/** Builds as for the published site, but without analytics. */
const PUBLISHED = { GATSBY_IS_PREVIEW: 'published' }

/**
 * Returns the environment of `gatsby build`. A preview build cannot read Git, because the repository has all branches, so `datesFile` has the dates
 * of pages.
 */
function selectBuildEnvironment(
  { projectDir, datesFile, hasDrafts }: { projectDir: string; datesFile: string; hasDrafts: boolean },
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => PASSED_ON.test(name))
  return {
    ...gatsbyResources(join(projectDir, 'content'), env['NODE_OPTIONS']),
    // Gatsby starts additional renderers twice per build, which takes longer than rendering the few pages of an edit.
    GATSBY_CPU_COUNT: '1',
    ...Object.fromEntries(kept),
    ...FIXED,
    ...(hasDrafts ? WITH_DRAFTS : PUBLISHED),
    // The copy of the project may be in a folder of the repository.
    GIT_CEILING_DIRECTORIES: dirname(datesFile),
    [DATES_VARIABLE]: datesFile,
  }
}

/** Maximum number of lines of a log that editors see. */
export const LOG_LINES = 40

/** Longer lines are cut, because every open page receives the log. */
export const LOG_LINE_LENGTH = 400

/** Lines about successful steps, which hide the errors between them. */
const GOOD_STEP = /^(success|info|verbose) /

/** Returns the last lines of a build's log without colours, successful steps and absolute paths. Paths in `folders` become relative. */
function shortenLog(log: string, folders: readonly string[]): string {
  const replaced: [string, string][] = [
    ...folders.flatMap((folder): [string, string][] => [
      [`${folder}/`, ''],
      [folder, '.'],
    ]),
    [homedir(), '~'],
    [tmpdir(), 'tmp'],
  ]
  // Longest first, because one folder may contain another.
  replaced.sort(([a], [b]) => b.length - a.length)
  const clean = replaced.reduce(
    (text, [path, shown]) => (path.length > 1 ? text.replaceAll(path, shown) : text),
    strip(log),
  )
  return clean
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line && !GOOD_STEP.test(line))
    .slice(-LOG_LINES)
    .map((line) => (line.length > LOG_LINE_LENGTH ? `${line.slice(0, LOG_LINE_LENGTH)}…` : line))
    .join('\n')
}

// oxlint-disable-next-line no-control-regex -- the remaining control characters would show as boxes
const strip = (text: string) => stripVTControlCharacters(text).replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
