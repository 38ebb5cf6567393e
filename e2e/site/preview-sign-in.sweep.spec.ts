import { expect, signToken, test, waitUntilLive } from '../preview'
import { PREVIEW, SITE } from '../preview-setup.mjs'
import { collectProblems, visit } from '../visit'

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
