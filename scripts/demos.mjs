// `npm run demos`: makes a site of each template, as `npm run new` does, and builds it.
import { join } from 'node:path'
import { copyProject, DEMOS_FOLDER } from './copy-project.mjs'
import { prepareProject } from './install.mjs'
import { listTemplates } from './new/starter.mjs'
import { projectFolder, run, runCommand } from './run.mjs'

/** The pages of `npm start` may show the demos of `npm run demos:serve` in frames. */
const { GATSBY_DEMOS = 'http://{name}.localhost:9200', GATSBY_PREVIEW_EDITOR_ORIGINS = 'http://localhost:9000' } =
  process.env

await runCommand(async () => {
  await prepareProject()
  for (const { name, demoName } of Object.values(listTemplates(projectFolder))) {
    const folder = join(DEMOS_FOLDER, name)
    await copyProject(folder)
    const env = { ...process.env, GATSBY_PREVIEW_EDITOR_ORIGINS }
    const runScript = async (/** @type {string[]} */ ...words) => {
      const code = await run(process.execPath, words, { cwd: folder, env })
      if (code !== 0) throw new Error(`In ${folder}, "${words.join(' ')}" stopped with exit code ${code}.`)
    }
    const url = GATSBY_DEMOS.replace('{name}', name)
    await runScript('scripts/new.mjs', '--yes', '--force', '--template', name, '--name', demoName, '--url', url)
    await runScript('packages/cli/src/galley.mjs', 'build')
  }
})
