import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { type BuildState, PUBLISHED_BRANCH } from '@galley/core/preview'
import { site } from '@galley/site'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import type { Branches } from './branches/branches'
import { createWorkingTree } from './branches/working-tree'
import type { Builds } from './builds/builds'
import { createImageUrls } from './image-routes'
import { createPreviewContents, type PreviewContentsOptions, UNSAVED_LIMIT_MS } from './preview-contents'
import { COMPONENTS, SCHEMA } from './preview-server.fixture'

const { at: path, write } = createTestFolder()
/** Branches whose builds were opened. */
let made: string[]
let contents: ReturnType<typeof createPreviewContents>
let snapshots: number[]
let setState: (state: BuildState) => void
let branches: Branches
const report = jest.fn<undefined, [unknown]>()

beforeEach(() => {
  mkdirSync(path('content'))
  snapshots = []
  made = []
  report.mockClear()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await contents.close()
})

function create(readPages: PreviewContentsOptions['readPages'] = async () => undefined) {
  let snapshot: () => number
  const builds: Builds = {
    state: () => ({ state: 'ready' }),
    request: () => void snapshots.push(snapshot()),
    onState: (listener) => {
      setState = listener
      return () => undefined
    },
    kept: { current: () => undefined, get: () => undefined, list: () => [] },
    lastBegun: undefined,
    close: async () => undefined,
  }
  branches = createWorkingTree(path(), path('published'))
  contents = createPreviewContents({
    projectDir: process.cwd(),
    branches,
    images: createImageUrls(new Uint8Array(32)),
    createBuilds: (branch, _dir, read) => {
      made.push(branch)
      snapshot = read
      return builds
    },
    readPages,
    readInputs: async () => undefined,
    cacheDir: path('kept'),
    isWatched: false,
    log: { info: () => undefined, warn: () => undefined },
    report,
  })
  return contents.branch('')
}

async function open(readPages?: PreviewContentsOptions['readPages']) {
  const { content, ready } = await create(readPages)
  await ready
  return content
}

/** Returns the reported errors, each with its cause. */
const reported = () =>
  report.mock.calls.map(([error]) => `${(error as Error).message} ${((error as Error).cause as Error).message}`)

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}

test('requests a build when a branch is opened, because the last build may be older than the content', async () => {
  const content = await open()
  expect(snapshots).toEqual([content.store.revision])
}, 30_000)

test('a restarted server compiles only changed files', async () => {
  write('content/a.md', '# A')
  const before = (await open()).store.files()
  await contents.close()
  expect(statSync(path('kept/tree.ndjson')).mode & 0o777).toBe(0o600)
  const { store } = await open()
  expect(store.files()).toEqual(before)
  expect(store.revision).toBe(0)
}, 30_000)

test('a slow unsaved text delays no save, and ends with a message', async () => {
  write('content/a.md', '# A')
  const { store } = await open()
  const slow = '- a\n'.repeat(200_000)
  const order: string[] = []
  const first = store.tryText('a.md', slow).then((tried) => order.push(tried!.compiled.problems[0]!.message))
  // More texts than a queue has threads.
  const gone = new AbortController()
  const others = Array.from({ length: 4 }, () => store.tryText('a.md', slow, { end: gone.signal }))
  write('content/a.md', '# Saved')
  await store.update(['a.md'])
  order.push('saved')
  gone.abort()
  await Promise.all([first, ...others])
  const message = `The file did not compile within ${UNSAVED_LIMIT_MS / 1000} seconds. Simplify or split it.`
  expect(order).toEqual(['saved', message])
}, 60_000)

