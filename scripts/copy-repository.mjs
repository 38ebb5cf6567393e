import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of workspaces, whose packages can have other versions than those of the repository. */
const WORKSPACES = ['packages', 'plugins']

/**
 * Copies a repository with uncommitted edits and without caches. The copy has hard links to the installed packages.
 * @param {string} repository @param {string} copy
 */
export function copyRepository(repository, copy) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0')
  // A deleted file is still listed until the deletion is committed.
  for (const file of files.filter((name) => name !== '' && existsSync(join(repository, name))))
    cpSync(join(repository, file), join(copy, file))
  const nested = WORKSPACES.flatMap((folder) => readdirSync(join(repository, folder)).map((name) => join(folder, name)))
  for (const folder of ['', ...nested].filter((name) => existsSync(join(repository, name, 'node_modules'))))
    execFileSync('cp', ['-al', join(repository, folder, 'node_modules'), join(copy, folder)])
  // Removing a hard link does not change the original.
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
}
