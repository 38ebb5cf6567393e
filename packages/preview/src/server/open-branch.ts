import { dirname, join } from 'node:path'
import type { ContentStore, ContentStoreOptions } from '@galley/content'
import type { ContentCache } from '@galley/content/content-cache'
import { formatProblem, NO_PROBLEMS_LEFT } from '@galley/core/content-source'
import { type BuildState, PUBLISHED_BRANCH } from '@galley/core/preview'
import { readGitVersions } from '@galley/node/git-versions'
import { site } from '@galley/site'
import type { FastifyBaseLogger } from 'fastify'
import { type BranchContent, createBranchContent } from './branch-content'
import type { BuiltPages } from './branch-pages'
import type { Branches, BranchFiles } from './branches/branches'
import type { Builds } from './builds/builds'
import { createWaitingFiles } from './waiting-files'

export interface OpenBranchOptions {
  branches: Branches
  /** Signs the URLs of content files. */
  images: { urlOf: (branch: string, file: string, digest: string) => string }
  /** Creates the builds of a branch; those of `PUBLISHED_BRANCH` have no drafts. Undefined turns builds off. */
  createBuilds?:
    | ((branch: string, projectDir: string, snapshot: () => number, historyDir?: string) => Builds)
    | undefined
  /** Reads the page queries of the served build. Returns undefined without a build, and throws if the queries cannot be read. */
  readPages: (builds: Builds | undefined) => Promise<BuiltPages | undefined>
  /** Reads the digests of the files that the same build used, except those of compiled content. Returns undefined without a list. */
  readInputs: (builds: Builds | undefined) => Promise<Record<string, string> | undefined>
  /** True compiles every save. False for Git branches, whose files change only with commits. */
  isWatched: boolean
  /** Logs the problems of the content. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called with errors that no request waits for. */
  report: (error: unknown) => void
}

/** The parts of the server that all open branches share. */
export interface OpenBranchContext extends OpenBranchOptions, Pick<ContentStoreOptions, 'compileUnsaved'> {
  /** Compiles files while a branch loads. */
  compileAll: ContentStoreOptions['compile']
  /** Compiles files that change later. */
  compileSaved: ContentStoreOptions['compile']
  cacheOf: (branch: string) => ContentCache | undefined
  /** Returns a branch that is already open. */
  find: (branch: string) => Promise<OpenBranch> | undefined
  /** Called once all content of a branch is compiled. */
  onLoaded: (contentDir: string, content: BranchContent) => void
  /** Called after the published content changed. */
  onPublished: () => void
  close: (branch: string) => void
}

/** An open branch with its content and preview builds. */
export interface PreviewBranch {
  content: BranchContent
  builds?: Builds | undefined
  /** Returns the state of the preview build, with the files that wait for it; `none` if builds are off. */
  buildState: () => BuildState
  /** Opens the builds of the published content, for tokens with a path scope. The first call requests the first build. */
  publishedBuilds?: (() => Builds) | undefined
  /** Resolves when all content is compiled. */
  ready: Promise<void>
}

export interface OpenBranch extends PreviewBranch {
  /** Compares code and settings with the last build again. */
  checkWaiting: () => Promise<void> | undefined
  /** Requests the builds that the branch has: with drafts, or for guests. */
  buildAgain: () => void
  /** Reads the files again after a checkout. */
  reload: () => Promise<void>
  end: () => Promise<void>
}

