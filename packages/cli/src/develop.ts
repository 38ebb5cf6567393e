import { runGatsby } from './build-site'
import { checkPort } from './check-port'
import { restartOnSave } from './restart-on-change'

/** Runs Gatsby's development server. The server only answers this machine, because it shows drafts. */
export async function develop(given: string[]) {
  // Gatsby rejects a second --port.
  const port = process.env['PORT'] || '8000'
  const ownPort = given.some((option) => /^(-p|--port)\b/.test(option)) ? [] : ['--port', port]
  if (ownPort.length > 0) await checkPort(port, 'localhost')
  await restartOnSave((signal) => runGatsby(['develop', '--host', 'localhost', ...ownPort, ...given], { signal }))
}
