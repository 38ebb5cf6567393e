import { runGatsby } from './build-site'
import { checkPort } from './check-port'
import { restartOnSave } from './restart-on-change'

/** Runs Gatsby's development server. It answers this machine only, because it shows everything. */
export async function develop(given: string[]) {
  // Gatsby takes a port only once.
  const port = process.env['PORT'] || '8000'
  const ownPort = given.some((option) => /^(-p|--port)\b/.test(option)) ? [] : ['--port', port]
  if (ownPort.length > 0) await checkPort(port, 'localhost')
  await restartOnSave((signal) => runGatsby(['develop', '--host', 'localhost', ...ownPort, ...given], { signal }))
}
