import { readHtml, readPages, readPagesIn } from './site-pages'
import { devices, expect, type Page, pathOf, type Route, served, test } from './test'
import { holdRequests, isApplication, visit, waitUntilUsable } from './visit'

const PAGE = readPagesIn('/docs')[0] ?? '/'
const HEADING = /<h2[^>]* id="([^"]+)"/
/** A page with code to copy. */
const CODE_PAGE = readPages().find((path) => readHtml(path).includes('<pre'))
/** A page with tabs whose choice is not stored. */
const TABS = '[data-tabs]:not([data-sync])'
const TAB_PAGE = readPages().find((path) => /data-tabs=""(?![^>]*data-sync)/.test(readHtml(path)))
const PHONE = { viewport: devices['Pixel 7'].viewport, hasTouch: true }

/** Opens a page whose application loads only when the test releases it. */
async function openSlow(page: Page, path = PAGE) {
  const arrive = await holdRequests(page, isApplication)
  await page.goto(path)
  return arrive
}

const search = (page: Page) => page.getByRole('button', { name: 'Search...' })

/** Opens a tab that a reload closes. */
async function openTab(page: Page) {
  const tabs = page.locator(TABS).first().getByRole('tab')
  await tabs.last().click()
  return tabs.last()
}

test('reading a page does not load the application', async ({ page }) => {
  const scripts: string[] = []
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(pathOf(new URL(request.url()))))
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await page.mouse.move(700, 400)
  // Chromium sometimes loses a wheel event.
  const scroll = () => page.mouse.wheel(0, 600).then(() => page.evaluate(() => scrollY))
  await expect.poll(scroll).toBeGreaterThan(0)
  expect(scripts).toEqual([expect.stringMatching(/^\/deferred-[0-9a-f]{10}\.js$/)])
  expect(problems).toEqual([])
})

test('hydration changes nothing visible', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(PAGE)
  const words = await page.getByRole('main').innerText()
  await visit(page, PAGE)
  expect(await page.getByRole('main').innerText()).toBe(words)
  expect(problems).toEqual([])
})

