import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists the folders with the code of a site and of its Galley packages, as paths relative to the project. */
export function listCodeFolders(projectDir: string): string[] {
  const scope = join(projectDir, 'node_modules/@galley')
  const names = existsSync(scope) ? readdirSync(scope).filter((name) => name !== 'site') : []
  const root = realpathSync(projectDir)
  const folders = names.map((name) => join(realpathSync(join(scope, name)), 'src'))
  // Plugins have no folder `src`.
  return ['src', ...folders.filter((folder) => existsSync(folder)).map((folder) => relative(root, folder))].sort()
}
