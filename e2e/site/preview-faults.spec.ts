import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SILENCE_MS } from '../../src/preview/preview-stream'
import {
  barOf,
  type Content,
  expect,
  markDocument,
  openContent,
  openPreview,
  revoke,
  signToken,
  startPreviewServer,
  test,
} from '../preview'
import { foldersOf, PREVIEW, STAGING } from '../preview-setup.mjs'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const says = (page: Page, words: string) =>
  expect(barOf(page).getByText(words).first()).toBeVisible({ timeout: 60_000 })

const setTitle = (content: Content, file: string, heading: string) =>
  content.edit(file, (text) => text.replace(/^title: .*$/m, `title: ${heading}`))

test.describe('the staging server', () => {
  // It is there for one test, and not for the other.
  test.describe.configure({ mode: 'default' })

  test('a server that stops and comes back has lost nothing', async ({ page, token }) => {
    test.setTimeout(90_000)
    const file = 'docs/1.getting-started/3.configuration.md'
    const content = openContent(STAGING)
    // The only page of this server: it is soon compiled.
    rmSync(foldersOf(STAGING).folder, { recursive: true, force: true })
    content.save(file, '---\ntitle: Configured\ndescription: By a server of its own.\n---\n\nText.\n')
    let server = await startPreviewServer(STAGING, { keep: true })
    try {
      await openPreview(page, '/docs/getting-started/configuration?staging', token)
      const isSame = await markDocument(page)
      setTitle(content, file, 'Configured once')
      await expect(title(page)).toHaveText('Configured once')

      await server.kill()
      await says(page, 'Offline')
      await expect(title(page)).toHaveText('Configured once')
      setTitle(content, file, 'Configured while nobody listened')
      server = await startPreviewServer(STAGING, { keep: true })
      await barOf(page)
        .getByRole('button', { name: 'Try now' })
        .click()
        // It may just have tried by itself.
        .catch(() => undefined)
      await says(page, 'Live')
      await expect(title(page)).toHaveText('Configured while nobody listened')
      setTitle(content, file, 'Configured again')
      await expect(title(page)).toHaveText('Configured again')
      expect(await isSame()).toBe(true)
    } finally {
      await server.kill()
    }
  })

  test('a server that is not there leaves the published page', async ({ page, token }) => {
    await page.goto(`/docs/queries/database?staging#preview=${token}`)
    await says(page, 'Offline')
    await expect(title(page)).toHaveText('Database')
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: /endpoint/i })
      .click()
    await expect(page).toHaveURL('/docs/queries/endpoint')
  })
})

test('a network that is cut leaves what was shown, and catches up', async ({ page, context, content, token }) => {
  const file = 'docs/1.getting-started/4.project-structure.md'
  await openPreview(page, '/docs/getting-started/project-structure', token)
  const isSame = await markDocument(page)
  setTitle(content, file, 'Structure before')
  await expect(title(page)).toHaveText('Structure before')
  // A connection that is open outlives the browser's switch: its server would have to be gone.
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  setTitle(content, file, 'Structure meanwhile')
  await failed
  await expect(page.getByRole('main')).toBeVisible()
  await context.setOffline(false)
  await expect(title(page)).toHaveText('Structure meanwhile', { timeout: 60_000 })
  setTitle(content, file, 'Structure after')
  await expect(title(page)).toHaveText('Structure after')
  expect(await isSame()).toBe(true)
})

test('a token that expires while the page is open ends the preview, and the page stays', async ({ page, content }) => {
  test.setTimeout(90_000)
  // Servers grant half a minute for clocks that differ.
  const { token } = await signToken({ expiresInSeconds: 60, now: Date.now() - 75_000 })
  setTitle(content, 'docs/1.getting-started/index.md', 'Started, drafted')
  await openPreview(page, '/docs/getting-started', token)
  await expect(title(page)).toHaveText('Started, drafted')
  await says(page, 'This preview link has expired. Ask for a new one.')
  await expect(title(page)).toBeVisible()
  await barOf(page).getByRole('button', { name: 'Leave preview' }).click()
  await expect(title(page)).not.toHaveText('Started, drafted')
})

test('a token that is taken back ends the preview', async ({ page }) => {
  const { token, claims } = await signToken({ name: 'cleo' })
  await page.clock.install()
  await openPreview(page, '/docs/queries/graphiql', token)
  await revoke(PREVIEW, claims.jti)
  // A page without an event for so long connects again, before the server notices.
  await page.clock.fastForward(SILENCE_MS)
  await says(page, 'This preview needs a link that is valid. Ask for a new one.')
  await expect(title(page)).toBeVisible()
  await page.reload()
  await says(page, 'Refused')
})

test('a file that is saved half-written, and a burst of saves, end in what was saved last', async ({
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
})
