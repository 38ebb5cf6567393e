import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildState } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { BuildQueue, type Builds, LONGEST_QUIET_MS, QUIET_MS } from './builds'
import { KEPT_BUILDS } from './kept-builds'
import { BUILD_TIMEOUT_MS, LOG_LINE_LENGTH, LOG_LINES } from './make-build'
import type { BuildOutcome, BuildRun } from './run-gatsby-build'

const project = createTestFolder()
let projectDir: string
let folder: string
let runs: BuildRun[]
let opened: Builds[]
let revision: number
/** Called at the end of a build. */
let attackNext: ((run: BuildRun) => void) | undefined

beforeEach(async () => {
  projectDir = project.at()
  folder = join(projectDir, '.preview/preview-builds')
  runs = []
  opened = []
  revision = 1
  write('node_modules/gatsby/package.json', '{}')
  write('content/docs/index.md', '# Docs')
  write('src/site.ts', 'export {}')
  write('package.json', '{"name":"site"}')
})

afterEach(async () => {
  await Promise.all(opened.map((builds) => builds.close()))
  jest.useRealTimers()
})

function write(file: string, text: string, folder = projectDir) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Imitates Gatsby, which overwrites files in place and writes hashed files once. */
function publish(run: BuildRun): BuildOutcome {
  const { cwd } = run
  const text = readFileSync(join(cwd, 'content/docs/index.md'), 'utf8')
  write('public/docs/index.html', `<h1>${text}</h1>`, cwd)
  if (!existsSync(join(cwd, 'public/index.html'))) write('public/index.html', '<h1>Home</h1>', cwd)
  if (!existsSync(join(cwd, 'public/app-0123456789abcdef0123.js')))
    write('public/app-0123456789abcdef0123.js', 'run()', cwd)
  write('.cache/server-manifest.json', '{}', cwd)
  write('.cache/preview/schema.gql', 'type Query', cwd)
  attackNext?.(run)
  return { code: 0, log: 'Done' }
}

interface OpenOptions {
  runBuild?: (run: BuildRun) => BuildOutcome | Promise<BuildOutcome>
  env?: NodeJS.ProcessEnv
  /** The folder of the builds. */
  own?: string
  turns?: ReturnType<typeof createTurns>
  log?: { info: jest.Mock; error: jest.Mock }
  hasDrafts?: boolean
}

function open({
  runBuild = publish,
  env = { PATH: process.env['PATH'] },
  own = folder,
  turns = createTurns(1),
  log = { info: jest.fn(), error: jest.fn() },
  hasDrafts = true,
}: OpenOptions = {}) {
  const builds = new BuildQueue({
    projectDir,
    folder: own,
    modulesDir: join(projectDir, 'node_modules'),
    historyDir: join(projectDir, 'content'),
    turns,
    snapshot: () => revision,
    hasDrafts,
    log,
    env,
    runBuild: async (run) => {
      runs.push(run)
      return runBuild(run)
    },
  })
  opened.push(builds)
  return builds
}

/** Opens the builds and waits for the first one. */
async function openReady(options?: OpenOptions) {
  const builds = open(options)
  await reach(builds, 'ready')
  return builds
}

/** Resolves with the next state of this kind. */
function reach(builds: Builds, wanted: BuildState['state']) {
  return new Promise<BuildState>((resolve) => {
    const stop = builds.onState((state) => {
      if (state.state !== wanted) return
      stop()
      resolve(state)
    })
  })
}

async function rebuild(builds: Builds, text: string) {
  write('content/docs/index.md', text)
  const done = Promise.race([reach(builds, 'ready'), reach(builds, 'failed')])
  builds.request(0)
  return done
}

