import { encodePath } from '@galley/core/url-path'
import { parseFeed } from 'feedsmith'
import { DomUtils, parseDocument } from 'htmlparser2'
import { readHtml, readPages, readSite } from './site-pages'
import { expect, test } from './test'

const site = readSite()

/** The feeds that the heads of pages link to. */
const feeds = new Set(
  readPages().flatMap((path) =>
    DomUtils.getElementsByTagName('link', parseDocument(readHtml(path)))
      .filter(({ attribs }) => attribs['type'] === 'application/rss+xml')
      .map(({ attribs }) => attribs['href'] ?? ''),
  ),
)

const FORMATS = [
  ['rss', 'feed.xml', 'application/xml'],
  ['atom', 'atom.xml', 'application/xml'],
  ['json', 'feed.json', 'application/feed+json; charset=utf-8'],
] as const

/** Returns the URL and HTML of each entry of a feed in any format. */
function readEntries(text: string) {
  const { format, feed } = parseFeed(text)
  const entries =
    format === 'rss'
      ? feed.items?.map(({ link, content }) => ({ url: link, html: content?.encoded }))
      : format === 'atom'
        ? feed.entries?.map(({ links, content }) => ({ url: links?.[0]?.href, html: content?.value }))
        : format === 'json'
          ? feed.items?.map(({ url, content_html }) => ({ url, html: content_html }))
          : undefined
  return { format, entries: entries ?? [] }
}

test('every linked feed contains the same pages of the site in three formats', async ({ request }) => {
  test.skip(feeds.size === 0, 'This site has no feeds.')
  const urls = readPages().map((path) => `${site.url}${encodePath(path)}`)
  for (const feed of feeds) {
    const answers = FORMATS.map(async ([format, file, type]) => {
      const answer = await request.get(feed.replace('feed.xml', file))
      expect.soft([feed, answer.status(), answer.headers()['content-type']]).toEqual([feed, 200, type])
      const read = readEntries(await answer.text())
      expect.soft([feed, read.format]).toEqual([feed, format])
      return read.entries
    })
    const [rss = [], atom, json] = await Promise.all(answers)
    expect.soft(urls, feed).toEqual(expect.arrayContaining(rss.map(({ url }) => url)))
    expect.soft(atom, feed).toEqual(rss)
    expect.soft(json, feed).toEqual(rss)
    for (const { url, html = '' } of rss) {
      const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
      const targets = elements.flatMap(({ attribs }) => attribs['href'] ?? attribs['src'] ?? [])
      expect
        .soft(
          targets.filter((target) => !/^(https?|mailto):/.test(target)),
          url,
        )
        .toEqual([])
      const images = elements.flatMap(({ attribs: { src = '' } }) => (src.startsWith(site.url) ? src : []))
      for (const image of images)
        expect.soft((await request.get(image.slice(site.url.length))).status(), image).toBe(200)
    }
  }
})

test('a browser displays a feed in the style of the site', async ({ page }) => {
  const [feed] = feeds
  test.skip(feed === undefined, 'This site has no feeds.')
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  for (const file of ['feed.xml', 'atom.xml'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      await page.goto(feed!.replace('feed.xml', file))
      await expect(page.locator(':root')).toHaveCSS('background-color', ground)
      await expect(page.locator('channel > title, feed > title')).toBeVisible()
      await expect(page.locator('language, feed > id')).toBeHidden()
    }
  expect(complaints).toEqual([])
})
