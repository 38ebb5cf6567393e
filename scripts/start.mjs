// `npm start`: installs what is missing, builds if something has changed, serves.
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { run, runCommand } from './run.mjs'

await runCommand(async () => {
  await prepareProject()
  await buildSite({ onlyIfChanged: true })
  return run(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env: { PORT: '9000', ...process.env } })
})