/** A build that runs until it is aborted. */
function createSlowBuild() {
  const ends: ((outcome: BuildOutcome) => void)[] = []
  const runBuild = (run: BuildRun) =>
    new Promise<BuildOutcome>((resolve) => {
      run.signal.addEventListener('abort', () => resolve({ code: null, log: 'half done' }))
      ends.push((outcome) => resolve(outcome.code === 0 ? publish(run) : outcome))
    })
  return { runBuild, end: () => ends.shift()?.({ code: 0, log: '' }) }
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 5))

async function until(isTrue: () => boolean) {
  while (!isTrue()) await tick()
}

describe('the first build', () => {
  test('starts at once and becomes the current build', async () => {
    revision = 7
    const builds = open()
    expect(builds.state().state).toBe('queued')
    expect(builds.kept.current()).toBeUndefined()
    const state = await reach(builds, 'ready')
    expect(state).toMatchObject({ state: 'ready', builtRevision: 7, build: 1 })
    expect(Date.parse(state.readyAt!)).toBeGreaterThan(Date.now() - 10_000)
    expect(state.tookMs).toBeGreaterThanOrEqual(0)
    const site = builds.kept.current()!
    expect(await readFile(join(site.folder, 'public/docs/index.html'), 'utf8')).toBe('<h1># Docs</h1>')
    for (const file of ['.cache/server-manifest.json', '.cache/preview/schema.gql', 'package.json']) {
      expect(existsSync(join(site.folder, file))).toBe(true)
    }
    expect(readlinkSync(join(site.folder, 'node_modules'))).toBe(join(projectDir, 'node_modules'))
  })

  test('uses a copy of the project with its packages, without its caches and tests', async () => {
    write('.cache/old', '')
    write('public/old.html', '')
    write('src/site.test.ts', '')
    await openReady()
    const site = join(folder, 'site')
    expect(runs[0]?.cwd).toBe(site)
    expect((await readdir(site)).sort()).toEqual(['.cache', 'content', 'node_modules', 'package.json', 'public', 'src'])
    expect(await readdir(join(site, 'src'))).toEqual(['site.ts'])
    expect(existsSync(join(site, '.cache/old'))).toBe(false)
    expect(readlinkSync(join(site, 'node_modules/gatsby'))).toBe(join(projectDir, 'node_modules/gatsby'))
  })

  test('fails with a remedy if packages are missing', async () => {
    await rm(join(projectDir, 'node_modules'), { recursive: true })
    const state = await reach(open(), 'failed')
    expect(state.log).toBe('There are no packages in node_modules. Run `npm install` in the project.')
  })
})

describe('the copy', () => {
  test('adds new files, removes deleted ones, and keeps the others and the output of the build', async () => {
    write('content/blog/first.md', '# First')
    write('content/docs/more.md', '# More')
    const builds = await openReady()
    const site = join(folder, 'site')
    write('src/gatsby-types.d.ts', 'written', site)
    const untouched = statSync(join(site, 'src/site.ts'), { bigint: true }).ctimeNs
    await rm(join(projectDir, 'content/blog'), { recursive: true })
    await rm(join(projectDir, 'content/docs/more.md'))
    write('content/docs/more.md/index.md', '# Now a folder')
    await rebuild(builds, '# Changed')
    expect(existsSync(join(site, 'content/blog'))).toBe(false)
    expect(readFileSync(join(site, 'content/docs/more.md/index.md'), 'utf8')).toBe('# Now a folder')
    expect(readFileSync(join(site, 'content/docs/index.md'), 'utf8')).toBe('# Changed')
    expect(readFileSync(join(site, 'src/gatsby-types.d.ts'), 'utf8')).toBe('written')
    expect(statSync(join(site, 'src/site.ts'), { bigint: true }).ctimeNs).toBe(untouched)
  })

  test('follows no symbolic link', async () => {
    write('secret.txt', 'secret')
    symlinkSync(join(projectDir, 'secret.txt'), join(projectDir, 'content/docs/link.md'))
    symlinkSync(projectDir, join(projectDir, 'content/all'))
    await openReady()
    expect(await readdir(join(folder, 'site/content'))).toEqual(['docs'])
    expect(await readdir(join(folder, 'site/content/docs'))).toEqual(['index.md'])
  })

  test('is not built again if nothing changed, and the revision counts as built', async () => {
    const builds = await openReady()
    revision = 2
    expect(await rebuild(builds, '# Docs')).toMatchObject({ state: 'ready', build: 1, builtRevision: 2 })
    expect(runs).toHaveLength(1)
    expect(await rebuild(builds, '# Dogs')).toMatchObject({ build: 2 })
    expect(runs).toHaveLength(2)
  })

  test('is built again after a failure, or with other variables', async () => {
    let code = 1
    const builds = open({ runBuild: (run) => (code === 0 ? publish(run) : { code, log: '' }) })
    expect((await reach(builds, 'failed')).log).toBe('The build ended with the code 1.')
    code = 0
    await rebuild(builds, '# Docs')
    await builds.close()
    const again = open({ env: { GATSBY_COLOR: 'red' } })
    expect(again.state()).toMatchObject({ state: 'ready', build: 1 })
    await rebuild(again, '# Docs')
    expect(runs).toHaveLength(3)
  })
})

