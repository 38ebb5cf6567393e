import { expect, type Page, test } from '@playwright/test'
import { visit } from './visit'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const studio = (page: Page) => main(page).getByRole('button', { name: 'Studio' })
const pricing = (page: Page) => main(page).getByRole('link', { name: /^Pricing/ })

test.describe('with a mouse', () => {
  test('Studio opens under the pointer and leads to Pricing', async ({ page }) => {
    await visit(page, '/blog')
    await studio(page).hover()
    await pricing(page).click()
    await expect(page).toHaveURL('/studio/pricing')
    await expect(studio(page)).toHaveAttribute('data-active', '')
    await expect(pricing(page)).toHaveCount(0)
  })

  test('a press opens Studio at once, and a press elsewhere closes it', async ({ page }) => {
    await visit(page, '/blog')
    await studio(page).click()
    await expect(pricing(page)).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(pricing(page)).toHaveCount(0)
  })

  test('a press made while the code of the dropdown is on its way is not lost', async ({ page }) => {
    await visit(page, '/blog')
    // What is fetched from now on comes late.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await studio(page).click()
    await expect(studio(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(pricing(page)).toBeVisible()
  })
})

test('by keyboard alone Studio opens, is walked through and closed again', async ({ page }) => {
  await visit(page, '/blog')
  await main(page).getByRole('link', { name: 'Documentation' }).focus()
  await page.keyboard.press('Tab')
  await expect(studio(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pricing(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('link', { name: /^Features/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(pricing(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pricing(page)).toHaveCount(0)
  await expect(studio(page)).toBeFocused()
})

test('the focus stays where it is when the code of the dropdowns comes', async ({ page }) => {
  await visit(page, '/blog')
  const templates = main(page).getByRole('link', { name: 'Templates' })
  const arrived = page.waitForResponse(/\.js$/)
  await templates.focus()
  await arrived
  await page.waitForTimeout(200)
  await expect(templates).toBeFocused()
})

test('Documentation is marked on every page of it', async ({ page }) => {
  await visit(page, '/docs/getting-started/installation')
  await expect(main(page).getByRole('link', { name: 'Documentation' })).toHaveAttribute('aria-current', 'true')
  await expect(main(page).getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
})

test('Open Studio is offered on the landing page alone', async ({ page }) => {
  await visit(page, '/')
  const openStudio = page.getByRole('banner').getByRole('link', { name: 'Open Studio' })
  await expect(openStudio).toHaveAttribute('target', '_blank')
  await main(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(openStudio).toHaveCount(0)
})

test('the title leads home, and one link to the repository', async ({ page }) => {
  await visit(page, '/blog')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /on GitHub$/ })).toHaveAttribute('href', /^https:\/\/github\.com\//)
  await banner.getByRole('link', { name: /content docs$/ }).click()
  await expect(page).toHaveURL('/')
})

test('a hairline comes with the first scrolled pixels, and moves nothing', async ({ page }) => {
  await visit(page, '/docs/getting-started/installation')
  const banner = page.getByRole('banner')
  const lineOpacity = () => banner.evaluate((header) => Number(getComputedStyle(header, '::after').opacity))
  const { height } = (await banner.boundingBox())!
  expect(await lineOpacity()).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(lineOpacity).toBe(1)
  expect((await banner.boundingBox())?.height).toBe(height)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('a tap opens the menu, a group and a page, and the menu is gone', async ({ page }) => {
    await visit(page, '/blog')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Open Studio' })).toHaveCount(0)
    await toggle(page).tap()
    await menu(page).getByRole('button', { name: 'Pages in Studio' }).tap()
    await menu(page).getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/studio/pricing')
    await expect(menu(page)).toHaveCount(0)
  })

  test('the groups around the page are open', async ({ page }) => {
    await visit(page, '/docs/getting-started/installation')
    await toggle(page).tap()
    await expect(menu(page).getByRole('link', { name: 'Installation' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).getByRole('button', { name: 'Pages in Studio', expanded: false })).toBeVisible()
  })

  test('Escape closes the menu, and the focus is on its button again', async ({ page }) => {
    await visit(page, '/blog')
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
  })

  test('Open Studio has no room on the landing page', async ({ page }) => {
    await visit(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Open Studio' })).toBeHidden()
  })

  for (const path of ['/', '/docs/getting-started/installation', '/blog', '/studio/pricing']) {
    test(`${path} fits with letters twice as large`, async ({ page }) => {
      await visit(page, path)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      await page.evaluate(() => document.fonts.ready)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
    })
  }
})

test.describe('the parts on their own pages', () => {
  test('a rail says its words, opens a group beside it, and becomes a column', async ({ page }) => {
    await visit(page, '/docs/components/interface/navigation-menu')
    const rail = page.getByRole('navigation', { name: 'Press room' })
    const expand = rail.getByRole('button', { name: 'Expand sidebar' })
    // A tooltip closes when the page scrolls beneath it, which the first focus, and images that come late, may let it do.
    await expand.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(async () => {
      await expand.focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tooltip', { name: 'Blog' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Files' }).getByRole('link', { name: /^Markdown/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rail.getByRole('button', { name: 'Files' })).toBeFocused()
    await expand.click()
    await expect(rail.getByText('Blog')).toBeVisible()
    await expect(rail.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused()
  })

  test('a collapsible opens and closes by keyboard', async ({ page }) => {
    await visit(page, '/docs/components/interface/collapsible')
    const trigger = page.getByRole('button', { name: 'Who prints this' })
    const text = page.getByText('Two people at a hand press', { exact: false }).first()
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(text).toBeVisible()
    await page.keyboard.press('Space')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Studio is a link to its first place', async ({ page }) => {
    await page.goto('/blog')
    await expect(studio(page)).toBeHidden()
    await main(page).getByRole('link', { name: 'Studio' }).click()
    await expect(page).toHaveURL('/studio')
  })
})
