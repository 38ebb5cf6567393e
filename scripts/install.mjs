// `node scripts/install.mjs`: installs missing packages. Commands that run in a fresh clone start with this script.
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder, run, runCommand } from './run.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Returns true if a Node version lies in a range such as ">=20.19.0 <26".
 * @param {string} version
 * @param {string} range
 */
export function isNodeSupported(version, range) {
  const parts = (/** @type {string} */ text) => text.split('.').map(Number)
  return range.split(' ').every((condition) => {
    const [, operator, bound = ''] = /^(>=|<)(.+)$/.exec(condition) ?? []
    const actual = parts(version)
    const difference = parts(bound)
      .map((number, index) => (actual[index] ?? 0) - number)
      .find((step) => step !== 0)
    return operator === '<' ? (difference ?? 0) < 0 : (difference ?? 0) >= 0
  })
}

/**
 * Lists the folders of `node_modules` that are missing or do not have the version of the lock file.
 * Ignores optional packages, such as packages for other systems.
 * @param {LockFile} wanted `package-lock.json`
 * @param {LockFile} installed npm's record of installed packages
 */
export function findMissingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([folder, locked]) => folder !== '' && !locked.optional && !locked.devOptional && !locked.link)
    .filter(([folder, locked]) => installed.packages[folder]?.version !== locked.version)
    .map(([folder]) => folder)
}

/** @param {string} file */
const read = (file) => readFileSync(join(projectFolder, file), 'utf8')

/** @param {string} file */
const readLock = (file) => /** @type {LockFile} */ (JSON.parse(read(file)))

function isInstalled() {
  try {
    return findMissingPackages(readLock('package-lock.json'), readLock('node_modules/.package-lock.json')).length === 0
  } catch {
    // If nothing is installed or a record is damaged, `npm ci` installs everything or reports the problem.
    return false
  }
}

/** Prepares a clone: throws for an unsupported version of Node, and installs missing packages. */
export async function prepareProject() {
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(read('package.json')))
  if (!isNodeSupported(process.versions.node, engines.node)) {
    throw new Error(
      `This project needs Node ${engines.node}, and this is Node ${process.versions.node}. ` +
        `Install the version named in .nvmrc, for example with "nvm install".`,
    )
  }
  if (isInstalled()) return
  console.log('Installing packages (npm ci); the first time takes a minute or two.')
  const npmArguments = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // `npm start` sets the path of npm, which also works on systems where "npm" is a batch file.
  const npm = process.env.npm_execpath
  const options = { cwd: projectFolder }
  const code = npm
    ? await run(process.execPath, [npm, ...npmArguments], options)
    : await run('npm', npmArguments, options)
  if (code !== 0) throw new Error(`"npm ci" stopped with exit code ${code}. Its own messages are above.`)
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await runCommand(prepareProject)
