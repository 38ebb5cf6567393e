import { encodePath } from '@galley/core/url-path'
import { findSchemaProblems } from '@galley/testing/schema-org.fixture'
import { DomUtils, parseDocument } from 'htmlparser2'
import { findCurrentPath, isTranslation, readAuthoredPages, readHtml, readPages, readSite } from './site-pages'
import { type APIRequestContext, expect, test } from './test'

const site = readSite()

const pages = readPages()
const MAX_FILE_BYTES = 50_000_000
const MAX_FILE_URLS = 50_000

const urlOf = (path: string) => site.url + encodePath(path)
const listTexts = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  )

/** The parts of a page's head that a search engine reads. */
function readHead(path: string) {
  const head = DomUtils.getElementsByTagName('head', parseDocument(readHtml(path)))
  const find = (name: string, attribute: string, value: string) =>
    DomUtils.getElementsByTagName(name, head).filter(({ attribs }) => attribs[attribute] === value)
  return {
    robots: find('meta', 'name', 'robots').map(({ attribs }) => attribs['content']),
    canonical: find('link', 'rel', 'canonical').map(({ attribs }) => attribs['href']),
    data: find('script', 'type', 'application/ld+json').map((script) => DomUtils.textContent(script)),
  }
}

/** Requests a file of the site from our server by its absolute URL. */
async function fetchFile(request: APIRequestContext, url: string, type: string) {
  expect(url).toMatch(new RegExp(`^${site.url}/[^/]+$`))
  const answer = await request.get(url.slice(site.url.length))
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining(type),
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(answer.headers()).not.toHaveProperty('x-robots-tag')
  return answer.text()
}

async function readSitemap(request: APIRequestContext) {
  const robots = await fetchFile(request, `${site.url}/robots.txt`, 'text/plain; charset=utf-8')
  expect(robots).not.toMatch(/^Disallow: ?\/$/m)
  const [index] = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url!)
  const parts = listTexts(await fetchFile(request, index!, 'application/xml'), 'loc')
  return Promise.all(parts.map((part) => fetchFile(request, part, 'application/xml')))
}

test('a crawler that starts at robots.txt finds every indexable page, and each page states its canonical URL', async ({
  request,
}) => {
  const parts = await readSitemap(request)
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThan(MAX_FILE_BYTES)
    expect(listTexts(part, 'loc').length).toBeLessThanOrEqual(MAX_FILE_URLS)
  }
  const heads = pages.map((path) => {
    const current = findCurrentPath(path) ?? path
    return { url: urlOf(path), expected: urlOf(pages.includes(current) ? current : path), ...readHead(path) }
  })
  const shown = heads
    .filter(({ url, expected, robots }) => robots.length === 0 && url === expected)
    .map(({ url }) => url)
  const listed = parts.flatMap((part) => listTexts(part, 'loc'))
  const originals = listed.filter((url) => !isTranslation(url.slice(site.url.length)))
  expect(originals.sort()).toEqual(shown.sort())
  for (const { expected, robots, canonical } of heads)
    expect.soft(canonical).toEqual(robots.length === 0 ? [expected] : [])
  for (const url of listed) {
    const answer = await request.head(url.slice(site.url.length), { maxRedirects: 0 })
    expect.soft([url, answer.status(), answer.headers()['x-robots-tag']]).toEqual([url, 200, undefined])
  }
})

test('the images of the sitemap exist', async ({ request }) => {
  const images = (await readSitemap(request)).flatMap((part) => listTexts(part, 'image:loc'))
  for (const image of new Set(images)) {
    const answer = await request.head(image.slice(site.url.length))
    expect.soft([image, answer.headers()['content-type']]).toEqual([image, expect.stringMatching(/^image\//)])
  }
})

test('a page that its author excludes from search engines has a robots tag', () => {
  const kept = [...readAuthoredPages()].filter(([path, { noindex }]) => noindex && pages.includes(path))
  test.skip(kept.length === 0, 'This site has no such page.')
  for (const [path] of kept) expect(readHead(path)).toEqual({ robots: ['noindex'], canonical: [], data: [] })
})

test('JSON-LD of pages uses the vocabulary of schema.org', () => {
  const graphs = pages.flatMap((path) => readHead(path).data)
  expect(graphs.length).toBeGreaterThan(0)
  expect(findSchemaProblems(graphs)).toEqual([])
})

test('the search URL in the JSON-LD of the home page finds results', async ({ page }) => {
  const [, target] = /"target":"([^"]*)"/.exec(readHead('/').data.join('')) ?? []
  test.skip(target === undefined, 'This site has no page of all pages.')
  await page.goto(target!.replace(site.url, '').replace(/\{\w+\}/, encodeURIComponent('two words')))
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('two words')
})
