import sharp from 'sharp'
import { readPages } from './site-pages'
import { expect, type Page, test } from './test'

// `scripts/try-site.mjs` adds these pages, and images in these colours, to the site that it makes.
const PAGE = '/pictures'
const COLORS = { eager: '#d02020', lazy: '#2060d0' } as const

/** The size of an image, and the visible colour at its centre. */
async function readImage(page: Page, name: keyof typeof COLORS) {
  const wrapper = page.locator('.gatsby-image-wrapper').filter({ has: page.getByAltText(name) })
  const { x, y, width, height } = (await wrapper.boundingBox())!
  const clip = { x: x + width / 2, y: y + height / 2, width: 1, height: 1 }
  const pixel = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  return { size: [width, height], color: `#${pixel.subarray(0, 3).toString('hex')}` }
}

async function expectImages(page: Page) {
  for (const [name, color] of Object.entries(COLORS))
    await expect.poll(() => readImage(page, name as keyof typeof COLORS), name).toEqual({ size: [300, 200], color })
}

test.skip(!readPages().includes(PAGE), 'This site shows no images of gatsby-plugin-image.')

test('GatsbyImage and StaticImage show on a loaded page and on a page that a link opens', async ({ page }) => {
  await page.goto(PAGE)
  await expectImages(page)
  await page.getByRole('main').getByRole('link', { name: 'elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'More pictures' })).toBeVisible()
  await expectImages(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('GatsbyImage and StaticImage show', async ({ page }) => {
    await page.goto(PAGE)
    await expectImages(page)
  })
})
