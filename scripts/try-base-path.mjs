// Builds a copy of this repository whose site is below a path of its host. Browser tests visit it: see `planSweeps` in test.mjs.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BASED_COPY, BASED_PATH, PREVIEW_ENVIRONMENT, SITE } from '../e2e/preview-setup.mjs'
import { projectFolder, run, runCommand, runTool } from './run.mjs'

const SETTINGS = join(BASED_COPY, 'src/site.ts')

/** Folders of workspaces, whose packages can have other versions than those of the repository. */
const WORKSPACES = ['packages', 'plugins']

/** Copies the files of the repository, and links its packages. */
async function copyRepository() {
  rmSync(BASED_COPY, { recursive: true, force: true })
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: projectFolder, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(projectFolder, name)))) {
    mkdirSync(dirname(join(BASED_COPY, file)), { recursive: true })
    cpSync(join(projectFolder, file), join(BASED_COPY, file))
  }
  const nested = WORKSPACES.flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((name) => join(folder, name)),
  )
  for (const folder of ['', ...nested].filter((name) => existsSync(join(projectFolder, name, 'node_modules'))))
    await run('cp', ['-al', join(projectFolder, folder, 'node_modules'), join(BASED_COPY, folder)])
  rmSync(join(BASED_COPY, 'node_modules/.cache'), { recursive: true, force: true })
  mkdirSync(join(BASED_COPY, 'test-results'))
}

await runCommand(async () => {
  await copyRepository()
  const settings = readFileSync(SETTINGS, 'utf8')
  writeFileSync(SETTINGS, settings.replace(/^ {2}url: .*$/m, `  url: '${SITE}${BASED_PATH}',\n  redirectPages: true,`))
  await runTool('@galley/cli', 'galley', ['build'], {
    cwd: BASED_COPY,
    env: { ...process.env, ...PREVIEW_ENVIRONMENT },
  })
})
