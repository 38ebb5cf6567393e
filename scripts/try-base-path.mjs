// Builds a copy of this repository whose site is below a path of its host. Browser tests visit it: see `planSweeps` in test.mjs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASED_COPY, BASED_PATH, PREVIEW_ENVIRONMENT, SITE } from '../e2e/preview-setup.mjs'
import { copyRepository } from './copy-repository.mjs'
import { projectFolder, runCommand, runTool } from './run.mjs'

const SETTINGS = join(BASED_COPY, 'src/site.ts')

await runCommand(async () => {
  rmSync(BASED_COPY, { recursive: true, force: true })
  copyRepository(projectFolder, BASED_COPY)
  mkdirSync(join(BASED_COPY, 'test-results'))
  const settings = readFileSync(SETTINGS, 'utf8')
  writeFileSync(SETTINGS, settings.replace(/^ {2}url: .*$/m, `  url: '${SITE}${BASED_PATH}',\n  redirectPages: true,`))
  await runTool('@galley/cli', 'galley', ['build'], {
    cwd: BASED_COPY,
    env: { ...process.env, ...PREVIEW_ENVIRONMENT },
  })
})
