import { LATEST_BUILD_FILE, POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { CONTENT_ID } from '@galley/theme/layouts/content-id'
import { readBuild, test } from './deploys'
import { readPages } from './site-pages'
import { expect, type Page, served } from './test'
import { visit, waitUntilUsable } from './visit'

const [HOME, OTHER] = ['/', readPages().find((path) => path !== '/') ?? '']

test.skip(OTHER === '', 'This site has one page.')

/** Waits until the page has received the id of its build. */
async function openKnowing(page: Page, path: string) {
  const known = page.waitForResponse((response) => response.url().includes(LATEST_BUILD_FILE))
  await visit(page, path)
  await known
}
const go = (page: Page, to: string) => page.evaluate((path) => window.___navigate?.(path), served(to))
/** Marks the document, to check later if it is still the same. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
const notice = (page: Page) => page.getByRole('alert')
/** Switches prefetching off: the tab would show a prefetched page without a check. */
const loadNothingAhead = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
const narrow = { width: 390, height: 844 }
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
const menu = (page: Page) => page.getByRole('dialog')

for (const build of ['words', 'code'] as const) {
  test(
    `after a deploy of other ${build}, the next page comes from the new build, at its full URL`,
    { tag: '@sweep' },
    async ({ page, publish }) => {
      await loadNothingAhead(page)
      await openKnowing(page, OTHER)
      publish(build)
      await go(page, `${HOME}?from=old#${CONTENT_ID}`)
      await expect(page).toHaveURL(`${HOME}?from=old#${CONTENT_ID}`)
      await expect.poll(() => readBuild(page)).toBe(build)
    },
  )

  test(
    `after a deploy of other ${build}, going back opens the previous page`,
    { tag: '@sweep' },
    async ({ page, publish }) => {
      await openKnowing(page, OTHER)
      await go(page, HOME)
      await expect(page).toHaveURL(HOME)
      publish(build)
      await page.goBack()
      await expect(page).toHaveURL(OTHER)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

test('without a deploy, pages open without a full load', async ({ page }) => {
  await openKnowing(page, OTHER)
  await mark(page)
  await go(page, HOME)
  await expect(page).toHaveURL(HOME)
  await page.goBack()
  await expect(page).toHaveURL(OTHER)
  expect(await isMarked(page)).toBe(true)
})

test('a tab checks the build every hour, and loads its next page in full as soon as the site responds', async ({
  page,
  publish,
}) => {
  await page.clock.install()
  await openKnowing(page, OTHER)
  publish('words')
  await page.evaluate(() => addEventListener('site-update', () => Object.assign(window, { isTold: true })))
  await expect
    .poll(
      async () => {
        // A pending request would still get the id of the previous build.
        const answer = page.waitForResponse((response) => response.url().includes(LATEST_BUILD_FILE), { timeout: 2000 })
        await page.clock.fastForward(POLL_INTERVAL_MS)
        await answer.catch(() => undefined)
        return page.evaluate(() => 'isTold' in window)
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  publish('error')
  await go(page, HOME)
  await expect(notice(page)).toContainText('This site does not respond. The page could not be loaded.')
  await expect(page).toHaveURL(OTHER)
  publish('words')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(HOME)
  await expect.poll(() => readBuild(page).catch(() => 'loading')).toBe('words')
})

test.describe('the menu on a narrow screen without its code', () => {
  test.use({ viewport: narrow })

  test('reloads the page once, and then opens', async ({ page, publish }) => {
    await openKnowing(page, `${OTHER}?a=1#${CONTENT_ID}`)
    publish('code')
    await openMenu(page)
    await expect.poll(() => readBuild(page).catch(() => 'loading')).toBe('code')
    await expect(page).toHaveURL(`${OTHER}?a=1#${CONTENT_ID}`)
    await waitUntilUsable(page)
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
  })

  test(
    'does not reload again if the code is still missing, and reports the error',
    { tag: '@sweep' },
    async ({ page, publish }) => {
      let loads = 0
      page.on('load', () => (loads += 1))
      await openKnowing(page, OTHER)
      publish('broken')
      await openMenu(page)
      await expect.poll(() => loads).toBe(2)
      await waitUntilUsable(page, '[aria-label="Open menu"]')
      await openMenu(page)
      await expect(notice(page)).toContainText('could not be loaded.')
      expect(loads).toBe(2)
      publish('same')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect
        .poll(() =>
          menu(page)
            .isVisible()
            .catch(() => false),
        )
        .toBe(true)
    },
  )

  test('asks before a reload would discard written text', async ({ page, publish }) => {
    await openKnowing(page, OTHER)
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('textarea')))
    await page.getByRole('textbox').last().fill('A long letter')
    publish('code')
    await openMenu(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice(page)).toContainText('Open dialogs and unsent text will be lost.')
    await expect(page.getByRole('textbox').last()).toHaveValue('A long letter')
    expect(await readBuild(page)).toBe('same')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => readBuild(page).catch(() => 'loading')).toBe('code')
  })

  test(
    'reports a failing server, and opens when the server works again',
    { tag: '@sweep' },
    async ({ page, publish }) => {
      await openKnowing(page, OTHER)
      await mark(page)
      publish('error')
      await openMenu(page)
      await expect(notice(page)).toContainText('This site does not respond. The menu could not be loaded.')
      publish('same')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(menu(page)).toBeVisible()
      await expect(notice(page)).toBeHidden()
      expect(await isMarked(page)).toBe(true)
    },
  )

  test('stays open while the tab requests the page of a link again', { tag: '@sweep' }, async ({ page, publish }) => {
    await loadNothingAhead(page)
    await openKnowing(page, OTHER)
    await openMenu(page)
    const link = menu(page)
      .locator(`a[href^="/"]:not([href="${served(OTHER)}"])`)
      .first()
    const path = (await link.getAttribute('href')) ?? ''
    publish('error')
    let requests = 0
    page.on('request', () => (requests += 1))
    await link.click()
    await expect(notice(page)).toContainText('This site does not respond. The page could not be loaded.')
    // The tab stops sending requests to a failing site.
    expect(requests).toBeLessThan(20)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(menu(page)).toBeVisible()
    publish('same')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(path)
  })

  test('opens automatically when the network is back', async ({ page, context }) => {
    await openKnowing(page, OTHER)
    await mark(page)
    await context.setOffline(true)
    await openMenu(page)
    await expect(notice(page)).toContainText('You are offline. The menu loads when the network is back.')
    await context.setOffline(false)
    await expect(menu(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('a page without its first scripts', () => {
  const ADDRESS = `${OTHER}?from=letter#${CONTENT_ID}`

  test.use({ viewport: narrow })

  /** Opens a page whose first scripts are missing for a number of loads. Returns the count of page loads. */
  async function openWithout(page: Page, times: number) {
    let missing = times
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route('**/app-*.js', (route) =>
      missing-- > 0 ? route.fulfill({ status: 404, body: 'Gone.' }) : route.continue(),
    )
    await page.goto(ADDRESS)
    await page.keyboard.press('Shift')
    return () => loads
  }

  test('reloads once at its exact URL, and works', async ({ page }) => {
    const loads = await openWithout(page, 1)
    await expect.poll(loads).toBe(2)
    await waitUntilUsable(page)
    expect(new URL(page.url()).href).toContain(ADDRESS)
  })

  test('reloads only once, and can be read, if the scripts stay missing', { tag: '@sweep' }, async ({ page }) => {
    const loads = await openWithout(page, Infinity)
    await expect.poll(loads).toBe(2)
    await openMenu(page)
    await expect(notice(page)).toBeVisible()
    expect(loads()).toBe(2)
    await expect(page.getByRole('main')).toBeVisible()
  })

  test('stays, if the site does not respond', { tag: '@sweep' }, async ({ page }) => {
    await page.route(`**${LATEST_BUILD_FILE}?*`, (route) => route.fulfill({ status: 503 }))
    const loads = await openWithout(page, Infinity)
    await openMenu(page)
    await expect(notice(page)).toBeVisible()
    expect(loads()).toBe(1)
    await expect(page.getByRole('main')).toBeVisible()
  })
})

test(
  'if a page does not load, the current page stays and shows a message',
  { tag: '@sweep' },
  async ({ page, publish }) => {
    await openKnowing(page, OTHER)
    publish('stalled')
    await go(page, '/no-such-page')
    // The tab waits ten seconds for the page, and five more for a response of the site.
    await expect(notice(page)).toContainText('This site does not respond. The page could not be loaded.', {
      timeout: 20_000,
    })
    await expect(page).toHaveURL(OTHER)
    publish('same')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/no-such-page')
  },
)