test.describe('before the code has loaded', () => {
  test('a press on the menu of a phone gets a response, and opens the menu once', async ({ browser }) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const arrive = await openSlow(page)
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.tap()
    await expect(menu).toHaveAttribute('data-waiting')
    await menu.tap()
    arrive()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await context.close()
  })

  test('a press on the search button opens the search', async ({ page }) => {
    const arrive = await openSlow(page)
    await search(page).click()
    await expect(page).toHaveURL(PAGE)
    arrive()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a key on the search button opens the search', async ({ page }) => {
    const arrive = await openSlow(page)
    await search(page).focus()
    await page.keyboard.press('Enter')
    await expect(search(page)).toHaveAttribute('data-waiting')
    arrive()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the search shortcut opens the search with the letters that follow', async ({ page }) => {
    const arrive = await openSlow(page)
    await page.keyboard.press('/')
    await page.keyboard.type('install')
    arrive()
    await expect(page.getByRole('combobox')).toHaveValue('install')
  })

  test('a press on a link opens its page', { tag: '@sweep' }, async ({ page }) => {
    await openSlow(page)
    const link = page.locator(`a[href^="/"]:not([href*="#"], [href="${served(PAGE)}"]):visible`).nth(2)
    const target = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(target!)
    await page.goBack()
    await expect(page).toHaveURL(PAGE)
  })

  test('a press on the colour mode button switches the mode, and the application keeps the mode', async ({ page }) => {
    const arrive = await openSlow(page)
    const toggle = page.getByRole('button', { name: /^Switch to/ })
    const mode = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await toggle.click()
    expect(await mode()).toBe('dark')
    await expect(toggle).toHaveAccessibleName('Switch to light mode')
    arrive()
    await visit(page, PAGE)
    expect(await mode()).toBe('dark')
    await toggle.click()
    expect(await mode()).toBe('light')
  })

  test('a press on a tab opens the tab, and the application keeps the tab open', async ({ page }) => {
    test.skip(TAB_PAGE === undefined, 'No page of this site has tabs.')
    const arrive = await openSlow(page, TAB_PAGE)
    const tab = await openTab(page)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    arrive()
    await waitUntilUsable(page)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('a press on a copy button copies the code', { tag: '@sweep' }, async ({ page, context }) => {
    test.skip(CODE_PAGE === undefined, 'No page of this site has code.')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openSlow(page, CODE_PAGE)
    const button = page.locator('[data-copy=""]:not([data-copy-url])').first()
    const code = await page.locator('main pre').first().innerText()
    await button.click()
    await expect(button.locator('+ [role=status]')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(code.split('\n')[0])
  })
})

test('a menu under the resting pointer opens when the code has loaded', { tag: '@sweep' }, async ({ page }) => {
  const group = page.getByRole('banner').locator('button[aria-expanded]:visible').first()
  await page.goto(PAGE)
  test.skip((await group.count()) === 0, 'No entry of the header opens a menu.')
  await group.hover()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
})

test(
  'marks the current heading while the reader scrolls, and a link within the page opens its folded target',
  { tag: '@sweep' },
  async ({ page }) => {
    const path = readPagesIn('/docs').find((other) => {
      const html = readHtml(other)
      return html.includes('On this page') && (html.match(/<h2/g) ?? []).length > 3
    })
    test.skip(path === undefined, 'No page of this site has many headings.')
    await page.goto(path!)
    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem').last().getByRole('link')
    const scrolled = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
    )
    await last.click()
    await expect(last).toHaveAttribute('data-active')
    await scrolled
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)

test('the sidebar keeps its scroll position on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(PAGE)
  const sidebar = page.locator('[data-sidebar]')
  test.skip((await sidebar.count()) === 0, 'This site has no documentation.')
  await sidebar.evaluate((list) => list.scrollTo(0, 40))
  const top = await sidebar.evaluate((list) => list.scrollTop)
  await page.reload()
  expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(top)
})

test('a link to a heading of another page opens that heading', async ({ page }) => {
  const path = readPagesIn('/docs').findLast((other) => HEADING.test(readHtml(other)))
  test.skip(path === undefined, 'No page of this site has a heading in its text.')
  const [, id = ''] = HEADING.exec(readHtml(path!))!
  await visit(page, '/')
  await page.evaluate(
    (href) => {
      document
        .querySelector('main')!
        .prepend(Object.assign(document.createElement('a'), { href, textContent: 'To it' }))
    },
    served(`${path!}#${id}`),
  )
  await page.getByRole('link', { name: 'To it' }).click()
  await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport()
})

test.describe('if the code does not load', () => {
  test('the page shows a message, can be read and left, and tries again', async ({ page, context }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await search(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Menus and search could not be loaded.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await search(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('if the site responds, the page reloads once, and then names the controls that do not work', async ({
    page,
  }) => {
    await page.route(isApplication, (route) => route.abort())
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    // The usual cause is a new build that has replaced the code.
    await Promise.all([page.waitForEvent('load'), search(page).click()])
    await search(page).click()
    await expect(page.getByRole('alert')).toContainText('Menus and search could not be loaded.')
    await page.unroute(isApplication)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await search(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

/** The failures of code while the site responds. */
const FAILURES: [name: string, fails: (url: URL) => boolean, answer: (route: Route) => Promise<void>][] = [
  ['is gone', isApplication, (route) => route.abort()],
  ['ends with an error', (url) => pathOf(url).startsWith('/app-'), (route) => route.fulfill({ body: 'gone()' })],
  ['has no data', ({ pathname }) => pathname.endsWith('page-data.json'), (route) => route.fulfill({ status: 500 })],
  ['has no content', (url) => /^\/(component---|content-)/.test(pathOf(url)), (route) => route.abort()],
]

for (const [name, fails, answer] of FAILURES) {
  test(
    `if the code ${name}, features that do not need the code work, and other controls show a message`,
    { tag: '@sweep' },
    async ({ page, context }) => {
      test.skip(TAB_PAGE === undefined, 'No page of this site has tabs.')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.route(fails, answer)
      await page.goto(TAB_PAGE!)
      await page.evaluate((home) => {
        const html = `<input aria-label="Name"><a href="${home}">Home</a>`
        document.querySelector('main')!.insertAdjacentHTML('afterbegin', html)
      }, served('/'))
      const openedTab = await openTab(page)
      const isSaid = async () => {
        await expect(page.getByRole('alert')).toHaveText(/^Menus and search could not be loaded/)
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
      }
      await search(page).click()
      await isSaid()
      await page.keyboard.press('/')
      await isSaid()

      await page.getByRole('button', { name: /^Switch to/ }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      const copy = page.locator('[data-copy]:visible').first()
      await copy.click()
      await expect(copy.locator('+ [role=status]')).toHaveText('Copied')
      const field = page.getByRole('textbox', { name: 'Name' })
      await field.fill('Ada')

      await page.setViewportSize(PHONE.viewport)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await isSaid()
      await expect(openedTab).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveValue('Ada')
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
    },
  )
}