test('removes symbolic links that a build leaves', async () => {
  const outside = join(projectDir, 'outside')
  write('secret.txt', 'canary', outside)
  write('other.txt', 'canary', outside)
  write('__node-manifests/@galley/gatsby-transformer-collections/a.json', '{}', outside)
  const builds = await openReady()
  const attack = (site: string, link: string, to: string) => {
    rmSync(join(site, link), { recursive: true, force: true })
    symlinkSync(to, join(site, link))
  }
  const links: [string, string][] = [
    ['content/docs/index.md', join(outside, 'secret.txt')],
    ['public', outside],
    ['.cache', outside],
    ['.cache/preview', outside],
    // Gatsby itself writes through this link, inside the sandbox.
    ['.cache/preview/schema.gql', join(outside, 'other.txt')],
    ['.cache/folder', join(outside, 'secret.txt')],
    ['node_modules', outside],
    ['public/__node-manifests', join(outside, '__node-manifests')],
  ]
  for (const [index, [link, to]] of links.entries()) {
    attackNext = ({ cwd }) => attack(cwd, link, to)
    await rebuild(builds, `# Attack ${index}`)
    attackNext = undefined
    await rebuild(builds, `# After ${index}`)
    for (const { folder: own } of builds.kept.list()) {
      expect(existsSync(join(own, 'public/secret.txt'))).toBe(false)
      expect(existsSync(join(own, '.cache/preview/secret.txt'))).toBe(false)
      expect(readFileSync(join(own, 'public/docs/index.html'), 'utf8')).not.toContain('canary')
      expect(readlinkSync(join(own, 'node_modules'))).toBe(join(projectDir, 'node_modules'))
      const schema = join(own, '.cache/preview/schema.gql')
      if (existsSync(schema)) expect(readFileSync(schema, 'utf8')).toBe('type Query')
    }
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('canary')
    expect(existsSync(join(outside, '__node-manifests/@galley/gatsby-transformer-collections/a.json'))).toBe(true)
    expect(existsSync(join(outside, 'folder'))).toBe(false)
  }
})

