import { dirname } from 'node:path'

/** Modules of the engine that compile content. An installed engine does not change while it runs. */
const COMPILER = ['@galley/content/compiler/compile-queue', '@galley/core/content-compiler', '@galley/core/mdx']
  .map((name) => dirname(require.resolve(name)))
  .filter((folder) => !/[\\/]node_modules[\\/]/.test(folder))

/** Files and folders that `galley develop` reads only when it starts: configuration, and the code that compiles content. */
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
