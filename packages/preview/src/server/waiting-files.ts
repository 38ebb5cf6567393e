import { relative, sep } from 'node:path'
import { needsBuild } from '@galley/content'
import { type BuildState, MAX_LISTED_FILES } from '@galley/core/preview'
import { digestFiles, NOT_BUILT } from '@galley/node/build-inputs'
import inputs from '@galley/node/build-inputs.json'
import { watch } from 'chokidar'

/** Saves within this time count as one change. */
const GATHER_MS = 100

interface WaitingFilesOptions {
  /** Absolute path of the branch's project. */
  projectDir: string
  /** Reads the digests of the files that the last good build used. Returns undefined if no build wrote them. */
  readBuilt: () => Promise<Record<string, string> | undefined>
  /** Called when the list of waiting files changes. */
  onChange: () => void
  /** Called when the build is older than a file. */
  requestBuild: () => void
  /** Called with errors that no request waits for. */
  report: (error: unknown) => void
}

/** Finds the files that differ from the last good build and that the preview shows only after a build: code, settings and redirects. */
export function createWaitingFiles({ projectDir, readBuilt, onChange, requestBuild, report }: WaitingFilesOptions) {
  const known = new Map<string, { size: number; mtimeMs: number; digest: string }>()
  let files: string[] = []
  let watcher: ReturnType<typeof watch> | undefined
  let timer: NodeJS.Timeout | undefined

  const find = async () => {
    const built = await readBuilt()
    if (!built) return []
    const now = digestFiles(projectDir, inputs, { isWanted: needsBuild, known })
    return [...new Set([...Object.keys(built), ...Object.keys(now)])].filter((file) => built[file] !== now[file]).sort()
  }
  const check = async (isSaved = false) => {
    try {
      const before = files.join('\n')
      files = await find()
      const isChanged = files.join('\n') !== before
      if (isChanged) onChange()
      // A file saved again during a build is already listed as different, so only a save may request another build.
      if ((isChanged || isSaved) && files.length > 0) requestBuild()
    } catch (cause) {
      report(
        new Error('Files that wait for a build could not be found. The preview may not list all of them.', { cause }),
      )
    }
  }
  const gather = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void check(true)
    }, GATHER_MS)
  }

  /** Returns true for files that are not build inputs, and for `content/`, which has its own watcher. */
  const isIgnored = (path: string) => {
    const [input = ''] = relative(projectDir, path).split(sep)
    return input !== '' && (input === 'content' || !inputs.includes(input) || NOT_BUILT.test(path))
  }

  return {
    check: () => check(),
    /** Adds saved files below `content/`, reported by the watcher of content. */
    addSaved: (names: readonly string[]) => {
      if (names.some((name) => needsBuild(`content/${name}`))) gather()
    },
    /** Watches saves outside `content/`. Resolves when the watcher is ready. */
    follow: async () => {
      // Chokidar reports "ready" too early for missing paths, so this watches the folder of all inputs.
      watcher = watch(projectDir, { ignoreInitial: true, followSymlinks: false, ignored: isIgnored })
      watcher.on('all', gather)
      watcher.on('error', (cause) =>
        report(new Error('Saves of code cannot be followed everywhere. Raise the limit of watched files.', { cause })),
      )
      await new Promise<void>((resolve) => void watcher?.once('ready', resolve))
    },
    /** Returns the waiting files as part of the build's state. */
    state: (): Pick<BuildState, 'waiting'> =>
      files.length > 0 ? { waiting: { count: files.length, files: files.slice(0, MAX_LISTED_FILES) } } : {},
    close: async () => {
      clearTimeout(timer)
      await watcher?.close()
    },
  }
}
