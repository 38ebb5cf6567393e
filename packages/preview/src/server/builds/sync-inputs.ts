import { existsSync, type Stats } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { NOT_BUILT } from '@galley/node/build-inputs'
import inputs from '@galley/node/build-inputs.json'
import { linkPackages } from '@galley/node/link-packages'

/**
 * Copies the project's build inputs that differ, and deletes removed ones. Returns true if anything changed. Throws if the packages are missing.
 * @param modulesDir Folder of the installed packages.
 * @param onChange Called before the first change to the copy.
 */
export async function syncInputs(projectDir: string, copy: string, modulesDir: string, onChange: () => Promise<void>) {
  let isChanged = false
  const change = async () => {
    if (!isChanged) await onChange()
    isChanged = true
  }
  await mkdir(copy, { recursive: true })
  for (const input of inputs) await syncEntry(join(projectDir, input), join(copy, input), change)
  if (!existsSync(modulesDir))
    throw new Error(`There are no packages in ${modulesDir}. Run \`npm install\` in the project.`)
  await linkPackages(modulesDir, copy)
  return isChanged
}

async function syncEntry(source: string, target: string, change: () => Promise<void>) {
  const [from, to] = await Promise.all([statOf(source), statOf(target)])
  // Symbolic links are left out: one in a branch could point to any file of the machine.
  const isTaken = from?.isFile() || from?.isDirectory()
  // A build could leave a symbolic link in the copy. Writing to the link would write to its target.
  const isSameKind = from?.isFile() ? to?.isFile() : to?.isDirectory()
  if (to && (!isTaken || !isSameKind)) {
    await change()
    await rm(target, { recursive: true, force: true })
  }
  if (!from || !isTaken) return
  if (from.isFile()) return syncFile(source, from, target, to, change)
  await mkdir(target, { recursive: true })
  const names = new Set([...(await namesIn(source)), ...(await namesIn(target))])
  for (const name of names) if (!NOT_BUILT.test(name)) await syncEntry(join(source, name), join(target, name), change)
}

async function syncFile(
  source: string,
  from: Stats,
  target: string,
  to: Stats | undefined,
  change: () => Promise<void>,
  isLast = false,
): Promise<void> {
  const isSameSize = to?.isFile() && to.size === from.size
  if (isSameSize && to?.mtime.getTime() === from.mtime.getTime()) return
  try {
    // A checkout may change the time of a file but not its content.
    if (!isSameSize || !(await readFile(source)).equals(await readFile(target))) {
      await change()
      await copyFile(source, target)
    }
    await utimes(target, from.atime, from.mtime)
  } catch (error) {
    ignoreMissing(error)
    const again = await statOf(source)
    // The file was just deleted, and its deletion requests another build.
    if (!again?.isFile()) return
    // Some editors save by moving the file away and writing a new one.
    if (isLast) throw error
    await syncFile(source, again, target, await statOf(target), change, true)
  }
}

const statOf = (file: string) => lstat(file).catch(ignoreMissing)

const namesIn = async (folder: string) => (await readdir(folder).catch(ignoreMissing)) ?? []
