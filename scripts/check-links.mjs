// `npm run check:links`: installs what is missing, builds, and asks every URL outside that the content links to.
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { runCommand } from './run.mjs'

await runCommand(async () => {
  await prepareProject()
  // Read by plugins/gatsby-plugin-link-check.
  process.env.CHECK_EXTERNAL_LINKS = '1'
  await buildSite()
})
