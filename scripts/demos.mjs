// `npm run demos`: makes and builds a site from each template.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES } from '../packages/create-galley/src/templates.mjs'
import { prepareProject } from './install.mjs'
import { DEMOS_FOLDER, makeNewSite } from './new-site.mjs'
import { packPackages } from './pack.mjs'
import { projectFolder, runCommand, runTool } from './run.mjs'

/** Allows the pages of `npm start` to show the demos of `npm run demos:serve` in frames. */
const { GATSBY_DEMOS = 'http://{name}.localhost:9200', GATSBY_PREVIEW_EDITOR_ORIGINS = 'http://localhost:9000' } =
  process.env

await runCommand(async () => {
  await prepareProject()
  mkdirSync(DEMOS_FOLDER, { recursive: true })
  const packages = join(projectFolder, 'test-results/packed')
  packPackages(packages)
  for (const { name, demoName } of Object.values(TEMPLATES)) {
    const cwd = join(DEMOS_FOLDER, name)
    const url = GATSBY_DEMOS.replace('{name}', name)
    await makeNewSite(cwd, packages, ['--template', name, '--name', demoName, '--url', url])
    await runTool('@galley/cli', 'galley', ['build'], { cwd, env: { ...process.env, GATSBY_PREVIEW_EDITOR_ORIGINS } })
  }
})
