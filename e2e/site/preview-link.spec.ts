import { barOf, chooseMore, expect, markDocument, openPreview, signToken, test, waitUntilLive } from '../preview'
import { BASE_PATH, PREVIEW, SITE } from '../preview-setup.mjs'
import type { Page } from '../test'
import { collectProblems, visit } from '../visit'

const PAGE = '/docs/deployment/icons'

const readKept = (page: Page) =>
  page.evaluate((key) => ({ cookie: document.cookie, kept: sessionStorage.getItem(key) }), `previewToken${BASE_PATH}`)

const isOpen = (page: Page, path: string) => expect(page).toHaveURL(SITE + path)

test.describe('a link with a token', () => {
  test('shows drafts, and sends the token only to the preview server', async ({ page, token }) => {
    const requests: { url: string; headers: Record<string, string> }[] = []
    const said: string[] = []
    page.on('request', (request) => requests.push({ url: request.url(), headers: request.headers() }))
    page.on('console', (message) => said.push(message.text()))

    await openPreview(page, `${PAGE}?tab=1#sources`, token)
    await isOpen(page, `${PAGE}?tab=1#sources`)
    await expect.poll(() => readKept(page)).toEqual({ cookie: expect.stringContaining(token), kept: token })
    expect(await page.content()).not.toContain(token)

    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Static hosts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Static hosts')
    expect(await page.content()).not.toContain(token)
    expect(said.join('\n')).not.toContain(token)

    const leaks = requests.filter(({ url, headers: { referer = '' } }) =>
      `${new URL(url).search} ${referer}`.includes(token),
    )
    expect(leaks).toEqual([])
    const withToken = requests.filter(({ headers }) => headers['authorization']?.includes(token))
    expect(withToken.length).toBeGreaterThan(2)
    expect(withToken.filter(({ url }) => !url.startsWith(`${PREVIEW}${BASE_PATH}/api/preview/`))).toEqual([])
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'previewToken', sameSite: 'Lax', path: `${BASE_PATH}/` })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60)
  })

  test('removes the token from the history of the browser', async ({ page, token }) => {
    await visit(page, '/blog')
    await openPreview(page, `${PAGE}#sources`, token)
    await visit(page, '/changelog')
    await page.goBack()
    await isOpen(page, `${PAGE}#sources`)
    await page.goBack()
    await isOpen(page, '/blog')
    await page.goForward()
    await isOpen(page, `${PAGE}#sources`)
  })

  test('opens the heading in its URL', { tag: '@sweep' }, async ({ page, token }) => {
    await openPreview(page, `${PAGE}#other-sources`, token)
    await expect(page.getByRole('heading', { name: 'Other sources' })).toBeInViewport()
  })

  test('turns the preview on and off in the open page', { tag: '@sweep' }, async ({ page, token }) => {
    await visit(page, PAGE)
    // A change of the fragment in the address bar does not load the page.
    await page.evaluate((hash) => void (location.hash = hash), `preview=${token}`)
    await waitUntilLive(page)
    await isOpen(page, PAGE)
    await page.evaluate(() => void (location.hash = 'preview='))
    await expect(barOf(page)).toHaveCount(0)
    await isOpen(page, PAGE)
    expect(await readKept(page)).toEqual({ cookie: '', kept: null })
  })

  test('works with the token in the query, as in older links', { tag: '@sweep' }, async ({ page, token }) => {
    await page.goto(`${PAGE}?tab=1&preview=${token}#sources`)
    await waitUntilLive(page)
    await isOpen(page, `${PAGE}?tab=1#sources`)
  })

  test('continues on the next page and in the next tab', { tag: '@sweep' }, async ({ page, context, token }) => {
    await openPreview(page, PAGE, token)
    await page.goto('/blog')
    await waitUntilLive(page)
    const tab = await context.newPage()
    await tab.goto(PAGE)
    await waitUntilLive(tab)
  })

  test('causes no errors', { tag: '@sweep' }, async ({ page, token }) => {
    const problems = collectProblems(page)
    await openPreview(page, PAGE, token)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await isOpen(page, '/blog')
    await page.goBack()
    await isOpen(page, PAGE)
    await expect(barOf(page)).toBeVisible()
    // The server does not have the baseline of a new build yet, so it responds with an error.
    expect(problems.filter((problem) => !problem.includes('baseline='))).toEqual([])
  })
})

