// `npm run build`: installs what is missing, builds.
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { runCommand } from './run.mjs'

await runCommand(async () => {
  await prepareProject()
  await buildSite()
})
