import { dirname } from 'node:path'
import { watch } from 'chokidar'

/** Folders of the modules that compile content. Empty in a site, whose installed packages do not change. */
const COMPILER = ['@galley/content/compiler/compile-queue', '@galley/core/content-compiler', '@galley/core/mdx']
  .map((name) => dirname(require.resolve(name)))
  .filter((folder) => !/[\\/]node_modules[\\/]/.test(folder))

/** Files and folders that Gatsby and the preview server only read when they start. */
export const READ_ONCE = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'plugins',
  'src/content.config.ts',
  'src/markdown.ts',
  'src/markdown',
  'src/server-routes.ts',
  ...COMPILER,
]

/** Matches tests, documents, and temporary files of editors and systems. */
const NOT_READ = /\.(test|fixture)\.tsx?$|\.md$|(^|[\\/])([.#][^\\/]*|4913)$|~$|___jb_\w+___$/

interface Watcher {
  once: (event: 'all', listener: (event: string, file: string) => void) => unknown
}

/**
 * Runs a task, and restarts the task each time the watcher reports a change. If a restart fails, waits for the next change.
 * Resolves when the task ends by itself. Rejects if the first start fails.
 * @param start Runs the task, and resolves when the task ends. The signal stops the task.
 * @param watcher Emits a change of the files that the task reads, such as a watcher of chokidar.
 */
export async function restartOnChange(
  start: (signal: AbortSignal) => Promise<void>,
  watcher: Watcher,
  print: (text: string) => void,
) {
  for (let isFirst = true; ; isFirst = false) {
    const stop = new AbortController()
    const changed = new Promise<string>((resolve) =>
      watcher.once('all', (_event, file) => {
        stop.abort()
        resolve(file)
      }),
    )
    try {
      await start(stop.signal)
      if (!stop.signal.aborted) return
    } catch (error) {
      if (!stop.signal.aborted) {
        if (isFirst) throw error
        print(`${error instanceof Error ? error.message : String(error)} It starts again when you save a correction.`)
      }
    }
    print(`\n${await changed} has changed: starting again.\n`)
  }
}

/** Runs a task, and restarts the task when a file of `READ_ONCE` changes. */
export async function restartOnSave(start: (signal: AbortSignal) => Promise<void>) {
  const watcher = watch(READ_ONCE, { ignored: (path) => NOT_READ.test(path), ignoreInitial: true })
  try {
    await restartOnChange(start, watcher, console.log)
  } finally {
    await watcher.close()
  }
}
