import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, cp, link, lstat, mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { SERVER_MANIFEST_FILE } from '@galley/core/server-manifest'
import { isHashedFile } from '@galley/core/site-headers'
import { createTurns } from '@galley/core/turns'
import { isFile } from '@galley/server/is-file'
import { unreadable } from '@galley/server/read-json'

/** Number of builds that are kept, including the newest, so that shared links still work. */
export const KEPT_BUILDS = 5

/** Maximum number of files copied at the same time. Copying thousands of files one after another would mostly wait for the disk. */
const MAX_OPEN_FILES = 16

/** Suffix of incomplete folders. */
const PARTIAL = '.partial'

/** Files of a build that the server needs besides the public folder. */
const SERVER_FILES = [SERVER_MANIFEST_FILE, '.cache/preview', 'package.json']

/** A good build, ready to be served. */
export interface PreviewBuild {
  /** Counts up from 1. */
  build: number
  /** Folder with `public` and the needed files of `.cache`. */
  folder: string
  /** Time when the build was ready, as ISO 8601. */
  readyAt: string
  /** Duration in milliseconds. */
  tookMs: number
}

/** Returns the remedy for a damaged build, for error messages. */
export const removeAndRestart = (folder: string) => `Stop the server, remove ${folder}, and start it again.`

/** Opens the good builds in a folder and removes incomplete ones. Damaged builds are not served; `report` receives their error. */
export function openKeptBuilds(folder: string, report: (error: Error) => void) {
  const buildsDir = join(folder, 'builds')
  mkdirSync(buildsDir, { recursive: true })
  const names = readdirSync(buildsDir)
  for (const name of names.filter((each) => each.endsWith(PARTIAL))) {
    rmSync(join(buildsDir, name), { recursive: true, force: true })
  }
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number)
  numbers.sort((a, b) => a - b)
  let last = numbers.at(-1) ?? 0
  /** Oldest first. */
  let kept = numbers.flatMap((build): PreviewBuild | [] => {
    const own = join(buildsDir, String(build))
    try {
      const facts = JSON.parse(readFileSync(join(own, 'build.json'), 'utf8')) as Pick<
        PreviewBuild,
        'readyAt' | 'tookMs'
      >
      return { build, folder: own, ...facts }
    } catch (cause) {
      report(unreadable(join(own, 'build.json'), cause, removeAndRestart(own)))
      return []
    }
  })
  const current = () => kept.at(-1)

  return {
    current,
    get: (build: number) => kept.find((each) => each.build === build),
    list: () => kept,

    /** Copies the files of a finished build, which becomes the current one. */
    async add(site: string, modules: string, facts: Pick<PreviewBuild, 'readyAt' | 'tookMs'>): Promise<PreviewBuild> {
      const build = last + 1
      const done = join(buildsDir, String(build))
      const partial = done + PARTIAL
      const before = current()?.folder
      await rm(partial, { recursive: true, force: true })
      try {
        await keepPublic(join(site, 'public'), join(partial, 'public'), before && join(before, 'public'))
        for (const file of SERVER_FILES) {
          if (existsSync(join(site, file))) {
            await cp(join(site, file), join(partial, file), { recursive: true, filter: isNoLink })
          }
        }
        await symlink(modules, join(partial, 'node_modules'), 'dir')
        await writeFile(join(partial, 'build.json'), JSON.stringify(facts))
        await rename(partial, done)
      } catch (error) {
        // Frees the space if the disk is full.
        await rm(partial, { recursive: true, force: true })
        throw error
      }
      last = build
      const made = { build, folder: done, ...facts }
      const all = [...kept, made]
      kept = all.slice(-KEPT_BUILDS)
      for (const old of all.slice(0, -KEPT_BUILDS)) await rm(old.folder, { recursive: true, force: true })
      return made
    },
  }
}

/** Skips symbolic links, which could point to any file of the server. */
const isNoLink = async (file: string) => !(await lstat(file)).isSymbolicLink()

/**
 * Copies the public folder. Hashed files, which never change, are hard links to Gatsby's files. Gatsby overwrites the other files, so these are
 * copied, or linked to the previous build if it has an equal file.
 */
async function keepPublic(source: string, target: string, before: string | undefined) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  await mkdir(target, { recursive: true })
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(target, pathOf(entry)), { recursive: true })
  const failures: unknown[] = []
  await createTurns(MAX_OPEN_FILES).runAll(entries, async (entry) => {
    // Running copies must end before this throws, because the caller then removes the folder.
    if (failures.length > 0 || !entry.isFile()) return
    const path = pathOf(entry)
    const file = path.split(sep).join('/')
    const kept = keepFile(join(source, path), join(target, path), before && join(before, path), `/${file}`)
    await kept.catch((error: unknown) => failures.push(error))
  })
  if (failures.length > 0) throw failures[0]

  function pathOf({ parentPath, name }: Dirent) {
    return relative(source, join(parentPath, name))
  }
}

async function keepFile(source: string, target: string, before: string | undefined, path: string) {
  if (isHashedFile(path)) return linkOrCopy(source, target)
  const [from, earlier] = await Promise.all([lstat(source), before ? lstat(before).catch(ignoreMissing) : undefined])
  if (before && earlier?.isFile() && earlier.size === from.size && earlier.mtime.getTime() === from.mtime.getTime()) {
    return linkOrCopy(before, target)
  }
  await copyFile(source, target)
  await utimes(target, from.atime, from.mtime)
}

/** Links a file. If the file system has no hard links, copies the file. */
async function linkOrCopy(source: string, target: string) {
  await link(source, target).catch(async (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'ENOENT') throw error
    await copyFile(source, target)
  })
}

/**
 * Returns the build with a hashed file: the chosen build, or else the newest build with the file. An open page of an older build may still load the
 * older build's files.
 */
export async function findBuildWith(
  path: string,
  chosen: PreviewBuild,
  kept: readonly PreviewBuild[],
): Promise<PreviewBuild> {
  if (!isHashedFile(path)) return chosen
  for (const site of [chosen, ...[...kept].reverse()]) if (await isFile(join(site.folder, 'public', path))) return site
  return chosen
}