describe('the queue', () => {
  test('waits until no request came for a while', async () => {
    const builds = await openReady()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    write('content/docs/index.md', '# Two')
    builds.request()
    expect(builds.state()).toMatchObject({ state: 'queued', build: 1 })
    jest.advanceTimersByTime(QUIET_MS - 1)
    builds.request()
    jest.advanceTimersByTime(QUIET_MS - 1)
    expect(builds.state().state).toBe('queued')
    jest.advanceTimersByTime(1)
    expect(builds.state().state).toBe('building')
  })

  test('does not wait forever if requests never pause', async () => {
    const builds = await openReady()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    builds.request()
    for (let waited = 1000; waited < LONGEST_QUIET_MS; waited += 1000) {
      jest.advanceTimersByTime(1000)
      expect(builds.state().state).toBe('queued')
      builds.request()
    }
    jest.advanceTimersByTime(1000)
    expect(builds.state().state).toBe('building')
  })

  test('makes one more build, of the newest content, for a thousand requests during a build', async () => {
    const slow = createSlowBuild()
    const builds = open({ runBuild: slow.runBuild })
    await until(() => runs.length === 1)
    for (let count = 0; count < 1000; count++) {
      revision += 1
      builds.request(0)
    }
    write('content/docs/index.md', '# After')
    expect(builds.state().state).toBe('building')
    const first = reach(builds, 'ready')
    slow.end()
    expect((await first).builtRevision).toBe(1)
    await until(() => runs.length === 2)
    const second = reach(builds, 'ready')
    slow.end()
    expect(await second).toMatchObject({ build: 2, builtRevision: 1001 })
    await tick()
    expect(runs).toHaveLength(2)
    expect(builds.state().state).toBe('ready')
  })
})

describe('builds of two branches', () => {
  test('wait for each other, and the waiting branch has the state "queued"', async () => {
    const slow = createSlowBuild()
    const turns = createTurns(1)
    const [one, two] = ['one', 'two'].map((name) =>
      open({ runBuild: slow.runBuild, own: join(folder, name), turns }),
    ) as [BuildQueue, BuildQueue]
    await until(() => runs.length === 1 && turns.size === 2)
    expect([one.state().state, two.state().state]).toEqual(['building', 'queued'])
    slow.end()
    await until(() => runs.length === 2)
    expect([one.state().state, two.state().state]).toEqual(['ready', 'building'])
    slow.end()
    await until(() => two.state().state === 'ready')
  })

  test('do not start for a branch that was closed before its turn', async () => {
    const slow = createSlowBuild()
    const turns = createTurns(1)
    open({ runBuild: slow.runBuild, own: join(folder, 'one'), turns })
    const two = open({ runBuild: slow.runBuild, own: join(folder, 'two'), turns })
    await until(() => runs.length === 1 && turns.size === 2)
    const closed = two.close()
    slow.end()
    await closed
    expect(runs).toHaveLength(1)
  })
})

test('removes the manifests of entries that only an earlier build had', async () => {
  const manifest = (name: string) => `public/__node-manifests/@galley/gatsby-transformer-collections/${name}.json`
  const builds = open({
    runBuild: (run) => {
      write(manifest(`run-${runs.length}`), '{}', run.cwd)
      return publish(run)
    },
  })
  await reach(builds, 'ready')
  await rebuild(builds, '# Changed')
  const isKept = (name: string) => existsSync(join(builds.kept.current()!.folder, manifest(name)))
  expect([isKept('run-1'), isKept('run-2')]).toEqual([false, true])
})