test('reports a build with unusable queries, which the next build replaces', async () => {
  const readPages = jest.fn<ReturnType<PreviewContentsOptions['readPages']>, []>()
  readPages.mockRejectedValueOnce(new Error('components.json cannot be read: Unexpected end of JSON input.'))
  const content = await open(readPages)
  expect([content.hasBuild, content.isBuildBroken]).toEqual([false, true])
  const message = 'No drafts are shown, because the queries of the build cannot be used.'
  expect(reported()).toEqual([`${message} components.json cannot be read: Unexpected end of JSON input.`])

  readPages.mockResolvedValueOnce({ schema: 'type {', components: COMPONENTS })
  setState({ state: 'ready' })
  await until(() => report.mock.calls.length === 2)
  expect(reported()[1]).toContain('Syntax Error')
  expect([content.hasBuild, content.isBuildBroken]).toEqual([false, true])

  readPages.mockResolvedValueOnce({ schema: SCHEMA, components: COMPONENTS })
  setState({ state: 'ready' })
  await until(() => content.hasBuild)
  expect(content.isBuildBroken).toBe(false)
}, 30_000)

test('shows versions from Git in the drafts and in the published content, and reads them again after a change', async () => {
  jest.replaceProperty(site, 'versions', [
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'maintained', ref: '1.x' },
  ])
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: path() })
  const commit = (text: string) => {
    write('content/docs/a.md', text)
    git('add', 'content')
    git('commit', '-qm', 'change')
    git('branch', '-f', '1.x')
  }
  git('init', '-q')
  commit('# One')
  write('content/docs/a.md', '# Draft')
  const { store } = await open()
  const published = await contents.branch(PUBLISHED_BRANCH)
  await published.ready
  const titles = (files: typeof store) =>
    ['docs@1/a.md', 'docs/a.md'].map((file) => (files.find(file)?.entry as { title?: string } | undefined)?.title)
  expect([titles(store), titles(published.content.store)]).toEqual([
    ['One', 'Draft'],
    ['One', 'One'],
  ])

  commit('# Two')
  branches.events.emit('change', '')
  await until(() => titles(store)[0] === 'Two')
  expect(reported()).toEqual([])
}, 60_000)

test('reports nothing about a file that is deleted while pages compile to warm up', async () => {
  write('content/a.md', '# A')
  const { store } = await open()
  rmSync(path('content/a.md'))
  write('content/b.md', '# B')
  // Compiles after the deleted file.
  await store.update(['a.md', 'b.md'])
  expect(report.mock.calls).toEqual([])
}, 30_000)

test('reports files that cannot be read after a change', async () => {
  await open()
  rmSync(path('content'), { recursive: true })
  branches.events.emit('change', '')
  await until(() => report.mock.calls.length > 0)
  expect(reported()).toEqual([
    expect.stringMatching(/^The files of the branch "" could not be read\. The server opens the branch again\. ENOENT/),
  ])
}, 30_000)

test('reports a branch without content, and opens the branch once the content exists', async () => {
  rmSync(path('content'), { recursive: true })
  await expect((await create()).ready).rejects.toMatchObject({
    statusCode: 503,
    message: 'The folder "content" is missing. Create it on this branch, or correct PREVIEW_TREE.',
  })
  mkdirSync(path('content'))
  const { ready } = await contents.branch('')
  await ready
}, 30_000)

test('the published content has no drafts, and separate builds once a guest requests them', async () => {
  write('content/a.md', '---\ntitle: A\n---\n')
  write('content/a.draft.md', '---\ntitle: A draft\n---\n')
  write('content/b.md', '---\ntitle: B\ndraft: true\n---\n')
  const shown = await open()
  const published = await contents.branch(PUBLISHED_BRANCH)
  const { content, ready } = published
  await ready
  expect(published.builds).toBeUndefined()
  expect(made).toEqual([''])
  expect(published.publishedBuilds?.()).toBe(published.publishedBuilds?.())
  expect(made).toEqual(['', PUBLISHED_BRANCH])
  expect((await contents.branch('')).publishedBuilds).toBeUndefined()
  expect(shown.store.files().map(({ file }) => file)).toEqual(expect.arrayContaining(['a.draft.md', 'b.md']))
  expect(content.store.files().map(({ file }) => file)).toEqual(['a.md'])
  const changes = async () => (await shown.changes(await content.baseline())).map(({ file, state }) => [state, file])
  expect(await changes()).toEqual([
    ['changed', 'a.draft.md'],
    ['new', 'b.md'],
  ])
})
