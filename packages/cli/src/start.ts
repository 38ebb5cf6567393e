// `npm start`: installs what is missing, builds if something has changed, serves.
import { checkPort } from './check-port.mjs'
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { run, runCommand } from './run.mjs'

await runCommand(async () => {
  const port = process.env['PORT'] || '9000'
  await checkPort(port)
  await prepareProject()
  await buildSite({ onlyIfChanged: true })
  return run(process.execPath, ['--import', 'tsx', 'packages/cli/src/serve.ts'], {
    env: { ...process.env, PORT: port },
  })
})
