import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  name?: string
  version?: string
  [dependencies: `${string}ependencies`]: Record<string, string> | undefined
}

interface Lock extends Manifest {
  packages: Record<string, Manifest & { resolved?: string; link?: boolean }>
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const LEVELS = ['major', 'minor', 'patch']

const readJson = (projectDir: string, file: string) =>
  JSON.parse(readFileSync(join(projectDir, file), 'utf8')) as unknown
const writeJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Returns all workspaces with their folders, as the lock file lists them. */
export function readWorkspaces(projectDir: string) {
  const { packages } = readJson(projectDir, 'package-lock.json') as Lock
  const folders = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []))
  return folders.map((folder) => ({ folder, manifest: readJson(projectDir, `${folder}/package.json`) as Manifest }))
}

/** Lists the ranges with which a package depends on others, of all kinds of dependencies. */
export const listDependencies = (manifest: Manifest) =>
  Object.keys(manifest)
    .filter((key) => /ependencies$/.test(key))
    .flatMap((kind) => Object.entries(manifest[kind as `${string}ependencies`] ?? {}))

/** Returns the version that follows `version`. `step` is "major", "minor", "patch" or a version. */
export function nextVersion(version: string, step: string) {
  const numbers = VERSION.exec(version)!.slice(1).map(Number)
  const level = LEVELS.indexOf(step)
  if (level === -1 && !VERSION.test(step)) {
    throw new Error(`The version must be "major", "minor", "patch" or a version such as "1.4.0", got "${step}".`)
  }
  const next =
    level === -1
      ? step
      : numbers.map((number, index) => (index < level ? number : index === level ? number + 1 : 0)).join('.')
  if (next.localeCompare(version, 'en', { numeric: true }) <= 0) {
    throw new Error(`The version must be higher than ${version}, got "${next}".`)
  }
  return next
}

/** Moves the notes of "Unreleased" to a section for the version, with the date and a link to the commits. */
export function releaseNotes(changelog: string, version: string, date: string) {
  const notes = /^## \[Unreleased\]\n(.*?)(?=^## \[|^\[)/ms.exec(changelog)?.[1]
  const link = /^\[Unreleased\]: (\S+)\/compare\/v(\S+?)\.\.\.(\S+)$/m.exec(changelog)
  if (notes === undefined || !link) {
    throw new Error('CHANGELOG.md must have "## [Unreleased]", and at its end "[Unreleased]: …/compare/v0.1.0...main".')
  }
  if (!/^- /m.test(notes)) {
    throw new Error('"Unreleased" in CHANGELOG.md is empty. Describe the changes before you release.')
  }
  const [line, url, previous, branch] = link
  const [from, to] = [previous!, version].map((each) => each.split('.'))
  if (/^### Breaking$/m.test(notes) && from![0] === to![0] && (from![0] !== '0' || from![1] === to![1])) {
    throw new Error(
      `"Unreleased" in CHANGELOG.md has breaking changes, so ${version} is too low. Take "${from![0] === '0' ? 'minor' : 'major'}".`,
    )
  }
  return changelog
    .replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`)
    .replace(
      line,
      `[Unreleased]: ${url}/compare/v${version}...${branch}\n[${version}]: ${url}/compare/v${previous}...v${version}`,
    )
}

/** Writes the new version to all packages, commits, tags, and packs the packages into `packed`. Undoes all changes after a failure. */
export function release(projectDir: string, step: string, date = new Date().toISOString().slice(0, 10)) {
  const run = (command: string, ...commandArguments: string[]) =>
    execFileSync(command, commandArguments, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' }).trim()

  const root = readJson(projectDir, 'package.json') as Manifest
  const current = root.version!
  const version = nextVersion(current, step)
  const tag = `v${version}`
  const changed = run('git', 'status', '--porcelain')
  if (changed) throw new Error(`Commit these changes first, or stash them:\n${changed}`)
  if (run('git', 'tag', '--list', tag)) throw new Error(`The tag ${tag} already exists. Release a higher version.`)

  const workspaces = readWorkspaces(projectDir)
  const names = new Set(workspaces.map(({ manifest }) => manifest.name))
  const raise = (manifest: Manifest) => {
    if (manifest.version) manifest.version = version
    for (const kind of Object.keys(manifest).filter((key) => /ependencies$/.test(key))) {
      const ranges = manifest[kind as `${string}ependencies`]!
      for (const name of Object.keys(ranges)) if (names.has(name) && ranges[name] === current) ranges[name] = version
    }
    return manifest
  }

  const lock = readJson(projectDir, 'package-lock.json') as Lock
  raise(lock)
  for (const folder of ['', ...workspaces.map((workspace) => workspace.folder)]) raise(lock.packages[folder]!)
  const files = {
    'CHANGELOG.md': releaseNotes(readFileSync(join(projectDir, 'CHANGELOG.md'), 'utf8'), version, date),
    'package.json': writeJson(raise(root)),
    'package-lock.json': writeJson(lock),
    ...Object.fromEntries(
      workspaces.map(({ folder, manifest }) => [`${folder}/package.json`, writeJson(raise(manifest))]),
    ),
  }

  const before = run('git', 'rev-parse', 'HEAD')
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(projectDir, file), text)
    run('npm', 'run', '--silent', 'pack')
    run('git', 'commit', '--quiet', '--all', '--message', `release: ${version}`)
    run('git', 'tag', '--annotate', tag, '--message', tag)
    return version
  } catch (error) {
    run('git', 'reset', '--quiet', '--hard', before)
    rmSync(join(projectDir, 'packed'), { recursive: true, force: true })
    throw error
  }
}
