import { MAX_PRELOADS } from '@galley/app/preload'
import { BASE_PATH } from './preview-setup.mjs'
import { readPagesIn } from './site-pages'
import { expect, test, type Page, type Route } from './test'
import { visit } from './visit'

const PAGE = readPagesIn('/docs')[0] ?? '/'

/** Delays the data of other pages until the test releases it. `asked` contains the URL of each request. */
async function holdPageData(page: Page) {
  const asked: string[] = []
  const held: Route[] = []
  await page.route('**/page-data.json', (route) => {
    // Without its own data, the current page does not become interactive.
    if (route.request().url().includes(`/page-data${PAGE}/`)) return route.continue()
    asked.push(route.request().url())
    held.push(route)
  })
  return { asked, held, letGo: () => Promise.all(held.splice(0).map((route) => route.continue())) }
}

/** Pages that visible links open, except the current page. */
const countVisiblePages = (page: Page) =>
  page.evaluate(() => {
    const visible = [...document.links].filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && link.origin === location.origin
    })
    const pages = new Set(visible.map((link) => link.pathname).filter((path) => !/\.\w+$|^\/api\//.test(path)))
    pages.delete(location.pathname)
    return pages.size
  })

test('prefetches the pages of visible links, at most four at a time and each once', async ({ page }) => {
  const { asked, held, letGo } = await holdPageData(page)
  await visit(page, PAGE)
  const count = await countVisiblePages(page)
  test.skip(count <= MAX_PRELOADS + 2, 'This page has too few links.')
  await expect.poll(() => asked.length).toBe(MAX_PRELOADS)
  await expect
    .poll(async () => {
      expect(held.length).toBeLessThanOrEqual(MAX_PRELOADS)
      await letGo()
      return asked.length
    })
    .toBeGreaterThan(MAX_PRELOADS)
  expect(new Set(asked).size).toBe(asked.length)
})

test('prefetches the page of the link under the pointer before waiting pages', async ({ page }) => {
  const { asked, letGo } = await holdPageData(page)
  await visit(page, PAGE)
  await expect.poll(() => asked.length).toBe(MAX_PRELOADS)
  const waiting = await page.evaluate(
    ([urls, base]) => {
      const isAsked = ({ pathname }: HTMLAnchorElement) =>
        urls.some((url) => url.includes(`/page-data${pathname.slice(base.length)}/`))
      const link = [
        ...document.querySelectorAll<HTMLAnchorElement>(`footer a[href^="/"]:not([href="/"], [href="${base}/"])`),
      ].find((one) => one.pathname !== location.pathname && !isAsked(one))
      link?.scrollIntoView()
      return link?.pathname
    },
    [asked, BASE_PATH] as const,
  )
  test.skip(waiting === undefined, 'This site has no footer.')
  await page.locator(`footer a[href="${waiting}"]`).hover()
  await letGo()
  await expect.poll(() => asked[MAX_PRELOADS]).toContain(`/page-data${waiting!.slice(BASE_PATH.length)}/`)
})
