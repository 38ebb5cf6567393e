import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { createBuildSandbox, openBuildSandbox, type SandboxMode } from './build-sandbox'
import { runGatsbyBuild } from './run-gatsby-build'

const { at: path, write } = createTestFolder()

/** True if this machine allows sandboxes, which some containers forbid. */
const [program, ...args] = createBuildSandbox([]).wrap(
  [process.execPath, '--version'],
  { writable: tmpdir(), readable: [] },
  {},
).command
const testInside = spawnSync(program, args).status === 0 ? test : test.skip

const wrap = (env: NodeJS.ProcessEnv = {}) =>
  createBuildSandbox(['/srv/site', '/srv/state']).wrap(
    ['/usr/bin/node', 'cli.js', 'build'],
    { writable: '/srv/state/site', readable: ['/srv/site/node_modules'] },
    env,
  )

describe('the program that runs a build', () => {
  test('shares no process, network or capability with the server, and runs in the folder of the build', () => {
    const { command } = wrap()
    expect(command[0]).toBe('bwrap')
    const text = command.join(' ')
    expect(text).toContain('--unshare-all --die-with-parent --cap-drop ALL')
    expect(text).not.toContain('--share-net')
    expect(text).toContain('--proc /proc --dev /dev --tmpfs /tmp')
    expect(text.endsWith('--chdir /srv/state/site -- /usr/bin/node cli.js build')).toBe(true)
  })

  test('hides the folders of the server, then shows the readable ones and one writable folder', () => {
    const text = wrap().command.join(' ')
    expect(text).toMatch(
      /--ro-bind-try \/usr \/usr .* --tmpfs \/srv\/site --tmpfs \/srv\/state .*--ro-bind \/srv\/site\/node_modules \/srv\/site\/node_modules --bind \/srv\/state\/site \/srv\/state\/site /,
    )
    expect(text.match(/--bind /g)).toHaveLength(1)
  })

  test('has no variable that points outside the sandbox', () => {
    const env = { PATH: '/bin', HOME: '/home/ana', https_proxy: 'http://ana:secret@proxy', NODE_EXTRA_CA_CERTS: '/x' }
    expect(wrap({ ...env, NO_COLOR: '1' }).env).toEqual({ PATH: '/bin', NO_COLOR: '1', HOME: '/tmp', TMPDIR: '/tmp' })
  })
})

describe('a machine that has no sandbox', () => {
  const { PATH } = process.env
  const log = { info: jest.fn(), warn: jest.fn() }
  beforeEach(() => {
    jest.resetAllMocks()
    process.env['PATH'] = path()
  })
  afterEach(() => void (process.env['PATH'] = PATH))

  const open = (mode: SandboxMode, isOthersCode = true) =>
    openBuildSandbox({ mode, hidden: [path()], isOthersCode, log })
  const INSTALL = 'The program "bwrap" is not installed. Install the package "bubblewrap" (it is for Linux).'

  test('logs once which package to install, and builds without a sandbox', async () => {
    expect(await open('auto')).toBeUndefined()
    const words = 'Preview builds run without a sandbox: their code can read what this server can.'
    expect(log.warn.mock.calls).toEqual([[`${words} ${INSTALL} Set PREVIEW_SANDBOX=off to accept this.`]])
  })

  test('does not warn about your own code, or if the sandbox is off', async () => {
    expect(await open('auto', false)).toBeUndefined()
    expect(await open('off')).toBeUndefined()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('fails at the start if a sandbox is required', async () => {
    await expect(open('required')).rejects.toThrow(`PREVIEW_SANDBOX is "required", but there is no sandbox. ${INSTALL}`)
  })

  test('reports the error of the program that cannot create a sandbox', async () => {
    const words = 'bwrap: No permissions to create new namespace'
    writeFileSync(path('bwrap'), `#!/bin/sh\necho "${words}" >&2\nexit 1\n`, { mode: 0o755 })
    process.env['PATH'] = `${path()}:${PATH}`
    await expect(open('required')).rejects.toThrow(`"bwrap" cannot create a sandbox: ${words}. Let the server's user`)
  })
})

testInside('the code of a branch sees its packages and its own folder, and nothing else of the server', async () => {
  const secret = write('state/secret', 'canary-secret')
  const other = write('state/preview-builds/other/site/content/draft.md', 'canary-draft')
  const code = write('project/src/site.ts', 'canary-code')
  const dates = write('state/preview-builds/own/dates.json', '{}')
  const site = path('state/preview-builds/own/site')
  write('project/node_modules/gatsby/package.json', '{"bin":{"gatsby":"./cli.js"}}')
  const script = `
    const fs = require('node:fs')
    const attempt = (action) => { try { return String(action() ?? 'done') } catch (error) { return error.code } }
    const { readFileSync, writeFileSync } = fs
    const results = {
      secret: attempt(() => readFileSync(${JSON.stringify(secret)})),
      otherDraft: attempt(() => readFileSync(${JSON.stringify(other)})),
      serverCode: attempt(() => readFileSync(${JSON.stringify(code)})),
      home: attempt(() => fs.readdirSync(${JSON.stringify(process.env['HOME'] ?? '/root')})),
      serverProcess: attempt(() => readFileSync('/proc/${process.pid}/environ')),
      processes: fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).length,
      packages: attempt(() => writeFileSync(${JSON.stringify(path('project/node_modules/gatsby/cli.js'))}, '')),
      dates: attempt(() => readFileSync(${JSON.stringify(dates)})),
      writesDates: attempt(() => writeFileSync(${JSON.stringify(dates)}, '')),
      system: attempt(() => writeFileSync('/usr/bin/canary', '')),
      ownFolder: attempt(() => writeFileSync('own.txt', 'made')),
      variable: process.env.PREVIEW_SECRET,
    }
    require('node:net').connect(PORT, '127.0.0.1')
      .on('connect', () => end('connected')).on('error', ({ code }) => end(code))
    const end = (network) => { console.log(JSON.stringify({ ...results, network })); process.exit() }
  `
  const listener = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as { port: number }
  write('project/node_modules/gatsby/cli.js', script.replace('PORT', String(port)))
  mkdirSync(site, { recursive: true })
  const modules = path('project/node_modules')
  // Same layout as the copy of a project.
  symlinkSync(modules, join(site, 'node_modules'))

  process.env['PREVIEW_SECRET'] = 'canary-variable'
  const { signal } = new AbortController()
  const { code: exit, log } = await runGatsbyBuild(
    { cwd: site, env: { PATH: process.env['PATH'] }, signal, readable: [modules, dates] },
    createBuildSandbox([path('project'), path('state')]),
  ).finally(() => {
    delete process.env['PREVIEW_SECRET']
    listener.close()
  })
  expect({ exit, log }).toMatchObject({ exit: 0 })
  const { processes, ...seen } = JSON.parse(log) as Record<string, unknown>
  expect(seen).toEqual({
    secret: 'ENOENT',
    otherDraft: 'ENOENT',
    serverCode: 'ENOENT',
    home: 'ENOENT',
    serverProcess: 'ENOENT',
    packages: 'EROFS',
    dates: '{}',
    writesDates: 'EROFS',
    system: expect.stringMatching(/EROFS|EACCES/) as string,
    ownFolder: 'done',
    network: 'ECONNREFUSED',
  })
  // Only the process of the sandbox and this process are visible.
  expect(processes).toBeLessThanOrEqual(3)
  expect(readFileSync(join(site, 'own.txt'), 'utf8')).toBe('made')
})
