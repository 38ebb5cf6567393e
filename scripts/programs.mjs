import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** Folders of servers on Debian, which the PATH of a user may lack. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds the first of some programs in folders of the PATH. Prefers earlier names to earlier folders.
 * @param {string[]} names
 * @param {string} [path]
 */
export function findOnPath(names, path = '') {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * Finds a web server, such as "nginx".
 * @param {string} name
 */
export const findServer = (name) => findOnPath([name], [process.env.PATH, ...SERVER_FOLDERS].join(delimiter))

/**
 * Installs the first package of a list that can be installed. Returns without an installation unless it runs as root on Debian or a derivative.
 * @param {string} purpose
 * @param {string[]} names
 */
export async function installOnDebian(purpose, names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${names[0]} for ${purpose} (apt-get).`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of names) {
    const code = await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], { env })
    if (code === 0) return
  }
}

/** Installs nginx and Caddy for the tests of hosts, if they are missing. The tests skip a missing server, except in CI. */
export async function ensureServers() {
  for (const [program, packages] of Object.entries({ nginx: ['nginx-light', 'nginx'], caddy: ['caddy'] }))
    if (!findServer(program)) await installOnDebian('the tests of hosts', packages)
}
