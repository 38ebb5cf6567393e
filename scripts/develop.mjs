// `npm run develop`: installs what is missing, runs Gatsby's development server. It answers this machine only, because it shows everything.
import { runGatsby } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { runCommand } from './run.mjs'

await runCommand(async () => {
  await prepareProject()
  await runGatsby(['develop', '--host', 'localhost', ...process.argv.slice(2)])
})
