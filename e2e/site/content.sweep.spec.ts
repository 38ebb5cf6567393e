import { expect, test, type Page } from '../test'
import { collectProblems, visit } from '../visit'

const pageOf = (name: string) => `/docs/components/content/${name}`

/** Words of an accordion on the page. The source code below the accordion contains the same words. */
const folded = (page: Page, words: string) => page.getByRole('main').locator('details').getByText(words)

test.describe('an accordion', () => {
  test('opens the item that a link on the page or on another page names', async ({ page }) => {
    await visit(page, pageOf('accordion'))
    const answer = folded(page, '"Let it stand": ignore a correction.')
    await expect(answer).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'What does "stet" mean?' }).click()
    await expect(answer).toBeVisible()
    await visit(page, `${pageOf('accordion')}?again#what-does-stet-mean`)
    await expect(answer).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a formula is in its place, with its style', async ({ page }) => {
    await page.goto(pageOf('math'))
    const formula = page
      .getByRole('main')
      .locator('p > span')
      .filter({ has: page.locator('.katex') })
      .first()
    await expect(formula).toBeVisible()
    await expect(page.locator('.katex-display').first()).toHaveCSS('text-align', 'center')
  })

  test('a diagram shows its source', async ({ page }) => {
    await page.goto(pageOf('mermaid'))
    await expect(page.getByRole('group', { name: 'How a file becomes a page' })).toContainText('file[Markdown file]')
  })

  test('a video of another service is a link', async ({ page }) => {
    await page.goto(pageOf('video'))
    const film = page.getByRole('link', { name: /^Play video: Big Buck Bunny/ })
    await expect(film).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})

test.describe('a diagram', () => {
  const loadedScripts = (page: Page) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    return scripts
  }

  test('renders under the content security policy, and follows the colour mode', async ({ page }) => {
    const problems = collectProblems(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, pageOf('mermaid'))
    const diagram = page.getByRole('main').locator('svg[aria-roledescription^="flowchart"]')
    await expect(diagram.filter({ visible: true })).toHaveCount(1)
    const light = await diagram.filter({ visible: true }).getAttribute('id')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(diagram.filter({ visible: true })).not.toHaveAttribute('id', light!)
    expect(problems).toEqual([])
  })

  test('opens in a large view', async ({ page }) => {
    await visit(page, pageOf('mermaid'))
    await page.getByRole('button', { name: 'Enlarge: How a file becomes a page' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'How a file becomes a page' })).toBeVisible()
  })

  test('loads no code on pages without a diagram', async ({ page }) => {
    const scripts = loadedScripts(page)
    await visit(page, pageOf('kbd'))
    const without = scripts.length
    await visit(page, pageOf('mermaid'))
    await expect(page.getByRole('main').locator('svg[aria-roledescription]').first()).toBeAttached()
    expect(without).toBeGreaterThan(0)
    expect(scripts.length - without).toBeGreaterThan(without)
  })
})

test.describe('a formula', () => {
  const styles = 'link[rel="stylesheet"][href*="katex"]'

  test('renders in the page, with its fonts', async ({ page }) => {
    const problems = collectProblems(page)
    await visit(page, pageOf('math'))
    await expect(page.getByRole('group', { name: 'Formula' }).first()).toBeVisible()
    await expect(page.locator(styles)).toHaveCount(1)
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px KaTeX_Main')))).toBe(
      true,
    )
    expect(problems).toEqual([])
  })

  test('loads its styles only on its own page, even after a navigation', async ({ page }) => {
    await visit(page, pageOf('kbd'))
    await expect(page.locator(styles)).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Formula' }).click()
    await expect(page.locator(styles)).toHaveCount(1)
    await expect(page.locator('.katex-display').first()).toHaveCSS('text-align', 'center')
  })
})

test.describe('a large image', () => {
  const alt = 'A proof with marks in its margins'

  test('loads as WebP', async ({ page }) => {
    await visit(page, pageOf('image'))
    const image = page.getByRole('main').getByRole('img', { name: alt })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
    expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\.webp$/)
  })

  test('opens by keyboard, closes with Escape, and restores the focus', async ({ page }) => {
    await visit(page, pageOf('image'))
    const button = page.getByRole('button', { name: `Enlarge: ${alt}` })
    await button.focus()
    await page.keyboard.press('Enter')
    const layer = page.getByRole('dialog', { name: alt })
    await expect(layer.getByRole('img', { name: alt })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a large image is wider than the screen, and scrolls by touch', async ({ page }) => {
    await visit(page, pageOf('image'))
    await page.getByRole('button', { name: /^Enlarge:/ }).tap()
    const image = page.getByRole('dialog').getByRole('img')
    await expect(image).toBeVisible()
    expect((await image.boundingBox())!.width).toBeGreaterThan(600)
  })

  test('a wide table scrolls inside itself', async ({ page }) => {
    await visit(page, pageOf('table'))
    const table = page.getByRole('group', { name: 'Table' }).last()
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    const cells = await table.getByRole('cell').evaluateAll((all) => all.map((cell) => cell.clientHeight))
    expect(Math.max(...cells)).toBeLessThan(120)
  })
})

test('a video of another service sends no request until the reader plays the video', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' })
  })
  const problems = collectProblems(page)
  await visit(page, pageOf('video'))
  expect(asked).toEqual([])
  await page.getByRole('link', { name: /^Play video: Big Buck Bunny/ }).press('Enter')
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'])
  expect(problems).toEqual([])
})

test('a done task is as high as an open task, and a nested list has a gap to the text above', async ({ page }) => {
  await page.goto('/docs/files/markdown')
  const main = page.getByRole('main')
  const heights = await main
    .getByRole('listitem')
    .filter({ has: page.locator('> input') })
    .evaluateAll((items) =>
      items.map((item) => item.firstElementChild!.getBoundingClientRect().top - item.getBoundingClientRect().top),
    )
  expect(heights).toEqual([heights[0], heights[0]])
  await expect(main.locator('li > ol')).toHaveCSS('margin-top', '8px')
})
