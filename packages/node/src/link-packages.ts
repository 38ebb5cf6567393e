import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** The folder of our packages in `node_modules`. */
const SCOPE = '@galley'
/** A copy has caches of its own. */
const NOT_LINKED = new Set(['.cache', SCOPE])

/**
 * Links the packages of a project into a copy of it. Workspaces, such as `src`, are those of the copy where it has them: with one link
 * to the whole of `node_modules`, code of the copy would import the project's. Our installed packages are copied, because behind a link they
 * would import the site of the project.
 * @param modulesDir `node_modules` of the project
 * @throws Error if the project has no packages
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

/** Removes all but the caches: a program that ran in the copy could have changed a link. */
async function removeLinks(folder: string) {
  if (!(await lstat(folder).catch(() => undefined))?.isDirectory()) return rm(folder, { force: true })
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.name !== '.cache' || !entry.isDirectory()) await rm(join(folder, entry.name), { recursive: true })
}
