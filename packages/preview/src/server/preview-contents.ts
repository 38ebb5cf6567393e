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

/** A file that takes longer to compile holds text on which the parser gets lost; it keeps a thread no longer than this. */
const COMPILE_LIMIT_MS = 5000
/** The same for text that is not saved, which anyone with a token may send. */
export const UNSAVED_LIMIT_MS = 3000
/** Who types pauses; a thread that has ended takes half a second to load again. */
const UNSAVED_IDLE_MS = 60_000

/** With these most of what a page may need is loaded, and Node has compiled it to fast code. */
const WARM_UP_PAGES = 20

export interface PreviewContentsOptions {
  /** The project whose code compiles the content. */
  projectDir: string
  branches: Branches
  images: ImageUrls
  /** Makes the builds of a branch, or of `PUBLISHED_BRANCH` without drafts; without it none are made. */
  createBuilds?:
    | ((branch: string, projectDir: string, snapshot: () => number, historyDir?: string) => Builds)
    | undefined
  /** Removes the preview builds of a branch that was deleted. */
  removeBuilds?: ((branch: string) => Promise<void>) | undefined
  /** Reads the queries of the build that is served; undefined when there is none. Throws when they cannot be read. */
  readPages: (builds: Builds | undefined) => Promise<BuiltPages | undefined>
  /** Reads the digests of the files that the same build was made from, without compiled content; undefined when it has none. */
  readInputs: (builds: Builds | undefined) => Promise<Record<string, string> | undefined>
  /** Where compiled content is kept for the next start; without it, each start compiles everything. */
  cacheDir?: string | undefined
  /** True follows every save. False for branches of Git, whose files change only with them. */
  isWatched: boolean
  /** Gets the problems of the content. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Called with errors that no request waits for. */
  report: (error: unknown) => void
}

/** An open branch: its content, and its preview builds. */
export interface PreviewBranch {
  content: BranchContent
  builds?: Builds | undefined
  /** The state of the preview build, with the files that wait for it; `none` where none are made. */
  buildState: () => BuildState
  /** The builds of the published content, for guests, who must not see a build with drafts. The first call requests the first build. */
  publishedBuilds?: (() => Builds) | undefined
  /** Resolves when all content is compiled. */
  ready: Promise<void>
}

interface OpenBranch extends PreviewBranch {
  /** Compares code and settings with the last build again. */
  checkWaiting: () => Promise<void> | undefined
  /** Asks for a build of each kind that the branch has. */
  buildAgain: () => void
  end: () => Promise<void>
}

/** The contents of all branches in use. */
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
  // Threads that compiled everything have grown; they end, and what is saved is compiled by a thread that stays small.
  const loading = createCompileQueue(projectDir)
  const saving = createCompileQueue(projectDir, { timeLimit: COMPILE_LIMIT_MS, isWarm: true })
  // Texts that are not saved wait for each other, and no save waits for them. Most of the time nobody sends any.
  const trying = createCompileQueue(projectDir, {
    timeLimit: UNSAVED_LIMIT_MS,
    idleTimeout: UNSAVED_IDLE_MS,
    threads: Math.ceil(availableParallelism() / 2),
  })
  const open = new Map<string, Promise<OpenBranch>>()
  let isClosed = false
  let isWarm = false
  // Now: code that changes later compiles nothing here.
  const compiler = cacheDir === undefined ? '' : digestSources(projectDir)
  const cacheOf = (name: string) =>
    cacheDir === undefined ? undefined : createContentCache({ file: cacheFileOf(cacheDir, name), compiler, log })

  /** Compiles some pages with the thread that waits for saves: the first ones take it several times as long as later ones. */
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
      // A build that was kept may be older than the content.
      forGuests.request(0)
      return forGuests
    }
    const buildAgain = () => {
      builds?.request()
      forGuests?.request()
    }
    // The published content has no builds with drafts: its pages use the queries of the default branch.
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
    // Followed first, so that no save goes unnoticed between the two.
    const compared = (isFollowed ? waiting?.follow() : undefined)?.then(waiting?.check) ?? waiting?.check()
    const ready = Promise.all([content.open({ isWatched: isFollowed }), compared]).then(() => {
      isLoaded = true
      if (cacheDir !== undefined)
        branches
          .list()
          .then((names) => removeOldCaches(cacheDir, names))
          .catch(report)
      warmUp(contentDir, content).catch((error: unknown) => {
        // A server that stops ends its threads.
        if (!isClosed) report(error)
      })
      // The last build may be older than the content, and its revision is not known; one of the same content takes no time.
      builds?.request()
      content.store.onChange(({ changed, deleted }) => {
        if (!changed && !deleted) return
        buildAgain()
        if (isPublished) announceAll().catch(report)
      })
    })
    // The request fails, and the next one opens the branch again.
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

  /** What is published has changed: everything may differ from it in another way. */
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
            // Code may have changed where content has not.
            buildAgain()
            await Promise.all([content.reload(), checkWaiting()])
          })
          .catch((cause: unknown) => {
            report(new Error(`The files of the branch "${name}" could not be read. It is opened anew.`, { cause }))
            return close(name)
          }),
    ),
    branches.onClose((name, isDeleted) => {
      const closed = close(name)
      // It may have been pushed again.
      if (isDeleted) closed.then(() => (open.has(name) ? undefined : removeBuilds?.(name))).catch(report)
    }),
  ]

  return {
    /** A branch, opened on the first request. Throws a `BranchError` for an unknown one. */
    branch: async (name: string): Promise<PreviewBranch> => {
      // Asked each time: a branch that nobody asks for is closed some day.
      await branches.open(name)
      const known = open.get(name)
      if (known) return known
      const opening = openBranch(name)
      open.set(name, opening)
      opening.catch(() => open.delete(name))
      return opening
    },
    /** A branch that is open; undefined for every other. */
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
