// Tries the container of a built site: runs the steps of its Dockerfile in folders, and starts the server as the image would, without a daemon.
// If Docker runs, also builds the image.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OWN_SITE } from '../e2e/preview-setup.mjs'
import { runTool } from './run.mjs'
import { addServerParts } from './try-site-parts.mjs'

const LIMIT_MB = 150
const STOP_TIMEOUT_MS = 10_000
const PORT = '9417'
const ORIGIN = `http://127.0.0.1:${PORT}`
const IMAGE = 'galley-try-container'

/** @param {boolean} isTrue @param {string} message */
function expectThat(isTrue, message) {
  if (!isTrue) throw new Error(`The container of ${OWN_SITE}: ${message}`)
}

/** Reads the instructions of a Dockerfile, such as `['COPY', '--from=build /bundle /srv/site']`. @param {string} text */
const readInstructions = (text) =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => {
      const [name = '', ...words] = line.split(' ')
      return /** @type {const} */ ([name, words.join(' ')])
    })

/** Reads the parts of the Dockerfile that decide how the server runs. */
function readDockerfile() {
  const lines = readInstructions(readFileSync(join(OWN_SITE, 'Dockerfile'), 'utf8'))
  const last = lines.slice(lines.findLastIndex(([name]) => name === 'FROM'))
  const all = (/** @type {string} */ name) => last.filter(([each]) => each === name).map(([, value]) => value)
  const one = (/** @type {string} */ name) => {
    const [value, ...others] = all(name)
    if (value === undefined || others.length > 0) throw new Error(`The Dockerfile needs one ${name} in its last stage.`)
    return value
  }
  one('HEALTHCHECK')
  const bundle = lines.find(([name, value]) => name === 'RUN' && value.startsWith('npx galley bundle '))
  const env = all('ENV').flatMap((value) => value.split(' ').map((pair) => pair.split('=')))
  return {
    bundleFolder: bundle?.[1].split(' ').at(-1) ?? '',
    copies: all('COPY').map((value) => value.replace('--from=build ', '').split(' ')),
    user: one('USER').split(':'),
    env: /** @type {Record<string, string>} */ (Object.fromEntries(env)),
    command: /** @type {string[]} */ (JSON.parse(one('CMD'))),
  }
}

/** Returns the size of a file or folder in MB. @param {string} path @returns {number} */
const sizeOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size / 1e6