describe('kept builds', () => {
  test('stay unchanged when Gatsby overwrites its files', async () => {
    const builds = await openReady()
    await rebuild(builds, '# Two')
    const text = (build: number, file = 'docs/index.html') =>
      readFileSync(join(builds.kept.get(build)!.folder, 'public', file), 'utf8')
    expect(text(1)).toBe('<h1># Docs</h1>')
    expect(text(2)).toBe('<h1># Two</h1>')
    const inode = (build: number, file: string) => statSync(join(builds.kept.get(build)!.folder, 'public', file)).ino
    const own = statSync(join(folder, 'site/public/app-0123456789abcdef0123.js')).ino
    expect(inode(1, 'app-0123456789abcdef0123.js')).toBe(own)
    // Both builds share an equal file, but never with Gatsby.
    expect(inode(2, 'index.html')).toBe(inode(1, 'index.html'))
    expect(statSync(join(folder, 'site/public/index.html')).ino).not.toBe(inode(1, 'index.html'))
  })

  test(`are the last ${KEPT_BUILDS}`, async () => {
    const builds = await openReady()
    for (let count = 2; count <= KEPT_BUILDS + 2; count++) await rebuild(builds, `# ${count}`)
    expect(builds.kept.list().map(({ build }) => build)).toEqual([3, 4, 5, 6, 7])
    expect((await readdir(join(folder, 'builds'))).sort()).toEqual(['3', '4', '5', '6', '7'])
    expect(builds.kept.get(2)).toBeUndefined()
    expect(builds.kept.current()?.build).toBe(7)
  })

  test('are available after a restart, which removes incomplete builds and forgets the revision', async () => {
    const first = await openReady()
    await rebuild(first, '# Two')
    await first.close()
    write('builds/3.partial/public/index.html', 'half', folder)
    write('builds/4/public/index.html', 'no facts', folder)
    const again = open()
    expect(again.state()).toEqual({ ...first.state(), builtRevision: undefined })
    expect(again.kept.list().map(({ build }) => build)).toEqual([1, 2])
    expect(existsSync(join(folder, 'builds/3.partial'))).toBe(false)
    await tick()
    expect(runs).toHaveLength(2)
  })

  test('that are damaged are named in the log, neither served nor overwritten, and built again', async () => {
    const first = await openReady()
    await rebuild(first, '# Two')
    await first.close()
    const damaged = join(folder, 'builds/2/build.json')
    writeFileSync(damaged, '{"readyAt":')
    const log = { info: jest.fn(), error: jest.fn() }
    const again = open({ log })
    expect(again.kept.current()?.build).toBe(1)
    const message = `${damaged} cannot be read: Unexpected end of JSON input. Stop the server, remove ${dirname(damaged)}, and start it again.`
    expect(log.error.mock.calls).toEqual([[expect.objectContaining({ message })]])
    // Build 2 has the same content.
    await rebuild(again, '# Two')
    expect(again.kept.current()?.build).toBe(3)
  })
})

