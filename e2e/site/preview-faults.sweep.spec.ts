import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SILENCE_MS } from '@galley/preview/client/preview-stream'
import {
  barOf,
  chooseMore,
  expect,
  markDocument,
  openContent,
  openPreview,
  revoke,
  signToken,
  startPreviewServer,
  test,
  waitUntilLive,
  titleOf,
} from '../preview'
import { BASE_PATH, foldersOf, PREVIEW, STAGING } from '../preview-setup.mjs'
import type { Page } from '../test'

const says = (page: Page, words: string) =>
  expect(barOf(page).getByText(words).first()).toBeVisible({ timeout: 60_000 })

/** Creates a repository with one page for the server of this origin. */
function openBranches(origin: string) {
  const { folder, tree } = foldersOf(origin)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(tree, 'content/docs/1.getting-started'), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bo', '-c', 'user.email=bo@bo.example', ...args], { cwd: tree, stdio: 'pipe' })
  git('init', '-q', '-b', 'main')
  return {
    push: (branch: string, page: { title: string; text: string }) => {
      if (branch !== 'main') git('checkout', '-q', '-b', branch, 'main')
      writeFileSync(
        join(tree, 'content/docs/1.getting-started/4.configuration.md'),
        `---\ntitle: ${page.title}\ndescription: On a branch.\n---\n\n${page.text}\n`,
      )
      git('add', '-A')
      git('commit', '-q', '-m', `Write ${page.title}`)
      git('checkout', '-q', 'main')
    },
    remove: (branch: string) => git('branch', '-q', '-D', branch),
  }
}

test.describe('the staging server', () => {
  // One test needs this server running, and another test needs it stopped.
  test.describe.configure({ mode: 'default' })

  test('a restarted server has lost no drafts', async ({ page, token }) => {
    test.setTimeout(90_000)
    const file = 'docs/1.getting-started/4.configuration.md'
    const content = openContent(STAGING)
    // This server has only one page, so it compiles quickly.
    rmSync(foldersOf(STAGING).folder, { recursive: true, force: true })
    content.save(file, '---\ntitle: Configured\ndescription: By a server of its own.\n---\n\nText.\n')
    let server = await startPreviewServer(STAGING, { keep: true })
    try {
      await openPreview(page, '/docs/getting-started/configuration?staging', token)
      const isSame = await markDocument(page)
      content.setTitle(file, 'Configured once')
      await expect(titleOf(page)).toHaveText('Configured once')

      await server.kill()
      await says(page, 'Offline')
      await expect(titleOf(page)).toHaveText('Configured once')
      content.setTitle(file, 'Configured while nobody listened')
      server = await startPreviewServer(STAGING, { keep: true })
      await barOf(page)
        .getByRole('button', { name: 'Try now' })
        .click()
        // The page may have tried again automatically.
        .catch(() => undefined)
      await says(page, 'Live')
      await expect(titleOf(page)).toHaveText('Configured while nobody listened')
      content.setTitle(file, 'Configured again')
      await expect(titleOf(page)).toHaveText('Configured again')
      expect(await isSame()).toBe(true)
    } finally {
      await server.kill()
    }
  })

  test('the published page stays if the server does not run', async ({ page, token }) => {
    await page.goto(`/docs/queries/database?staging#preview=${token}`)
    await says(page, 'Offline')
    await expect(titleOf(page)).toHaveText('Database')
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: /endpoint/i })
      .click()
    await expect(page).toHaveURL('/docs/queries/endpoint')
  })

  test('an editor chooses and compares a branch, and the preview changes to another branch when the chosen branch is deleted', async ({
    page,
    token,
  }) => {
    test.setTimeout(90_000)
    const origin = openBranches(STAGING)
    origin.push('main', { title: 'Configured', text: 'Text.' })
    origin.push('launch', { title: 'Configured for the launch', text: 'Text.' })
    const server = await startPreviewServer(STAGING, { keep: true, branches: true })
    try {
      await openPreview(page, '/docs/getting-started/configuration?staging&branch=main', token)
      await expect(titleOf(page)).toHaveText('Configured')

      await chooseMore(page, 'Branch: main')
      const dialog = page.getByRole('dialog', { name: 'Choose a branch' })
      await expect(dialog).toContainText('Write Configured for the launch')
      await dialog.getByRole('button', { name: /^launch/ }).click()
      await expect(page).toHaveURL(/\/docs\/getting-started\/configuration\?branch=launch$/)
      await expect(titleOf(page)).toHaveText('Configured for the launch')
      await expect(page).toHaveTitle(/^✎ Draft: Configured for the launch/)

      await chooseMore(page, 'Branch: launch')
      await dialog.getByRole('combobox', { name: 'Count changes against' }).click()
      await page.getByRole('option', { name: 'main' }).click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(barOf(page).getByRole('button', { name: '1 change', exact: true })).toBeVisible()
      await barOf(page).getByRole('button', { name: 'main' }).click()
      await expect(titleOf(page)).toHaveText('Configured')
      await expect(page).toHaveTitle(/^Configured(?! for)/)
      // The comparison stays.
      await page.reload()
      await barOf(page).getByRole('button', { name: 'main' }).click()
      await expect(page).toHaveTitle(/^Configured(?! for)/)
      await barOf(page).getByRole('button', { name: 'Draft' }).click()
      await expect(titleOf(page)).toHaveText('Configured for the launch')
      await expect(page).toHaveTitle(/^✎ Draft: Configured for the launch/)

      origin.remove('launch')
      await fetch(`${STAGING}${BASE_PATH}/api/preview/refresh`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      })
      await says(page, 'This branch is gone.')
      await expect(titleOf(page)).toHaveText('Configured for the launch')
      await barOf(page).getByRole('button', { name: 'Choose a branch' }).click()
      await dialog.getByRole('button', { name: /^main/ }).click()
      await waitUntilLive(page)
      await expect(titleOf(page)).toHaveText('Configured')
    } finally {
      await server.kill()
    }
  })
})

