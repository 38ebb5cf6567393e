// `npm run develop`: installs what is missing, runs Gatsby's development server. It answers this machine only, because it shows everything.
import { checkPort } from './check-port.mjs'
import { runGatsby } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { READ_ONCE, restartOnChange } from './restart-on-change.mjs'
import { projectFolder, runCommand } from './run.mjs'

/** Tests, documents, and what editors and systems put beside the files. */
const NOT_READ = /\.(test|fixture)\.tsx?$|\.md$|(^|[\\/])([.#][^\\/]*|4913)$|~$|___jb_\w+___$/

await runCommand(async () => {
  // Gatsby takes a port only once.
  const given = process.argv.slice(2)
  const port = process.env['PORT'] || '8000'
  const ownPort = given.some((option) => /^(-p|--port)\b/.test(option)) ? [] : ['--port', port]
  if (ownPort.length > 0) await checkPort(port, 'localhost')
  await prepareProject()
  const { watch } = await import('chokidar')
  const ignored = (/** @type {string} */ path) => NOT_READ.test(path)
  const watcher = watch(READ_ONCE, { cwd: projectFolder, ignored, ignoreInitial: true })
  const start = (/** @type {AbortSignal} */ signal) =>
    runGatsby(['develop', '--host', 'localhost', ...ownPort, ...given], { signal })
  try {
    await restartOnChange(start, watcher, console.log)
  } finally {
    await watcher.close()
  }
})
