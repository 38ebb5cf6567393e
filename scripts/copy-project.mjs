import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

/** In which demos are made, one folder each. */
export const DEMOS_FOLDER = join(projectFolder, 'demos')

const KEPT = ['.cache', 'node_modules', 'public']
const NOT_COPIED = [...KEPT, '.git', '.preview', 'demos', 'test-results']

/** Copies this project. The packages are shared, and the caches of an earlier copy stay, because they are good for this one too. @param {string} folder */
export async function copyProject(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter((name) => !KEPT.includes(name)))
    rmSync(join(folder, name), { recursive: true })
  for (const name of readdirSync(projectFolder).filter((name) => !NOT_COPIED.includes(name)))
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  // A command that installs the packages begins without them.
  const { tsImport } = await import('tsx/esm/api')
  /** @type {typeof import('@galley/node/link-packages')} */
  const { linkPackages } = await tsImport('@galley/node/link-packages', import.meta.url)
  await linkPackages(join(projectFolder, 'node_modules'), folder)
}
