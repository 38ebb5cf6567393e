import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createCompileQueue, digestSources } from '@galley/content'
import { cacheFileOf, createContentCache, removeOldCaches } from '@galley/content/content-cache'
import { type BuildState, PUBLISHED_BRANCH } from '@galley/core/preview'
import type { FastifyBaseLogger } from 'fastify'
import { type BranchContent, createBranchContent } from './branch-content'
import type { BuiltPages } from './branch-pages'
import type { Branches } from './branches'
import type { Builds } from './builds'
import type { ImageUrls } from './image-urls'
import { logProblems } from './log-problems'
import { createWaitingFiles } from './waiting-files'

/** Time limit for compiling a file. Only text that confuses the parser takes longer. */
const COMPILE_LIMIT_MS = 5000
/** Time limit for compiling an unsaved text, which anyone with a token may send. */
export const UNSAVED_LIMIT_MS = 3000
/** Time that an idle thread for unsaved texts stays loaded. Loading it again takes half a second. */
const UNSAVED_IDLE_MS = 60_000

/** Pages that are compiled to warm up: after these, most compiler code is loaded and optimized. */
const WARM_UP_PAGES = 20

export interface PreviewContentsOptions {
  /** The project whose code compiles the content. */
  projectDir: string
  branches: Branches
  images: ImageUrls
  /** Creates the builds of a branch; those of `PUBLISHED_BRANCH` have no drafts. Undefined turns builds off. */
  createBuilds?:
    | ((branch: string, projectDir: string, snapshot: () => number, historyDir?: string) => Builds)
    | undefined
  /** Removes the preview builds of a deleted branch. */
  removeBuilds?: ((branch: string) => Promise<void>) | undefined
  /** Reads the page queries of the served build. Returns undefined without a build, and throws if the queries cannot be read. */
  readPages: (builds: Builds | undefined) => Promise<BuiltPages | undefined>
  /** Reads the digests of the files that the same build used, without compiled content. Returns undefined without a list. */
  readInputs: (builds: Builds | undefined) => Promise<Record<string, string> | undefined>
  /** Folder of compiled content for the next start. Without one, each start compiles everything. */
  cacheDir?: string | undefined
  /** True compiles every save. False for Git branches, whose files change only with commits. */
  isWatched: boolean
  /** Logs the problems of the content. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called with errors that no request waits for. */
  report: (error: unknown) => void
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

interface OpenBranch extends PreviewBranch {
  /** Compares code and settings with the last build again. */
  checkWaiting: () => Promise<void> | undefined
  /** Requests a build with drafts and one for guests, where the branch has them. */
  buildAgain: () => void
  end: () => Promise<void>
}

/** Opens branches on demand, and keeps them open while the branch exists. */
export function createPreviewContents({
  projectDir,
  branches,
  images,
  createBuilds,
  removeBuilds,
  readPages,
  readInputs,
  cacheDir,
  isWatched,
  log,
  report,
}: PreviewContentsOptions) {
  // Compiling everything makes threads grow. These threads then end, and a thread that stays small compiles saves.
  const loading = createCompileQueue(projectDir)
  const saving = createCompileQueue(projectDir, { timeLimit: COMPILE_LIMIT_MS, isWarm: true })
  // A separate queue, so that saves never wait for unsaved texts.
  const trying = createCompileQueue(projectDir, {
    timeLimit: UNSAVED_LIMIT_MS,
    idleTimeout: UNSAVED_IDLE_MS,
    threads: Math.ceil(availableParallelism() / 2),
  })
  const open = new Map<string, Promise<OpenBranch>>()
  let isClosed = false
  let isWarm = false
  // Read once: code that changes later is not used by this process.
  const compiler = cacheDir === undefined ? '' : digestSources(projectDir)
  const cacheOf = (name: string) =>
    cacheDir === undefined ? undefined : createContentCache({ file: cacheFileOf(cacheDir, name), compiler, log })

  /** Compiles some pages with the thread for saves, because its first pages take several times as long. */
  const warmUp = async (contentDir: string, { store }: BranchContent) => {
    if (isWarm) return
    isWarm = true
    const pages = store
      .files()
      .flatMap(({ file, collection }) => (collection && file.endsWith('.md') ? { contentDir, file, collection } : []))
    for (const page of pages.slice(0, WARM_UP_PAGES)) {
      if (isClosed) return
      await saving.compile(page)
    }
  }

  const openBranch = async (name: string): Promise<OpenBranch> => {
    const { projectDir: dir, historyDir, isFollowed = isWatched } = await branches.open(name)
    const isPublished = name === PUBLISHED_BRANCH
    const original = name === branches.defaultBranch ? undefined : await open.get(branches.defaultBranch)
    let isLoaded = false
    const contentDir = join(dir, 'content')
    const waiting = isPublished
      ? undefined
      : createWaitingFiles({
          projectDir: dir,
          readBuilt: () => readInputs(builds),
          onChange: () => content.stream.emit('build', buildState()),
          requestBuild: () => builds?.request(),
          report,
        })
    const buildState = (): BuildState => ({ ...(builds?.state() ?? { state: 'none' }), ...waiting?.state() })
    const content = createBranchContent({
      contentDir,
      compile: (request, options) => (isLoaded ? saving : loading).compile(request, options),
      compileUnsaved: trying.compile,
      urlOf: (file, version) => images.urlOf(name, file, version),
      cache: cacheOf(name),
      seed: () => original?.content.store.save() ?? [],
      historyDir,
      isCommitted: !isFollowed,
      hasDrafts: !isPublished,
      onSave: waiting?.addSaved,
      report,
    })
    if (!isPublished) logProblems(content.store, log, name)
    const builds = isPublished ? undefined : createBuilds?.(name, dir, () => content.store.revision)
    let forGuests: Builds | undefined
    const openForGuests = () => {
      if (forGuests) return forGuests
      forGuests = createBuilds!(name, dir, () => content.store.revision, historyDir)
      // The kept build may be older than the content.
      forGuests.request(0)
      return forGuests
    }
    const buildAgain = () => {
      builds?.request()
      forGuests?.request()
    }
    // The published content has no builds with drafts, so its pages use the queries of the default branch.
    const asking = isPublished ? original?.builds : builds
    const loadPages = async () => {
      try {
        const pages = await readPages(asking)
        if (pages) content.useBuild(pages)
      } catch (cause) {
        content.markBuildBroken()
        report(new Error('No drafts are shown, because the queries of the build cannot be used.', { cause }))
      }
    }
    await loadPages()
    asking?.onState((state) => {
      const send = () => {
        if (!isPublished) content.stream.emit('build', buildState())
      }
      if (state.state === 'ready') void Promise.all([loadPages(), waiting?.check()]).then(send)
      else send()
    })
    // Watches before it compares, so that no save is missed in between.
    const compared = (isFollowed ? waiting?.follow() : undefined)?.then(waiting?.check) ?? waiting?.check()
    const ready = Promise.all([content.open({ isWatched: isFollowed }), compared]).then(() => {
      isLoaded = true
      if (cacheDir !== undefined)
        branches
          .list()
          .then((names) => removeOldCaches(cacheDir, names))
          .catch(report)
      warmUp(contentDir, content).catch((error: unknown) => {
        // A stopping server ends its threads, which is no error.
        if (!isClosed) report(error)
      })
      // The last build may be older than the content, and its revision is unknown. A build of equal content takes no time.
      builds?.request()
      content.store.onChange(({ changed, deleted }) => {
        if (!changed && !deleted) return
        buildAgain()
        if (isPublished) announceAll().catch(report)
      })
    })
    // The waiting request fails, and the next request opens the branch again.
    ready.catch(() => close(name))
    const end = async () => {
      await Promise.all([builds?.close(), forGuests?.close(), waiting?.close(), content.close()])
    }
    return {
      content,
      builds,
      publishedBuilds: isPublished && createBuilds ? openForGuests : undefined,
      buildState,
      ready,
      checkWaiting: () => waiting?.check(),
      end,
      buildAgain,
    }
  }

  const close = async (name: string) => {
    const branch = await open.get(name)?.catch(() => undefined)
    open.delete(name)
    await branch?.end()
  }

  /** Tells every branch to reload its changes, because the published content that they are compared with changed. */
  const announceAll = async () => {
    for (const branch of open.values()) {
      const { content } = await branch
      content.stream.emit('changed', { revision: content.store.revision, files: [], hasNavigation: false })
    }
  }

  const stops = [
    branches.onChange(
      (name) =>
        void open
          .get(name)
          ?.then(async ({ content, buildAgain, checkWaiting }) => {
            // The code may have changed even if the content has not.
            buildAgain()
            await Promise.all([content.reload(), checkWaiting()])
          })
          .catch((cause: unknown) => {
            report(new Error(`The files of the branch "${name}" could not be read. The server opens the branch again.`, { cause }))
            return close(name)
          }),
    ),
    branches.onClose((name, isDeleted) => {
      const closed = close(name)
      // Keeps the builds if the branch was pushed again meanwhile.
      if (isDeleted) closed.then(() => (open.has(name) ? undefined : removeBuilds?.(name))).catch(report)
    }),
  ]

  return {
    /** Returns a branch, opened on the first request. Throws a `BranchError` if the branch is unknown or cannot be read. */
    branch: async (name: string): Promise<PreviewBranch> => {
      // Called each time, because the least recently used branches are closed.
      await branches.open(name)
      const known = open.get(name)
      if (known) return known
      const opening = openBranch(name)
      open.set(name, opening)
      opening.catch(() => open.delete(name))
      return opening
    },
    /** Returns a branch that is already open, or undefined. */
    find: (name: string): Promise<PreviewBranch> | undefined => open.get(name),
    close: async () => {
      isClosed = true
      for (const stop of stops) stop()
      await Promise.all([...open.keys()].map(close))
      await Promise.all([loading.close(), saving.close(), trying.close(), branches.close()])
    },
  }
}

export type PreviewContents = ReturnType<typeof createPreviewContents>
