import { availableParallelism } from 'node:os'
import { createCompileQueue, digestSources } from '@galley/content'
import { cacheFileOf, createContentCache, removeOldCaches } from '@galley/content/content-cache'
import type { BranchContent } from './branch-content'
import {
  openBranch,
  type OpenBranch,
  type OpenBranchContext,
  type OpenBranchOptions,
  type PreviewBranch,
} from './open-branch'

/** Time limit for compiling a file. Only text that confuses the parser takes longer. */
const COMPILE_LIMIT_MS = 5000
/** Time limit for compiling an unsaved text, which anyone with a token may send. */
export const UNSAVED_LIMIT_MS = 3000
/** Time that an idle thread stays loaded. Loading it again takes two seconds, on a busy machine ten times as long. */
const IDLE_MS = 60_000

/** Number of pages that are compiled to warm up. Afterwards, most compiler code is loaded and optimized. */
const WARM_UP_PAGES = 20

export interface PreviewContentsOptions extends OpenBranchOptions {
  /** The project whose code compiles the content. */
  projectDir: string
  /** Removes the preview builds of a deleted branch. */
  removeBuilds?: ((branch: string) => Promise<void>) | undefined
  /** Folder of compiled content for the next start. Without this folder, each start compiles everything. */
  cacheDir?: string | undefined
}

/** Opens branches on demand, and keeps them open while the branch exists. */
export function createPreviewContents({ projectDir, removeBuilds, cacheDir, ...options }: PreviewContentsOptions) {
  const { branches, log, report } = options
  const compilers = createCompilers(projectDir)
  const open = new Map<string, Promise<OpenBranch>>()
  // The code is read once, because this process does not use code that changes later.
  const compiler = cacheDir === undefined ? '' : digestSources(projectDir)

  const close = async (name: string) => {
    const branch = await open.get(name)?.catch(() => undefined)
    open.delete(name)
    await branch?.end()
  }

  const removeUnusedCaches = async () => {
    if (cacheDir !== undefined) await removeOldCaches(cacheDir, await branches.list())
  }

  const context: OpenBranchContext = {
    ...options,
    compileAll: compilers.loading.compile,
    compileSaved: compilers.saving.compile,
    compileUnsaved: compilers.trying.compile,
    cacheOf: (name) =>
      cacheDir === undefined ? undefined : createContentCache({ file: cacheFileOf(cacheDir, name), compiler, log }),
    find: (name) => open.get(name),
    onLoaded: (contentDir, content) => {
      removeUnusedCaches().catch(report)
      void compilers.warmUp(contentDir, content)
    },
    onPublished: () => void announcePublished(open.values()).catch(report),
    close: (name) => void close(name),
  }

  /** Reads the files of a branch again after a checkout, or closes the branch if they cannot be read. */
  const reload = async (name: string) => {
    try {
      const branch = await open.get(name)
      // The code may have changed even if the content has not.
      branch?.buildAgain()
      await Promise.all([branch?.reload(), branch?.checkWaiting()])
    } catch (cause) {
      report(
        new Error(`The files of the branch "${name}" could not be read. The server opens the branch again.`, { cause }),
      )
      await close(name)
    }
  }
  branches.events.on('change', (name) => void reload(name))
  branches.events.on('close', (name, isDeleted) => {
    const closed = close(name)
    // Keeps the builds if the branch was pushed again meanwhile.
    if (isDeleted) closed.then(() => (open.has(name) ? undefined : removeBuilds?.(name))).catch(report)
  })

  return {
    /** Returns a branch, opened on the first request. Throws a `BranchError` if the branch is unknown or cannot be read. */
    branch: async (name: string): Promise<PreviewBranch> => {
      // Each call marks the branch as recently used. The least recently used branches are closed.
      await branches.open(name)
      const known = open.get(name)
      if (known) return known
      const opening = openBranch(name, context)
      open.set(name, opening)
      opening.catch(() => open.delete(name))
      return opening
    },
    /** Returns a branch that is already open, or undefined. */
    find: (name: string): Promise<PreviewBranch> | undefined => open.get(name),
    close: async () => {
      await Promise.all([...open.keys()].map(close))
      await Promise.all([compilers.close(), branches.close()])
    },
  }
}

export type PreviewContents = ReturnType<typeof createPreviewContents>

/** Tells every branch to reload its changes, because the published content that they are compared with changed. */
async function announcePublished(branches: Iterable<Promise<OpenBranch>>) {
  for (const branch of branches) {
    const { content } = await branch
    content.stream.emit('changed', { revision: content.store.revision, files: [], hasNavigation: false })
  }
}

/** Creates the queues of threads that compile content for all branches. */
function createCompilers(projectDir: string) {
  // Threads that compile everything use much memory, so they end afterwards. Separate threads compile saves.
  const loading = createCompileQueue(projectDir)
  const saving = createCompileQueue(projectDir, { timeLimit: COMPILE_LIMIT_MS, isWarm: true, idleTimeout: IDLE_MS })
  // A separate queue, so that saves never wait for unsaved texts.
  const trying = createCompileQueue(projectDir, {
    timeLimit: UNSAVED_LIMIT_MS,
    idleTimeout: IDLE_MS,
    threads: Math.ceil(availableParallelism() / 2),
  })
  let isWarm = false
  let isStopped = false

  return {
    loading,
    saving,
    trying,
    /** Compiles some pages with the thread for saves, because its first pages take several times as long. */
    warmUp: async (contentDir: string, { store }: BranchContent) => {
      if (isWarm) return
      isWarm = true
      const pages = store
        .files()
        .flatMap(({ file, collection }) => (collection && file.endsWith('.md') ? { contentDir, file, collection } : []))
      for (const page of pages.slice(0, WARM_UP_PAGES)) {
        if (isStopped) return
        // The file may be deleted by now, or the server may stop. The next save reports every other error again.
        await saving.compile(page).catch(() => undefined)
      }
    },
    close: () => {
      isStopped = true
      return Promise.all([loading.close(), saving.close(), trying.close()])
    },
  }
}