describe('a build that fails', () => {
  test('keeps the last good build, and shows the end of the log without colours, successful steps and absolute paths', async () => {
    let log: string | undefined
    const builds = await openReady({ runBuild: (run) => (log === undefined ? publish(run) : { code: 1, log }) })
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`)
    log = `${lines.join('\n')}\r\n\nsuccess building schema - 0.488s\n\u001B[31mERROR\u001B[39m ${folder}/site/content/docs/index.md and ${projectDir}/src/site.ts
at ${homedir()}/bin in ${join(tmpdir(), 'other')} ${'x'.repeat(1000)}\n`
    revision = 2
    const state = await rebuild(builds, '# Broken')
    expect(state).toMatchObject({ state: 'failed', build: 1, builtRevision: 1 })
    const shown = state.log!.split('\n')
    expect(shown).toHaveLength(LOG_LINES)
    expect(shown.at(-2)).toBe('ERROR content/docs/index.md and src/site.ts')
    expect(shown.at(-1)).toHaveLength(LOG_LINE_LENGTH + 1)
    expect(shown.at(-1)).toMatch(/^at ~\/bin in tmp\/other x+…$/)
    expect(builds.kept.current()?.build).toBe(1)
    log = undefined
    expect(await rebuild(builds, '# Mended')).toMatchObject({ state: 'ready', build: 2 })
    expect(builds.state().log).toBeUndefined()
  })

  test('is stopped after the time limit', async () => {
    const slow = createSlowBuild()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    const builds = open({ runBuild: slow.runBuild })
    jest.advanceTimersByTime(0)
    while (runs.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const failed = reach(builds, 'failed')
    jest.advanceTimersByTime(BUILD_TIMEOUT_MS - 1)
    expect(runs[0]?.signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect((await failed).log).toBe('half done\nThe build was stopped, because it took more than 20 minutes.')
  })

  test.each([
    ['while Gatsby runs', { code: 1, log: 'Error: ENOSPC: no space left on device, write' }],
    ['while the build is copied', new Error('ENOSPC: no space left on device, copyfile')],
  ])('reports a full disk %s, frees space and keeps the last good build', async (_when, failure) => {
    let isFull = false
    const builds = open({
      runBuild: (run) => {
        if (!isFull) return publish(run)
        if (failure instanceof Error) throw Object.assign(failure, { code: 'ENOSPC' })
        return failure
      },
    })
    await reach(builds, 'ready')
    isFull = true
    const state = await rebuild(builds, '# Two')
    expect(state).toMatchObject({ state: 'failed', build: 1 })
    expect(state.log).toBe(
      'The disk of the preview server is full, so the build could not be finished. Make room, for example by removing old builds in ".preview/preview-builds/builds", then build again.',
    )
    expect(existsSync(join(folder, 'site/.cache'))).toBe(false)
    expect(existsSync(join(builds.kept.current()!.folder, 'public/docs/index.html'))).toBe(true)
    isFull = false
    expect(await rebuild(builds, '# Two')).toMatchObject({ state: 'ready', build: 2 })
  })

  test('leaves no incomplete folder if the build cannot be kept', async () => {
    const builds = open({
      runBuild: (run) => {
        const outcome = publish(run)
        // The folder of this build already exists.
        write('builds/1/other.txt', '', folder)
        return outcome
      },
    })
    const state = await reach(builds, 'failed')
    expect(state.log).toContain('ENOTEMPTY')
    expect(await readdir(join(folder, 'builds'))).toEqual(['1'])
    expect(builds.kept.current()).toBeUndefined()
  })
})

describe('the environment of a build', () => {
  test('is equal for every build, without secrets of the server', async () => {
    const env = {
      PATH: process.env['PATH'],
      PREVIEW_SECRET: 'canary-secret',
      AWS_SECRET_ACCESS_KEY: 'canary-key',
      npm_lifecycle_event: 'preview',
      GATSBY_COLOR: 'red',
      GATSBY_PREVIEW_API: 'https://other.example',
      NODE_OPTIONS: '--max-old-space-size=4096',
    }
    const builds = await openReady({ env })
    env.npm_lifecycle_event = 'start'
    await rebuild(builds, '# Two')
    expect(runs[0]?.env).toEqual(runs[1]?.env)
    expect(JSON.stringify(runs[0]?.env)).not.toContain('canary')
    expect(runs[0]?.env).toEqual({
      PATH: process.env['PATH'],
      GIT_CEILING_DIRECTORIES: folder,
      CONTENT_DATES: join(folder, 'dates.json'),
      CONTENT_DRAFTS: 'include',
      GATSBY_COLOR: 'red',
      GATSBY_PREVIEW_API: '/',
      GATSBY_IS_PREVIEW: 'true',
      GATSBY_LOGGER: 'yurnalist',
      GATSBY_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      GATSBY_CPU_COUNT: expect.stringMatching(/^\d$/) as string,
      MALLOC_ARENA_MAX: '1',
      MIMALLOC_PURGE_DELAY: '0',
      PREFIX_PATHS: 'true',
      NODE_OPTIONS: expect.stringMatching(
        /^--max-old-space-size=\d+ --v8-pool-size=\d --max-old-space-size=4096$/,
      ) as string,
    })
  })

  test('includes no drafts for the published content', async () => {
    await openReady({ hasDrafts: false })
    expect(runs[0]?.env).not.toHaveProperty('CONTENT_DRAFTS')
    expect(runs[0]?.env).toMatchObject({ GATSBY_IS_PREVIEW: 'published', GATSBY_PREVIEW_API: '/' })
  })
})

test('closing aborts a running build and starts no other', async () => {
  const slow = createSlowBuild()
  const builds = open({ runBuild: slow.runBuild })
  await until(() => runs.length === 1)
  builds.request(0)
  await builds.close()
  expect(runs[0]?.signal.aborted).toBe(true)
  builds.request(0)
  await tick()
  expect(runs).toHaveLength(1)
})
