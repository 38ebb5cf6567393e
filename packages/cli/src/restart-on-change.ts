/** Files and folders that `npm run develop` reads only when it starts: configuration, and the code that compiles content. */
export const READ_ONCE = [
  ...[
    'gatsby-config.ts',
    'gatsby-node.ts',
    'plugins',
    'src/content.config.ts',
    'src/directives.ts',
    'src/markdown-plugins',
  ],
  ...['packages/content/src/compiler', 'packages/core/src/content-compiler', 'packages/core/src/mdx'],
]

/**
 * Runs something that reads some files only when it starts, and starts it again when one of them is saved. A start that fails after a save
 * waits for the next one.
 * @param {(signal: AbortSignal) => Promise<void>} start resolves when it has ended; the signal stops it
 * @param {{ once: (event: 'all', listener: (event: string, file: string) => void) => unknown }} watcher of the files, such as one of chokidar
 * @param {(text: string) => void} print
 */
export async function restartOnChange(start, watcher, print) {
  for (let isFirst = true; ; isFirst = false) {
    const stop = new AbortController()
    const changed = new Promise((/** @type {(file: string) => void} */ resolve) =>
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