test('drafts stay visible without a network, and update when the network is back', async ({
  page,
  context,
  content,
  token,
}) => {
  const file = 'docs/1.getting-started/5.project-structure.md'
  await openPreview(page, '/docs/getting-started/project-structure', token)
  const isSame = await markDocument(page)
  content.setTitle(file, 'Structure before')
  await expect(titleOf(page)).toHaveText('Structure before')
  // The browser's offline mode does not close open connections; only a stopped server would.
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  content.setTitle(file, 'Structure meanwhile')
  await failed
  await expect(page.getByRole('main')).toBeVisible()
  await context.setOffline(false)
  await expect(titleOf(page)).toHaveText('Structure meanwhile', { timeout: 60_000 })
  content.setTitle(file, 'Structure after')
  await expect(titleOf(page)).toHaveText('Structure after')
  expect(await isSame()).toBe(true)
})

test('the preview ends when a token expires on an open page, and the page stays', async ({ page, content }) => {
  test.setTimeout(90_000)
  // Servers allow half a minute of clock difference.
  const { token } = await signToken({ expiresInSeconds: 60, now: Date.now() - 75_000 })
  content.setTitle('docs/1.getting-started/index.md', 'Started, drafted')
  await openPreview(page, '/docs/getting-started', token)
  await expect(titleOf(page)).toHaveText('Started, drafted')
  await says(page, 'This preview link has expired. Ask for a new one.')
  await expect(titleOf(page)).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Leave preview' }).click()
  await expect(titleOf(page)).not.toHaveText('Started, drafted')
})

test('a revoked token ends the preview', async ({ page }) => {
  const { token, claims } = await signToken({ name: 'cleo' })
  await page.clock.install()
  await openPreview(page, '/docs/queries/graphiql', token)
  await revoke(PREVIEW, claims.jti)
  // A page that receives no event during this time connects again, before the server closes the connection.
  await page.clock.fastForward(SILENCE_MS)
  await says(page, 'This preview link is not valid. Ask for a new one.')
  await expect(titleOf(page)).toBeVisible()
  await page.reload()
  await says(page, 'Refused')
})

test('the page shows the last save after a half-written file, a burst of saves, and a long text', async ({
  page,
  content,
  token,
}) => {
  const file = 'docs/4.queries/4.navigation.md'
  await openPreview(page, '/docs/queries/navigation', token)
  const good = content.read(file)
  content.save(file, good.slice(0, 30))
  content.save(file, '')
  for (let count = 1; count <= 100; count++) content.save(file, `${good}\nSave number ${count}.\n`)
  await expect(page.getByText('Save number 100.')).toBeVisible()
  await expect(page.getByText(/Save number \d+\./)).toHaveCount(1)
  await expect(page.getByRole('complementary', { name: /in this draft/ })).toHaveCount(0)

  const compiling = barOf(page).getByText('Compiling…')
  content.save('docs/4.queries/9.long.md', `${good}\n${'*Words* and `code`.\n\n'.repeat(20_000)}`)
  await expect(compiling).toBeVisible()
  content.save('docs/4.queries/9.long.md', good)
  await expect(compiling).toHaveCount(0)
})