/** Lists the files of Node: the program and its libraries. */
function listNodeFiles() {
  const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  return [process.execPath, ...[...libraries.matchAll(/(\/\S+) \(0x/g)].map(([, file = '']) => file)]
}

/** @param {string} path @param {RequestInit} [options] */
async function read(path, options) {
  const response = await fetch(ORIGIN + path, options)
  const text = await response.text()
  expectThat(response.ok, `${path} has the status ${response.status}: ${text}`)
  return text
}

/** Visits a page and each part of the server that is loaded late. */
async function visitParts() {
  const page = await read('/docs/getting-started')
  expectThat(page.includes('<h1'), 'the page has no heading')
  expectThat((await read('/_island/server-status.json')).includes('<dl'), 'the island has no content')
  expectThat((await read('/api/hello')) === '{"hello":"Ada"}', 'the endpoint has another response')
  expectThat((await read('/api/icons/lucide.json?icons=rocket')).includes('<path'), 'the icon is missing')
  const body = JSON.stringify({ sql: 'SELECT title FROM _content_docs LIMIT 1' })
  const headers = { 'Content-Type': 'application/json' }
  const rows = await read('/api/content/docs/query', { method: 'POST', headers, body })
  expectThat(rows.startsWith('[{"title":'), `the query returned ${rows}`)
}

/**
 * Starts a server, waits for its health check, visits it, and stops it.
 * @param {string} program
 * @param {string[]} words
 * @param {(started: string) => void} stop receives the text that the program writes to file descriptor 3
 */
async function tryServer(program, words, stop) {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  let started = ''
  child.stdio[3]?.on('data', (part) => void (started += String(part)))
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const isHealthy = () =>
    fetch(`${ORIGIN}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    for (let tries = 0; !(await isHealthy()); tries += 1) {
      expectThat(tries < 100 && child.exitCode === null, 'the server did not start')
      await sleep(100)
    }
    await visitParts()
    stop(started)
    const code = await Promise.race([exit, sleep(STOP_TIMEOUT_MS, 'none', { ref: false })])
    expectThat(code === 0, `the server stopped with exit code ${code}`)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * Runs the server as the image would: with no other files than its own and those of Node, as its user, as process 1, and without a writable folder.
 * @param {string} root the files of the image
 * @param {ReturnType<typeof readDockerfile>} image
 */
async function tryInSandbox(root, { user, copies, env, command }) {
  const folders = copies.flatMap(([, to = '']) => ['--ro-bind', join(root, to), to])
  const node = listNodeFiles().flatMap((file) => ['--ro-bind', realpathSync(file), file])
  const variables = Object.entries({ ...env, HOST: '127.0.0.1', PORT, LOG_LEVEL: 'silent' })
  const [uid = '', gid = ''] = user
  await tryServer(
    'bwrap',
    [
      ...folders,
      ...node,
      ...['--proc', '/proc', '--dev', '/dev', '--remount-ro', '/', '--unshare-user', '--uid', uid, '--gid', gid],
      ...['--unshare-pid', '--as-pid-1', '--die-with-parent', '--info-fd', '3', '--clearenv'],
      ...variables.flatMap(([name, value]) => ['--setenv', name, value]),
      ...command.map((word) => (word === 'node' ? process.execPath : word)),
    ],
    (started) => {
      const { 'child-pid': pid } = /** @type {{ 'child-pid': number }} */ (JSON.parse(started))
      process.kill(pid, 'SIGTERM')
    },
  )
}

/** Builds the last stage of the image from the files of the first stage, and tries the container. @param {string} stage */
async function tryWithDocker(stage) {
  const docker = (/** @type {string[]} */ ...words) => execFileSync('docker', words, { encoding: 'utf8' })
  docker('build', '--build-context', `build=${stage}`, '--tag', IMAGE, OWN_SITE)
  const size = Number(docker('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6
  expectThat(size <= LIMIT_MB, `the image has ${size.toFixed(0)} MB`)
  const options = ['--rm', '--name', IMAGE, '--read-only', '--cap-drop', 'ALL', '--publish', `127.0.0.1:${PORT}:9000`]
  await tryServer('docker', ['run', ...options, IMAGE], () => docker('stop', IMAGE))
  console.log(`Docker: the image has ${size.toFixed(0)} MB.`)
}

/** Tries the container of the last site that `try-site.mjs` built. */
export async function tryContainer() {
  if (spawnSync('bwrap', ['--version']).status !== 0) {
    console.log('Skipped: bubblewrap is not installed.')
    return
  }
  const image = readDockerfile()
  const stage = mkdtempSync(join(tmpdir(), 'container-'))
  const removeParts = addServerParts()
  try {
    const bundle = join(stage, image.bundleFolder)
    await runTool('@galley/cli', 'galley', ['bundle', bundle], { cwd: OWN_SITE })
    const root = join(stage, 'image')
    for (const [from = '', to = ''] of image.copies) cpSync(join(stage, from), join(root, to), { recursive: true })
    const site = sizeOf(root)
    const node = listNodeFiles().reduce((sum, file) => sum + sizeOf(realpathSync(file)), 0)
    console.log(
      `The image has ${site.toFixed(0)} MB of the site, and Node ${process.version} with its libraries ${node.toFixed(0)} MB.`,
    )
    expectThat(site + node <= LIMIT_MB, `the files have more than ${LIMIT_MB} MB`)
    await tryInSandbox(root, image)
    if (spawnSync('docker', ['info']).status === 0) await tryWithDocker(stage)
    else console.log('Skipped: no Docker daemon runs, so no image was built.')
  } finally {
    removeParts()
    rmSync(stage, { recursive: true })
  }
}
