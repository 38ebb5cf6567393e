import { watch } from 'chokidar'
import { runGatsby } from './build-site'
import { checkPort } from './check-port'
import { READ_ONCE, restartOnChange } from './restart-on-change'

/** Tests, documents, and what editors and systems put beside the files. */
const NOT_READ = /\.(test|fixture)\.tsx?$|\.md$|(^|[\\/])([.#][^\\/]*|4913)$|~$|___jb_\w+___$/

/** Runs Gatsby's development server. It answers this machine only, because it shows everything. */
export async function develop(given: string[]) {
  // Gatsby takes a port only once.
  const port = process.env['PORT'] || '8000'
  const ownPort = given.some((option) => /^(-p|--port)\b/.test(option)) ? [] : ['--port', port]
  if (ownPort.length > 0) await checkPort(port, 'localhost')
  const watcher = watch(READ_ONCE, { ignored: (path) => NOT_READ.test(path), ignoreInitial: true })
  const start = (signal: AbortSignal) => runGatsby(['develop', '--host', 'localhost', ...ownPort, ...given], { signal })
  try {
    await restartOnChange(start, watcher, console.log)
  } finally {
    await watcher.close()
  }
}