/** Opens a branch: its files, its content, its builds and the page queries of the last build. Compiling continues until `ready` resolves. */
export async function openBranch(name: string, context: OpenBranchContext): Promise<OpenBranch> {
  const { branches, readInputs, report } = context
  const files = await branches.open(name)
  const { projectDir, isFollowed = context.isWatched } = files
  // Must come before the first build, which copies the files.
  await readVersions(files, context)
  const isPublished = name === PUBLISHED_BRANCH
  const original = name === branches.defaultBranch ? undefined : await context.find(branches.defaultBranch)
  let isLoaded = false

  const waiting = isPublished
    ? undefined
    : createWaitingFiles({
        projectDir,
        readBuilt: () => readInputs(builds.own),
        onChange: () => sendState(),
        requestBuild: () => builds.own?.request(),
        report,
      })
  const content = createBranchContent({
    contentDir: join(projectDir, 'content'),
    historyDir: files.historyDir,
    hasDrafts: !isPublished,
    isCommitted: !isFollowed,
    compile: (request, options) => (isLoaded ? context.compileSaved : context.compileAll)(request, options),
    compileUnsaved: context.compileUnsaved,
    urlOf: (file, version) => context.images.urlOf(name, file, version),
    cache: context.cacheOf(name),
    seed: () => original?.content.store.save() ?? [],
    onSave: waiting?.addSaved,
    report,
  })
  if (!isPublished) logProblems(content.store, context.log, name)
  const builds = createBranchBuilds(name, files, context, () => content.store.revision)
  const buildState = (): BuildState => ({ ...(builds.own?.state() ?? { state: 'none' }), ...waiting?.state() })
  const sendState = () => {
    if (!isPublished) content.stream.emit('build', buildState())
  }

  // The published content has no builds with drafts, so its pages use the queries of the default branch.
  const queried = isPublished ? original?.builds : builds.own
  await loadPages(content, queried, context)
  queried?.onState((state) => {
    if (state.state === 'ready')
      void Promise.all([loadPages(content, queried, context), waiting?.check()]).then(sendState)
    else sendState()
  })

  const load = async () => {
    // The watcher starts before the comparison, so that no save is missed.
    const compared = (isFollowed ? waiting?.follow() : undefined)?.then(waiting?.check) ?? waiting?.check()
    await Promise.all([content.open({ isWatched: isFollowed }), compared])
    isLoaded = true
    context.onLoaded(join(projectDir, 'content'), content)
    // The last build may be older than the content, and its revision is unknown. A build of equal content takes no time.
    builds.own?.request()
    content.store.onChange(({ changed, deleted }) => {
      if (!changed && !deleted) return
      builds.requestAll()
      if (isPublished) context.onPublished()
    })
  }
  const ready = load()
  // The waiting request fails, and the next request opens the branch again.
  ready.catch(() => context.close(name))

  return {
    content,
    builds: builds.own,
    publishedBuilds: builds.openForGuests,
    buildState,
    ready,
    checkWaiting: () => waiting?.check(),
    buildAgain: builds.requestAll,
    reload: async () => {
      await readVersions(files, context)
      await content.reload()
    },
    end: async () => {
      await Promise.all([builds.close(), waiting?.close(), content.close()])
    },
  }
}

/** Writes versions from Git into the files of a branch. Uses the settings of this server, because those of a branch are code of others. */
async function readVersions({ projectDir, historyDir }: BranchFiles, { isWatched, log }: OpenBranchContext) {
  const repository = historyDir === undefined ? projectDir : dirname(historyDir)
  // A repository may name any URL as the server of its large files.
  const env = isWatched ? {} : { GIT_LFS_SKIP_SMUDGE: '1' }
  const problems = await readGitVersions(projectDir, site.versions, { repository, env })
  for (const problem of problems) log.warn(formatProblem(problem))
}

/** Creates the builds of a branch: builds with drafts. For the published content, creates builds for guests once a guest needs a build. */
function createBranchBuilds(
  name: string,
  { projectDir, historyDir }: BranchFiles,
  { createBuilds }: OpenBranchContext,
  snapshot: () => number,
) {
  const isPublished = name === PUBLISHED_BRANCH
  const own = isPublished ? undefined : createBuilds?.(name, projectDir, snapshot)
  let forGuests: Builds | undefined
  return {
    own,
    openForGuests:
      isPublished && createBuilds
        ? () => {
            if (forGuests) return forGuests
            forGuests = createBuilds(name, projectDir, snapshot, historyDir)
            // The kept build may be older than the content.
            forGuests.request(0)
            return forGuests
          }
        : undefined,
    requestAll: () => {
      own?.request()
      forGuests?.request()
    },
    close: () => Promise.all([own?.close(), forGuests?.close()]),
  }
}

/** Makes the content use the page queries of the served build, if there is a build. */
async function loadPages(content: BranchContent, builds: Builds | undefined, { readPages, report }: OpenBranchContext) {
  try {
    const pages = await readPages(builds)
    if (pages) content.useBuild(pages)
  } catch (cause) {
    content.markBuildBroken()
    report(new Error('No drafts are shown, because the queries of the build cannot be used.', { cause }))
  }
}

/** Logs new problems, and one line when the last problem is solved. */
export function logProblems(
  { onChange, problems: listAll }: Pick<ContentStore, 'onChange' | 'problems'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  branch: string,
) {
  const where = branch === '' ? {} : { branch }
  return onChange(({ problems }) => {
    for (const problem of problems.flatMap((file) => file.problems)) log.warn(where, formatProblem(problem))
    if (problems.length > 0 && listAll().length === 0) log.info(where, NO_PROBLEMS_LEFT)
  })
}