test.describe('leaving the preview', () => {
  test('shows the published page again, and removes the token', { tag: '@sweep' }, async ({ page, token, content }) => {
    content.setTitle('docs/6.deployment/4.icons.md', 'Icons as drafted')
    await openPreview(page, PAGE, token)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Icons as drafted')
    const isSame = await markDocument(page)
    await chooseMore(page, 'Leave preview')
    await expect(heading).toHaveText('Icons')
    await expect(barOf(page)).toHaveCount(0)
    await expect(page).toHaveTitle(/^Icons/)
    expect(await isSame()).toBe(true)
    expect(await readKept(page)).toEqual({ cookie: '', kept: null })

    await page.reload()
    await expect(heading).toHaveText('Icons')
    await expect(barOf(page)).toHaveCount(0)
  })

  test('a link with an empty token removes the stored token', { tag: '@sweep' }, async ({ page, token }) => {
    await openPreview(page, PAGE, token)
    await page.goto(`${PAGE}?preview=`)
    await isOpen(page, PAGE)
    expect(await readKept(page)).toEqual({ cookie: '', kept: null })
    await visit(page, PAGE)
    await expect(barOf(page)).toHaveCount(0)
  })
})

test.describe('a visitor', () => {
  test(
    'loads no code of the preview, and sends no request to its server',
    { tag: '@sweep' },
    async ({ browser, token }) => {
      const readScripts = async (link: string) => {
        const context = await browser.newContext()
        const page = await context.newPage()
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(PAGE + link)
        if (link) await waitUntilLive(page)
        await visit(page, PAGE)
        await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
        await expect(page).toHaveURL(`${SITE}/blog`)
        if (link) await waitUntilLive(page)
        else await page.reload({ waitUntil: 'networkidle' })
        await context.close()
        return asked
      }
      const visitor = await readScripts('')
      expect(visitor.filter((url) => !url.startsWith(SITE))).toEqual([])
      const editor = await readScripts(`#preview=${token}`)
      const more = editor.filter((url) => url.endsWith('.js') && !visitor.includes(url))
      expect(more.length).toBeGreaterThan(0)
      expect(editor.some((url) => url.startsWith(PREVIEW))).toBe(true)
      const texts = await Promise.all(
        visitor.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
      )
      // Words of the bar: code for visitors must not contain them.
      expect(texts.filter((text) => text.includes('Leave preview'))).toEqual([])
      const loaded = await Promise.all(more.map(async (url) => (await fetch(url)).text()))
      expect(loaded.some((text) => text.includes('Leave preview'))).toBe(true)
    },
  )
})

test.describe('an invalid link', () => {
  test(
    'a link with an unsigned token is rejected, and the published page stays',
    { tag: '@sweep' },
    async ({ page }) => {
      await page.goto(`${PAGE}#preview=nonsense`)
      await expect(barOf(page).getByText('Refused', { exact: true })).toBeVisible()
      await expect(barOf(page)).toContainText('This preview link is not valid. Ask for a new one.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Icons')
      await barOf(page).getByRole('button', { name: 'Leave preview' }).click()
      await expect(barOf(page)).toHaveCount(0)
      expect(await readKept(page)).toEqual({ cookie: '', kept: null })
    },
  )

  test(
    'a link for another part of the site shows the published page there',
    { tag: '@sweep' },
    async ({ page, content }) => {
      content.setTitle('docs/6.deployment/4.icons.md', 'Not for everybody')
      const { token } = await signToken({ paths: ['/blog/**'] })
      await openPreview(page, '/blog', token)
      await page.goto(PAGE)
      await expect(barOf(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Icons')
      await expect(page.getByText('Not for everybody')).toHaveCount(0)
    },
  )
})
