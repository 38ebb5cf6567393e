import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../scripts/run.mjs'
import {
  barOf,
  expect,
  markDocument,
  openContent,
  revoke,
  signToken,
  startPreviewServer,
  test,
  waitUntilLive,
  titleOf,
} from '../preview'
import { BUILD_SERVER, copyInputs, foldersOf } from '../preview-setup.mjs'
import type { Page } from '../test'
import { collectProblems } from '../visit'

const DRAFT = 'docs/6.deployment/8.in-the-build.md'
const DRAFT_PATH = '/docs/deployment/in-the-build'
/** Time for a build, which takes a minute or two on a busy machine. */
const BUILD_TIMEOUT_MS = 360_000

/** The content of the server: pages that the tests visit, and links of the header and footer. A build of all content takes too long. */
const PUBLISHED = [
  'about.md',
  'index.mdx',
  'info',
  'redirects.yml',
  'docs/1.getting-started/index.md',
  'docs/6.deployment/2.static-hosts.md',
  'docs/6.deployment/4.icons.md',
]

function prepareProject() {
  const { folder, tree } = foldersOf(BUILD_SERVER)
  rmSync(folder, { recursive: true, force: true })
  copyInputs(tree)
  rmSync(join(tree, 'content'), { recursive: true })
  for (const name of PUBLISHED)
    cpSync(join(projectFolder, 'content', name), join(tree, 'content', name), { recursive: true })
}

/** The server of all tests in this file. Its first build contains a draft. */
let server: Awaited<ReturnType<typeof startPreviewServer>> | undefined

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  prepareProject()
  server = await startPreviewServer(BUILD_SERVER, { keep: true, builds: true })
  openContent(BUILD_SERVER).save(
    DRAFT,
    '---\ntitle: In the build\ndescription: Not published.\ndraft: true\n---\n\nA draft.\n',
  )
})
test.afterAll(() => server?.stop())

test.use({ baseURL: BUILD_SERVER })
test.describe.configure({ mode: 'serial' })
test.setTimeout(BUILD_TIMEOUT_MS)

async function enter(page: Page, path: string) {
  const { token } = await signToken()
  await page.goto(`${path}#preview=${token}`)
  return token
}

test('shows nothing without a token', async ({ page }) => {
  for (const path of ['/', '/docs/getting-started', DRAFT_PATH, `/preview/open/docs/${DRAFT}`]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(401)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    expect(await page.content()).not.toContain('In the build')
  }
  const { token } = await signToken({ now: Date.now() - 7_200_000 })
  await page.goto(`/#preview=${token}`)
  await expect(page.getByText('This preview link is not valid.')).toBeVisible()
  await expect(page).not.toHaveURL(/preview=/)
  expect(await page.context().cookies()).toEqual([])
})

test('a waiting page opens the entry when the build of the entry is ready', async ({ page }) => {
  const token = await enter(page, `/preview/open/docs/${DRAFT}`)
  await expect(page).not.toHaveURL(/preview=/)
  expect(await page.content()).not.toContain(token)
  await page.waitForURL(BUILD_SERVER + DRAFT_PATH, { timeout: BUILD_TIMEOUT_MS - 20_000 })
  await expect(titleOf(page)).toHaveText('In the build')
})

test('the page for a missing entry names the entry and similar entries', async ({ page }) => {
  await enter(page, '/preview/open/docs/docs/6.deployment/2.static-hots.md')
  await expect(page.getByRole('heading', { name: 'There is no such entry' })).toBeVisible()
  await page.getByRole('link', { name: /static-hosts/ }).click()
  await expect(page).toHaveURL(/\/docs\/deployment\/static-hosts$/, { timeout: BUILD_TIMEOUT_MS - 20_000 })
})

test('with the token, the HTML contains a draft and the bar', async ({ page, request }) => {
  const problems = collectProblems(page)
  const { token } = await signToken()
  const answer = await request.get(DRAFT_PATH, { headers: { Authorization: `Bearer ${token}`, Accept: 'text/html' } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('In the build')
  expect(html).not.toContain(token)
  expect(answer.headers()['cache-control']).toContain('no-store')

  await enter(page, DRAFT_PATH)
  await expect(page).toHaveURL(BUILD_SERVER + DRAFT_PATH)
  await waitUntilLive(page)
  // The published site does not contain the draft, but the build does.
  await expect(barOf(page).getByText('New', { exact: true })).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Published' }).click()
  await expect(page.getByText('This page is new')).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Draft' }).click()
  await expect(titleOf(page)).toHaveText('In the build')
  // The build still contains the draft after its deletion.
  openContent(BUILD_SERVER).remove(DRAFT)
  for (const view of ['Draft', 'Published']) {
    await barOf(page).getByRole('button', { name: view }).click()
    await expect(page.getByText('This page no longer exists')).toBeVisible()
  }
  // The server does not have the baseline of a new build yet, so it responds with an error. The page that accepts the token has the status 401.
  expect(problems.filter((problem) => !/baseline=|branch=|401 .*#preview=/.test(problem))).toEqual([])
})

test('shows each save at once, and the preview build catches up', async ({ page }) => {
  const content = openContent(BUILD_SERVER)
  await enter(page, '/docs/deployment/static-hosts')
  await waitUntilLive(page)
  const isSame = await markDocument(page)
  content.setTitle('docs/6.deployment/2.static-hosts.md', 'Hosts, exactly')
  await expect(titleOf(page)).toHaveText('Hosts, exactly')
  expect(await isSame()).toBe(true)
  const build = barOf(page).getByRole('button', { name: /^Preview build/ })
  await expect(build).toHaveText(/behind|queued|building/)
  await expect(build).toHaveText('Preview build: up to date', { timeout: BUILD_TIMEOUT_MS - 20_000 })

  const scriptless = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  await scriptless.addCookies(await page.context().cookies())
  const reader = await scriptless.newPage()
  await reader.goto(`${BUILD_SERVER}/docs/deployment/static-hosts`)
  await expect(titleOf(reader)).toHaveText('Hosts, exactly')
  // The build renders again only the pages that show the title, such as the neighbour of the page.
  await reader.goto(`${BUILD_SERVER}/docs/deployment/icons`)
  const sidebar = reader.getByRole('navigation', { name: 'Documentation' })
  await expect(sidebar.getByRole('link', { name: 'Hosts, exactly' })).toBeVisible()
  await scriptless.close()
})

test('a link passes its token although no request contains the token, and opens the heading in its URL', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${new URL(request.url()).search} ${request.headers()['referer'] ?? ''}`),
  )
  const { token } = await signToken()
  await page.goto(`/docs/deployment/icons#sources&preview=${token}`)
  await waitUntilLive(page)
  await expect(page).toHaveURL(`${BUILD_SERVER}/docs/deployment/icons#sources`)
  await page.goto('/docs/deployment/static-hosts')
  await page.goBack()
  await expect(page).toHaveURL(`${BUILD_SERVER}/docs/deployment/icons#sources`)
  expect(requests.filter((request) => request.includes(token))).toEqual([])
  expect(await page.content()).not.toContain(token)
})

test('a revoked token closes the preview build', async ({ page }) => {
  const { token, claims } = await signToken({ name: 'dora' })
  await page.goto(`/docs/deployment/icons#preview=${token}`)
  await expect(titleOf(page)).toHaveText('Icons')
  await revoke(BUILD_SERVER, claims.jti)
  const answer = await page.goto('/docs/deployment/icons')
  expect(answer?.status()).toBe(401)
})
