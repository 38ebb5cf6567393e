import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Folder of Galley's packages in `node_modules`. */
const SCOPE = '@galley'
/** A copy has its own caches. */
const NOT_LINKED = new Set(['.cache', SCOPE])

/**
 * Links the packages of a project into a copy of the project. If the copy has a workspace, such as `src`, the link to the workspace leads to the copy. With a single link to
 * `node_modules`, code of the copy would import the workspaces of the project. Installed packages of Galley are copied, because behind a link
 * they would import the site of the project.
 * @param modulesDir Path of the project's `node_modules`.
 * @param copy Path of the copy.
 * @throws Error if the project has no `node_modules`
 */
export async function linkPackages(modulesDir: string, copy: string) {
  const from = await realpath(modulesDir)
  const to = join(copy, 'node_modules')
  await removeLinks(to)
  await mkdir(join(to, SCOPE), { recursive: true })
  const names = (await readdir(from)).filter((name) => !NOT_LINKED.has(name))
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name), 'dir')))
  const scope = join(from, SCOPE)
  for (const name of existsSync(scope) ? await readdir(scope) : []) {
    const source = await realpath(join(scope, name))
    const target = join(to, SCOPE, name)
    const own = join(copy, relative(dirname(from), source))
    if (source.startsWith(scope)) await cp(source, target, { recursive: true, preserveTimestamps: true })
    else await symlink(existsSync(own) ? own : source, target, 'dir')
  }
}

/** Removes all links except the caches, because a program in the copy may have changed a link. */
async function removeLinks(folder: string) {
  if (!(await lstat(folder).catch(() => undefined))?.isDirectory()) return rm(folder, { force: true })
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.name !== '.cache' || !entry.isDirectory()) await rm(join(folder, entry.name), { recursive: true })
}
