import { collectProblems } from '../page-problems'
import { expect, signToken, test, waitUntilLive } from '../preview'
import { PREVIEW, SITE } from '../preview-setup.mjs'
import { visit } from '../visit'

const PAGE = '/docs/deployment/icons'

test('from the home page, a pasted link opens its page in a preview, by keyboard', async ({ page, token }) => {
  const problems = collectProblems(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/')
  const action = page.getByRole('banner').getByRole('link', { name: 'Open Studio' })
  await expect(action).not.toHaveAttribute('target')
  await action.press('Enter')
  await expect(page).toHaveURL('/studio/open')

  const field = page.getByRole('textbox', { name: 'Preview link or token' })
  await field.fill(`https://elsewhere.example${PAGE}#preview=${token}`)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Preview for ana' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'All' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open preview' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(SITE + PAGE)
  await waitUntilLive(page)
  expect(asked.filter((url) => url.includes(token))).toEqual([])
  expect(problems.filter((problem) => !problem.includes('baseline='))).toEqual([])
})

test('the field reports a rejected token, and the browser does not store the token', async ({ page }) => {
  const { token } = await signToken({ expiresInSeconds: 60, now: Date.now() - 3_600_000 })
  await visit(page, '/studio/open')
  const field = page.getByRole('textbox', { name: 'Preview link or token' })
  await field.fill(token)
  await page.getByRole('button', { name: 'Check link' }).click()
  await expect(page.getByText('This preview link has expired.')).toBeVisible()
  await expect(field).toBeFocused()

  await page.route(`${PREVIEW}/**`, (route) => route.abort())
  await field.press('Enter')
  await expect(page.getByText(`The preview server at ${PREVIEW} cannot be reached.`)).toBeVisible()
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0])
})

test('a pasted link never opens a page of another site', async ({ page, token }) => {
  test.slow()
  const left: string[] = []
  await page.context().route(
    (url) => url.hostname !== new URL(SITE).hostname,
    async (route) => {
      left.push(route.request().url())
      await route.abort()
    },
  )
  const ours: string[] = []
  page.on('framenavigated', (frame) => ours.push(frame.url()))
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const open = page.getByRole('link', { name: 'Open preview' })
  const paste = async (text: string) => {
    await page.getByRole('textbox', { name: 'Preview link or token' }).fill(`${text}#preview=${token}`)
    await page.keyboard.press('Enter')
    await expect(open).toBeVisible()
    return open.evaluate((link) => (link as HTMLAnchorElement).origin)
  }
  const texts = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//',
    '//evil.example',
    'x:@evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    'https://a.example/..//evil.example',
    '/.//evil.example',
    'data:text/html,<script>alert(1)</script>',
    'https%3A%2F%2Fevil.example',
    'x:.evil.example',
    '/\\evil.example',
  ]
  await visit(page, '/studio/open')
  for (const text of texts) expect([text, await paste(text)]).toEqual([text, SITE])
  for (const text of texts.slice(-2)) {
    await visit(page, '/studio/open')
    await paste(text)
    await open.click()
    await expect(page).not.toHaveURL('/studio/open')
    expect([text, new URL(page.url()).origin]).toEqual([text, SITE])
  }
  expect(left).toEqual([])
  expect(dialogs).toEqual([])
  expect(ours.filter((url) => !url.startsWith(`${SITE}/`))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form does not write the token into the URL', async ({ page }) => {
    await page.goto('/studio/open')
    await expect(page.locator('main noscript')).toBeVisible()
    await page.getByRole('textbox', { name: 'Preview link or token' }).fill('secret')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/studio/open')
  })
})
