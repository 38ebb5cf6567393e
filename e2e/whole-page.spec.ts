import sharp from 'sharp'
import { readPagesOfEachKind } from './site-pages'
import { expect, type Page, test } from './test'

const BLOCKS = 'main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption)'

/** Returns the elements with text that the layout contains, painted or not. */
const readBlocks = (page: Page) =>
  page.locator(BLOCKS).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const words = [...block.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = words
        .map(({ textContent }) => textContent)
        .join('')
        .trim()
      if (text === '' || !block.checkVisibility({ visibilityProperty: true })) return []
      const range = document.createRange()
      range.selectNodeContents(block)
      const { left, top, width, height } = range.getBoundingClientRect()
      // Skips words in scrolling regions: the picture shows only a part of such a region.
      for (let region = block.parentElement!; region !== document.body; region = region.parentElement!) {
        const bounds = region.getBoundingClientRect()
        const isCut =
          left < bounds.left || top < bounds.top || left + width > bounds.right + 1 || top + height > bounds.bottom + 1
        if (isCut && getComputedStyle(region).overflow !== 'visible') return []
      }
      return [{ text: text.slice(0, 60), left, top: top + scrollY, width, height }]
    }),
  )

/** Lists the words that are missing in a picture of the whole page. */
async function findMissingWords(page: Page) {
  const picture = sharp(await page.screenshot({ fullPage: true, scale: 'css', timeout: 20_000 })).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const hasInk = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) => {
    const [from, to] = [Math.max(0, Math.ceil(left)), Math.min(info.width, Math.floor(left + width))]
    const shades = new Set<number>()
    for (let y = Math.ceil(top); y < Math.min(info.height, top + height); y++)
      for (let x = from; x < to; x++) shades.add(data[(y * info.width + x) * info.channels]!)
    return from >= to || shades.size > 1
  }
  return (await readBlocks(page)).filter((block) => block.width > 2 && !hasInk(block)).map(({ text }) => text)
}

const DESKTOP = { width: 1280, height: 800 }

for (const [situation, options, media] of [
  ['on a desktop', { viewport: DESKTOP }, 'screen'],
  ['on a phone', { viewport: { width: 390, height: 800 } }, 'screen'],
  ['without scripts', { viewport: DESKTOP, javaScriptEnabled: false }, 'screen'],
  ['on paper', { viewport: DESKTOP }, 'print'],
] as const)
  test.describe(situation, () => {
    test.use({ ...options, reducedMotion: situation === 'on a phone' ? 'reduce' : 'no-preference' })

    const tag = situation === 'on a desktop' ? [] : '@sweep'
    test('a picture of an unscrolled page contains all words of the page', { tag }, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ media })
      for (const path of readPagesOfEachKind()) {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        // A page with a route rule is hidden until the rule has accepted it.
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        expect.soft(await findMissingWords(page), path).toEqual([])
      }
    })
  })
