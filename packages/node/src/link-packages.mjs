import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder of our packages in `node_modules`. */
const SCOPE = '@galley'
/** A copy has caches of its own. */
const NOT_LINKED = new Set(['.cache', SCOPE])

/**
 * Links the packages of a project into a copy of it. Workspaces, such as `packages/core`, are those of the copy where it has them: with one link
 * to the whole of `node_modules`, code of the copy would import the project's.
 * @param {string} modulesDir `node_modules` of the project
 * @param {string} copy folder of the copy
 * @throws Error if the project has no packages
 */
export function linkPackages(modulesDir, copy) {
  const from = realpathSync(modulesDir)
  const to = join(copy, 'node_modules')
  // Anew: a program that ran in the copy could have changed a link.
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(to)
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(to, { withFileTypes: true }))
    if (entry.name !== '.cache' || !entry.isDirectory()) rmSync(join(to, entry.name), { recursive: true })
  mkdirSync(join(to, SCOPE))
  for (const name of readdirSync(from)) if (!NOT_LINKED.has(name)) symlinkSync(join(from, name), join(to, name), 'dir')
  const scope = join(from, SCOPE)
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const own = join(copy, relative(dirname(from), realpathSync(join(scope, name))))
    symlinkSync(existsSync(own) ? own : join(scope, name), join(to, SCOPE, name), 'dir')
  }
}
