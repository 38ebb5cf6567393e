import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { createRevocations, createTokens, type TokenOptions, revocationsFile } from '@galley/preview/server/tokens'
import { BASE_PATH, EDITOR, foldersOf, PREVIEW, PREVIEW_ENVIRONMENT, SECRET, STAGING } from './preview-setup.mjs'
import { expect as baseExpect, type Page, test as base } from './test'

const project = join(__dirname, '..')

/** Time to compile a save on a busy machine. */
const SAVE_TIMEOUT_MS = 30_000

export const expect = baseExpect.configure({ timeout: SAVE_TIMEOUT_MS })

/** Signs a token that the preview servers of the tests accept. `now` is the time of signing, in milliseconds since 1970. */
export async function signToken({ now, ...options }: Partial<TokenOptions> & { now?: number } = {}) {
  const tokens = createTokens({
    secret: new TextEncoder().encode(SECRET),
    revocations: { read: async () => new Set() },
    ...(now !== undefined && { now: () => now }),
  })
  return tokens.sign({ name: 'ana', expiresInSeconds: 3600, ...options })
}

/** Revokes the token with this id. */
export const revoke = (origin: string, id: string) =>
  createRevocations(revocationsFile(foldersOf(origin).state), () => undefined).revoke(id)

/** The content that a preview server follows. The fixture undoes all edits after the test. */
export function openContent(origin: string) {
  const content = join(foldersOf(origin).tree, 'content')
  const before = new Map<string, Buffer | undefined>()
  const pathOf = (file: string) => {
    const path = join(content, file)
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path) : undefined)
    return path
  }
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const edit = (file: string, change: (text: string) => string) => {
    const path = pathOf(file)
    const text = readFileSync(path, 'utf8')
    const next = change(text)
    if (next === text) throw new Error(`The edit of content/${file} changes nothing.`)
    put(path, next)
  }
  return {
    read: (file: string) => readFileSync(join(content, file), 'utf8'),
    save: (file: string, text: string | Buffer) => put(pathOf(file), text),
    edit,
    setTitle: (file: string, title: string) => edit(file, (text) => text.replace(/^title: .*$/m, `title: ${title}`)),
    remove: (file: string) => rmSync(pathOf(file)),
    rename: (from: string, to: string) => renameSync(pathOf(from), pathOf(to)),
    restore: () => {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(join(content, file), { force: true })
        else put(join(content, file), text)
      }
      before.clear()
    },
  }
}

export type Content = ReturnType<typeof openContent>

/** Starts a separate preview server. With `keep`, it starts with the content of its last stop. */
export async function startPreviewServer(origin: string, { keep = false, builds = false, branches = false } = {}) {
  const flags = [...(keep ? ['--keep'] : []), ...(builds ? ['--builds'] : []), ...(branches ? ['--branches'] : [])]
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve-preview.mts', origin, ...flags], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilCompiled(origin)
  return {
    stop: () => stop(server, 'SIGTERM'),
    /** Stops the server at once, even with pending requests. */
    kill: () => stop(server, 'SIGKILL'),
  }
}

/** Waits until a preview server has compiled all content. */
async function waitUntilCompiled(origin: string) {
  const { token } = await signToken()
  const ask = () =>
    fetch(`${origin}${BASE_PATH}/api/preview/session`, { headers: { Authorization: `Bearer ${token}` } })
  await expect.poll(() => ask().then(({ status }) => status, String), { timeout: 120_000 }).toBe(200)
}

async function stop(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

interface Fixtures {
  /** The content of the preview server that the published site uses. */
  content: Content
  /** A valid token for all paths and branches. */
  token: string
}

/* oxlint-disable no-empty-pattern -- Playwright reads the required fixtures from the pattern */
/** The test function for an editor's view of the published site. */
export const test = base.extend<Fixtures, { knownBuild: undefined }>({
  knownBuild: [
    async ({}, use) => {
      checkBuild()
      await waitUntilCompiled(PREVIEW)
      await use(undefined)
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  actionTimeout: SAVE_TIMEOUT_MS,
  content: async ({}, use) => {
    const content = openContent(PREVIEW)
    await use(content)
    content.restore()
  },
  token: async ({}, use) => {
    const { token } = await signToken()
    await use(token)
  },
})
/* oxlint-enable no-empty-pattern */

// Reports a build without preview here, because the tests would fail without a clear cause.
function checkBuild() {
  const manifest = JSON.parse(readFileSync(join(project, SERVER_MANIFEST_FILE), 'utf8')) as ServerManifest
  const { api, stagingApi, editorOrigins } = manifest.preview ?? {}
  if ([api, stagingApi, editorOrigins].join() === [PREVIEW, STAGING, EDITOR].join()) return
  const wanted = Object.entries(PREVIEW_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
  throw new Error(`The site was built without its preview. Build it with ${wanted.join(' ')} npm run build.`)
}

export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
export const barOf = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true })

/** Waits until the page shows each save at once. */
export async function waitUntilLive(page: Page) {
  await expect(barOf(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  // The code loads after the page, and the list of changes after the code.
  await expect(barOf(page).getByRole('button', { name: /^\d+ changes?/ })).toBeVisible({ timeout: 30_000 })
}

/** Opens a page of the published site with a link for editors. */
export async function openPreview(page: Page, path: string, token: string) {
  await page.goto(`${path}${path.includes('#') ? '&' : '#'}preview=${token}`)
  await waitUntilLive(page)
}

/** Opens the menu of the bar, and chooses an entry. */
export async function chooseMore(page: Page, name: string | RegExp) {
  await barOf(page).getByRole('button', { name: 'More of the preview' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Marks the document, to check later if the page was loaded again. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}
