// `npm run develop`: installs what is missing, runs Gatsby's development server. It answers this machine only, because it shows everything.
import { checkPort } from './check-port.mjs'
import { runGatsby } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { runCommand } from './run.mjs'

await runCommand(async () => {
  // Gatsby takes a port only once.
  const given = process.argv.slice(2)
  const port = process.env['PORT'] || '8000'
  const ownPort = given.some((option) => /^(-p|--port)\b/.test(option)) ? [] : ['--port', port]
  if (ownPort.length > 0) await checkPort(port, 'localhost')
  await prepareProject()
  await runGatsby(['develop', '--host', 'localhost', ...ownPort, ...given])
})
