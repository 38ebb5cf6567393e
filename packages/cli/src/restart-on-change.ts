import { dirname } from 'node:path'
import { watch } from 'chokidar'

/** Modules of the engine that compile content. An installed engine does not change while it runs. */
const COMPILER = ['@galley/content/compiler/compile-queue', '@galley/core/content-compiler', '@galley/core/mdx']
  .map((name) => dirname(require.resolve(name)))
  .filter((folder) => !/[\\/]node_modules[\\/]/.test(folder))

/** Files and folders that Gatsby and the preview server read only when they start: configuration, and the code that compiles content. */
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

/** Tests, documents, and what editors and systems put beside the files. */
const NOT_READ = /\.(test|fixture)\.tsx?$|\.md$|(^|[\\/])([.#][^\\/]*|4913)$|~$|___jb_\w+___$/

interface Watcher {
  once: (event: 'all', listener: (event: string, file: string) => void) => unknown
}

/**
 * Runs something that reads some files only when it starts, and starts it again when one of them is saved. A start that fails after a save
 * waits for the next one.
 * @param start resolves when it has ended; the signal stops it
 * @param watcher of the files, such as one of chokidar
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

/** Starts it again when one of `READ_ONCE` is saved. */
export async function restartOnSave(start: (signal: AbortSignal) => Promise<void>) {
  const watcher = watch(READ_ONCE, { ignored: (path) => NOT_READ.test(path), ignoreInitial: true })
  try {
    await restartOnChange(start, watcher, console.log)
  } finally {
    await watcher.close()
  }
}
