import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, cp, link, lstat, mkdir, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { SERVER_MANIFEST_FILE } from '@galley/core/server-manifest'
import { isHashedFile } from '@galley/core/site-headers'
import { createTurns } from '@galley/core/turns'
import { unreadable } from '@galley/server/read-json'

/** Builds that are kept, the newest included, for shared links. */
export const KEPT_BUILDS = 5

/** Thousands of files are kept; one after the other, most of the time is waiting for the disk. */
const MAX_OPEN_FILES = 16

/** Ends the name of a folder that is not complete. */
const PARTIAL = '.partial'

/** What a build leaves for the server besides the public folder. */
const SERVER_FILES = [SERVER_MANIFEST_FILE, '.cache/preview', 'package.json']

/** A good build, ready to be served. */
export interface PreviewBuild {
  /** Counts up from 1. */
  build: number
  /** Has its `public` and what the server needs of `.cache`. */
  folder: string
  /** When it was ready, as ISO 8601. */
  readyAt: string
  /** How long it took, in milliseconds. */
  tookMs: number
}

/** What to do about a kept build that is damaged. */
export const removeAndRestart = (folder: string) => `Stop the server, remove ${folder}, and start it again.`

/** The good builds in a folder; `report` is called with a damaged one, which is not served. Incomplete ones are removed. */
export function openKeptBuilds(folder: string, report: (error: Error) => void) {
  const buildsDir = join(folder, 'builds')
  const currentFile = join(folder, 'current.json')
  mkdirSync(buildsDir, { recursive: true })
  const names = readdirSync(buildsDir)
  for (const name of names.filter((each) => each.endsWith(PARTIAL))) {
    rmSync(join(buildsDir, name), { recursive: true, force: true })
  }
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number)
  numbers.sort((a, b) => a - b)
  let last = numbers.at(-1) ?? 0
  /** The oldest first. */
  let kept = numbers.flatMap((build): PreviewBuild | [] => {
    const own = join(buildsDir, String(build))
    try {
      const facts = readJson(join(own, 'build.json')) as Pick<PreviewBuild, 'readyAt' | 'tookMs'>
      return { build, folder: own, ...facts }
    } catch (cause) {
      report(unreadable(join(own, 'build.json'), cause, removeAndRestart(own)))
      return []
    }
  })
  const marked = readMark(currentFile)
  let current = kept.find(({ build }) => build === marked) ?? kept.at(-1)

  return {
    current: () => current,
    get: (build: number) => kept.find((each) => each.build === build),
    list: () => kept,

    /** Keeps the files of a build that has just ended, and makes it the current one. */
    async add(site: string, modules: string, facts: Pick<PreviewBuild, 'readyAt' | 'tookMs'>): Promise<PreviewBuild> {
      const build = last + 1
      const done = join(buildsDir, String(build))
      const partial = done + PARTIAL
      await rm(partial, { recursive: true, force: true })
      try {
        await keepPublic(join(site, 'public'), join(partial, 'public'), current && join(current.folder, 'public'))
        for (const file of SERVER_FILES) {
          if (existsSync(join(site, file))) {
            await cp(join(site, file), join(partial, file), { recursive: true, filter: isNoLink })
          }
        }
        await symlink(modules, join(partial, 'node_modules'), 'dir')
        await writeFile(join(partial, 'build.json'), JSON.stringify(facts))
        await rename(partial, done)
        await writeFile(`${currentFile}.tmp`, JSON.stringify({ build }))
        await rename(`${currentFile}.tmp`, currentFile)
      } catch (error) {
        // A disk that is full gets back what was written.
        for (const made of [partial, done]) await rm(made, { recursive: true, force: true })
        throw error
      }
      last = build
      current = { build, folder: done, ...facts }
      const all = [...kept, current]
      kept = all.slice(-KEPT_BUILDS)
      for (const old of all.slice(0, -KEPT_BUILDS)) await rm(old.folder, { recursive: true, force: true })
      return current
    },
  }
}

/** A build could leave links to any file of the server. */
const isNoLink = async (file: string) => !(await lstat(file)).isSymbolicLink()

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function readMark(file: string) {
  try {
    return (readJson(file) as { build: number }).build
  } catch {
    // Whatever is wrong with it, the newest build is the one it should name.
    return undefined
  }
}

/**
 * Files with a content hash are shared with Gatsby's folder, where nothing changes them. It writes all others in place, so they are copied,
 * or shared with the build before when they are the same there.
 */
async function keepPublic(source: string, target: string, before: string | undefined) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  await mkdir(target, { recursive: true })
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(target, pathOf(entry)), { recursive: true })
  let failure: { error: unknown } | undefined
  await createTurns(MAX_OPEN_FILES).runAll(entries, async (entry) => {
    // What has begun ends before this throws: the folder is removed then.
    if (failure || !entry.isFile()) return
    const path = pathOf(entry)
    const file = path.split(sep).join('/')
    await keepFile(join(source, path), join(target, path), before && join(before, path), `/${file}`).catch(
      (error: unknown) => (failure = { error }),
    )
  })
  if (failure) throw failure.error

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

/** Some file systems have no hard links. */
async function linkOrCopy(source: string, target: string) {
  await link(source, target).catch(async (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'ENOENT') throw error
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target)
  })
}
