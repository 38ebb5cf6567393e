import sharp from 'sharp'
import { findViolations } from '../find-violations'
import { barOf, expect, markDocument, openPreview, test, titleOf } from '../preview'
import { PREVIEW } from '../preview-setup.mjs'
import { served } from '../test'
import type { Page } from '../test'
import { openPlayground } from './playground'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })
const notice = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name })

/** Returns the text of a documentation page. */
const pageText = (heading: string, body = 'A first sentence.') =>
  `---\ntitle: ${heading}\ndescription: Written while somebody looks.\n---\n\n${body}\n`

test('a draft loads its island from the server of the site', { tag: '@sweep' }, async ({ page, content, token }) => {
  content.save(
    'docs/6.deployment/62.island-in-draft.md',
    pageText('Island in a draft', ':::island{name="server-status"}\n:::'),
  )
  await openPreview(page, '/docs/deployment/island-in-draft', token)
  await expect(page.getByRole('group', { name: 'Status of this server' })).toContainText('Running since')
  content.save(
    'docs/6.deployment/62.island-in-draft.md',
    pageText('Island in a draft', ':::island{name="server-statu"}\n:::'),
  )
  await expect(notice(page, /problem in this draft/)).toContainText('server-status')
})

test.describe('an edited page', () => {
  test('shows each save at once, and keeps the scroll position and other state', async ({ page, content, token }) => {
    const file = 'docs/5.components/2.interface/input.md'
    await openPreview(page, '/docs/components/interface/input', token)
    const isSame = await markDocument(page)
    const group = sidebar(page).getByRole('button', { name: 'Pages in Queries' })
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('half a thought')
    await page.getByRole('heading', { name: 'Props' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    const scroll = await page.evaluate(() => scrollY)
    expect(scroll).toBeGreaterThan(100)

    for (const sentence of ['The first save.', 'The second save.']) {
      content.edit(file, (text) => `${text}\n${sentence}\n`)
      await expect(page.getByText(sentence)).toBeVisible()
    }
    content.setTitle(file, 'Input, edited')
    await expect(titleOf(page)).toHaveText('Input, edited')
    await expect(page).toHaveTitle(/^✎ Draft: Input, edited/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(barOf(page).getByText('Changed', { exact: true })).toBeVisible()

    expect(await isSame()).toBe(true)
    await expect(field).toHaveValue('half a thought')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    expect(Math.abs((await page.evaluate(() => scrollY)) - scroll)).toBeLessThan(5)
  })

  test('lists its new headings in "On this page"', { tag: '@sweep' }, async ({ page, content, token }) => {
    await openPreview(page, '/docs/collections/sources', token)
    content.edit('docs/2.collections/3.sources.md', (text) => `${text}\n## A heading that came\n\nText.\n`)
    const entry = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'A heading that came' })
    await entry.click()
    await expect(page).toHaveURL(/#a-heading-that-came$/)
    await expect(page.getByRole('heading', { name: 'A heading that came' })).toBeInViewport()
  })
})

test.describe('a page that is not published', () => {
  const file = 'docs/6.deployment/8.a-new-page.md'
  const path = '/docs/deployment/a-new-page'

  test('opens from the navigation, and by its URL', async ({ page, browser, content, token }) => {
    await openPreview(page, '/docs/deployment/node-server', token)
    content.save(file, pageText('A whole new page'))
    const link = sidebar(page).getByRole('link', { name: /^A whole new page/ })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(titleOf(page)).toHaveText('A whole new page')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(/^✎ Draft: A whole new page/)
    await expect(barOf(page).getByText('New', { exact: true })).toBeVisible()

    content.edit(file, (text) => `${text}\nA second sentence.\n`)
    await expect(page.getByText('A second sentence.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('A second sentence.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Previous/ }),
    ).toBeVisible()

    const visitor = await browser.newPage()
    const answer = await visitor.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(visitor.getByText(`Page not found: ${path}`)).toBeVisible()
    await visitor.close()
  })

  test(
    'can be an article, a changelog entry, a template or a page at the root',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      const dated = 'date: 2026-11-20\ncategory: engineering\nauthors: [galley-team]\n---'
      content.save('blog/a-new-article.md', pageText('A new article').replace('\n---\n\n', `\n${dated}\n\n`))
      content.save('changelog/9.a-new-entry.md', pageText('A new entry').replace('\n---\n\n', `\n${dated}\n\n`))
      content.save('colophon.md', pageText('A new colophon'))
      const template = content.read('templates/3.team-blog.md').replace(/^title: .*$/m, 'title: A new template')
      content.save('templates/9.new-template.md', template)

      await openPreview(page, '/blog', token)
      await page
        .getByRole('main')
        .getByRole('link', { name: /A new article/ })
        .first()
        .click()
      await expect(page).toHaveURL('/blog/a-new-article')
      await expect(titleOf(page)).toHaveText('A new article')
      await page.goto('/changelog')
      await expect(page.getByRole('main').getByRole('heading', { name: /A new entry/ })).toBeVisible()
      await page.goto('/changelog/a-new-entry')
      await expect(titleOf(page)).toHaveText('A new entry')
      await page.goto('/templates')
      await expect(page.getByRole('main').getByText('A new template').first()).toBeVisible()
      await page.goto('/templates/new-template')
      await expect(titleOf(page)).toHaveText('A new template')
      await page.goto('/colophon')
      await expect(titleOf(page)).toHaveText('A new colophon')
    },
  )
})

test.describe('a renamed, deleted or drafted file', () => {
  // Uses pages that no other page links to, because a broken link would add a problem to the other page.
  test('a renamed page shows the new URL at its old URL', { tag: '@sweep' }, async ({ page, content, token }) => {
    await openPreview(page, '/docs/components/content/badge', token)
    const heading = await titleOf(page).innerText()
    content.rename('docs/5.components/1.content/badge.md', 'docs/5.components/1.content/label.md')
    const moved = notice(page, 'This page has moved in the drafts')
    await expect(moved).toBeVisible()
    await moved.getByRole('link', { name: '/docs/components/content/label' }).click()
    await expect(page).toHaveURL('/docs/components/content/label')
    await expect(titleOf(page)).toHaveText(heading)
    await expect(moved).toHaveCount(0)
    await expect(barOf(page).getByText('Moved', { exact: true })).toBeVisible()
    await expect(sidebar(page).locator(`a[href="${served('/docs/components/content/badge')}"]`)).toHaveCount(0)
    const link = sidebar(page).getByRole('link', { name: heading })
    await expect(link).toHaveAttribute('href', served('/docs/components/content/label'))
  })

  test(
    'a deleted page shows its deletion while it is still published',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      await openPreview(page, '/docs/components/content/kbd', token)
      const link = sidebar(page).getByRole('link', { name: await titleOf(page).innerText() })
      content.remove('docs/5.components/1.content/kbd.md')
      await expect(notice(page, 'This page is deleted in the drafts')).toBeVisible()
      await expect(titleOf(page)).toBeVisible()
      await expect(link).toHaveCount(0)
      content.restore()
      await expect(notice(page, 'This page is deleted in the drafts')).toHaveCount(0)
      await expect(link).toBeVisible()
    },
  )

  test(
    'a page with a draft beside its file shows the draft, until the draft is deleted',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      const file = 'docs/3.files/4.json.md'
      content.save(
        'docs/3.files/4.json.draft.md',
        content.read(file).replace(/^title: .*$/m, 'title: JSON of tomorrow'),
      )
      await openPreview(page, '/docs/files/json', token)
      await expect(titleOf(page)).toHaveText('JSON of tomorrow')
      content.restore()
      await expect(titleOf(page)).toHaveText('JSON')
      await expect(barOf(page).getByText('No changes on this page')).toBeVisible()
    },
  )
})

test.describe('other sources of a page', () => {
  test('the title of a folder changes in the navigation', { tag: '@sweep' }, async ({ page, content, token }) => {
    await openPreview(page, '/docs/search/write-for-search', token)
    content.setTitle('docs/7.search/.navigation.yml', 'Finding')
    await expect(sidebar(page).getByText('Finding', { exact: true })).toBeVisible()
  })

  test(
    'the name of an author and the price of a plan change on their pages',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      await openPreview(page, '/blog/markdown-is-data-mdx-is-code', token)
      content.setTitle('authors/galley-team.yml', 'The night shift')
      await expect(page.getByRole('main').getByText('The night shift').first()).toBeVisible()

      await page.goto('/studio/pricing')
      content.edit('studio/pricing.yml', (text) => text.replace('price: $12', 'price: $13'))
      await expect(page.getByText('$13', { exact: true }).first()).toBeVisible()
    },
  )

  test('a replaced image shows', { tag: '@sweep' }, async ({ page, content, token }) => {
    await openPreview(page, '/about', token)
    const image = page.getByRole('img', { name: 'A proof with marks in its margins' })
    // The page renders again when drafts load, and may replace an image in the meantime.
    await expect(() => image.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
    const readImage = () =>
      image.evaluate((element: HTMLImageElement) => {
        element.scrollIntoView()
        return { from: element.currentSrc, ratio: element.naturalWidth / element.naturalHeight }
      })
    const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#336699' } })
    content.save('docs/3.files/galley-proof.png', await picture.png().toBuffer())
    await expect.poll(readImage).toEqual({ from: expect.stringContaining(PREVIEW), ratio: 1 })
  })
})

test(
  'the search and the query playground find and mark a draft',
  { tag: '@sweep' },
  async ({ page, content, token }) => {
    content.save('docs/6.deployment/7.quokka.md', pageText('Quokka', 'Only the draft has the word zinnober.'))
    await openPreview(page, '/docs/deployment/node-server', token)
    await expect(sidebar(page).getByRole('link', { name: /^Quokka/ })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Search...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('combobox').fill('zinnober')
    const row = dialog.locator(`a[role="option"][href^="${served('/docs/deployment/quokka')}"]`).first()
    await expect(row).toContainText('Draft')
    await row.click()
    await expect(titleOf(page)).toHaveText('Quokka')

    const { run, answered, table } = await openPlayground(page)
    await run("queryCollection('docs').where('path', '=', '/docs/deployment/quokka').select('title').all()")
    await answered()
    await expect(table.getByRole('cell')).toHaveText(['Quokka'])
  },
)

test.describe('a mistake', () => {
  const file = 'docs/3.files/3.yaml.md'

  test('a mistake in the front matter is reported with its position, and the page keeps its last good version', async ({
    page,
    content,
    token,
  }) => {
    const good = content.read(file)
    await openPreview(page, '/docs/files/yaml', token)
    const heading = await titleOf(page).innerText()
    content.save(file, good.replace(/^title: .*$/m, 'title: [half'))
    const box = notice(page, 'There is a problem in this draft')
    await expect(box).toContainText(/docs\/3\.files\/3\.yaml\.md:\d+:\d+/)
    await expect(box).toContainText('The last good version is shown.')
    await expect(barOf(page).getByText(/^Last good version, problem in line \d+$/)).toBeVisible()
    await expect(titleOf(page)).toHaveText(heading)
    await barOf(page)
      .getByRole('button', { name: /problem/ })
      .click()
    const panel = page.getByRole('dialog', { name: 'Changes' })
    await expect(panel.getByRole('list', { name: /Problems/ }).first()).toContainText(
      /docs\/3\.files\/3\.yaml\.md:\d+:\d+/,
    )
    await page.keyboard.press('Escape')

    content.save(file, good.replace(/^title: .*$/m, 'title: YAML, mended'))
    await expect(titleOf(page)).toHaveText('YAML, mended')
    await expect(box).toHaveCount(0)
  })

  test(
    'a mistake in the text is marked at its position, and the page shows the saved text',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      await openPreview(page, '/docs/files/csv', token)
      const slips =
        '[nowhere](./gone.md) [astray](/docs/gone) [above](#no-such-part)\n\n:::calout\nA slip of the finger.\n:::\n\n![No shot](./gone.png)\n'
      content.edit('docs/3.files/5.csv.md', (text) => `${text}\n## A slip\n\n${slips}`)
      await expect(page.getByRole('heading', { name: 'A slip' })).toBeVisible()
      const box = notice(page, 'There are 5 problems in this draft')
      await expect(box).toContainText(/docs\/3\.files\/5\.csv\.md:\d+:\d+/)
      await expect(box).not.toContainText('The last good version is shown.')
      await expect(barOf(page).getByText('5 problems on this page')).toBeVisible()

      const messageAt = (words: string, selector = '[data-problem]') =>
        page
          .getByRole('main')
          .locator(selector, { hasText: words })
          .evaluate((element) => getComputedStyle(element, '::after').content)
      expect(await messageAt('nowhere')).toContain('leads to no content file')
      expect(await messageAt('astray', 'a')).toContain('is not a page or file of this site')
      expect(await messageAt('above', 'a')).toContain('has no element with the id')
      expect(await messageAt('A slip of the finger.')).toContain(':::calout')
      expect(await messageAt('No shot')).toContain('does not exist')

      const slip = page.getByText('A slip of the finger.')
      await expect(slip).not.toBeInViewport()
      await box.getByText('2 more').click()
      await box.getByRole('button', { name: 'Show in the page' }).nth(3).press('Enter')
      await expect(slip).toBeInViewport()
      expect(await findViolations(page)).toEqual([])
    },
  )

  test(
    'a new page with a mistake shows its text, until the editor corrects the mistake',
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      const file = 'docs/6.deployment/63.half-written.md'
      await openPreview(page, '/docs/deployment/half-written', token)
      content.save(file, '---\ntitle: [Half\n---\n\nWords of a new page.\n')
      const source = page.getByRole('list', { name: 'The file' })
      await expect(source.getByRole('listitem').nth(1)).toHaveText('title: [Half')
      await expect(source.locator('[data-problem="line 2"]')).toHaveCSS('outline-style', 'dashed')
      await expect(barOf(page).getByText('New', { exact: true })).toBeVisible()
      await expect(sidebar(page).getByRole('link', { name: /^Half Written/i })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      content.save(file, '---\ntitle: Written\n---\n\nWords of a new page.\n')
      await expect(titleOf(page)).toHaveText('Written')
      await expect(source).toHaveCount(0)
    },
  )
})

const HOSTILE = [
  '<script>window.wasRun = "script"</script>',
  '<img src="x" onerror="window.wasRun = \'handler\'">',
  '<svg onload="window.wasRun = \'svg\'"><script>window.wasRun = "svg script"</script></svg>',
  '<iframe srcdoc="<script>parent.wasRun = \'frame\'</script>"></iframe>',
  '[a link](javascript:window.wasRun="link")',
  '[another](JaVaScRiPt&colon;window.wasRun="entity")',
  '![picture](https://stranger.example/pixel.png)',
  '<style>@import "https://stranger.example/style.css"</style>',
]

const HOSTILE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="window.wasRun=1"><script>window.wasRun=1;fetch("https://stranger.example/svg")</script><rect width="10" height="10"/></svg>'

test(
  'no code of a hostile draft runs, and no other site receives a request',
  { tag: '@sweep' },
  async ({ page, content, token }) => {
    const asked: string[] = []
    const ran: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    await page.exposeFunction('recordRun', (what: string) => ran.push(what))
    await page.addInitScript(() => {
      const set = (what: unknown) => (window as unknown as { recordRun: (what: unknown) => void }).recordRun(what)
      Object.defineProperty(window, 'wasRun', { set })
    })
    content.save('docs/6.deployment/hostile.svg', HOSTILE_SVG)
    const file = 'docs/6.deployment/61.hostile.md'
    content.save(file, pageText('Hostile', '![drawing](./hostile.svg)'))
    await openPreview(page, '/docs/deployment/hostile', token)
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => page.getByRole('img', { name: 'drawing' }).evaluate(isLoaded)).toBe(true)
    const problem = notice(page, /problems? in this draft/)
    // A rejected draft must not prevent the test of the others.
    for (const [index, attack] of [HOSTILE.join('\n\n'), ...HOSTILE].entries()) {
      const end = page.getByText(`The end of ${index}.`)
      content.save(file, pageText('Hostile', `${attack}\n\nThe end of ${index}.`))
      await expect(end).toBeVisible()
      for (const link of await page
        .getByRole('main')
        .getByRole('link', { name: /^(a link|another)$/ })
        .all())
        await link.click({ timeout: 2000 }).catch(() => undefined)
      content.save(file, pageText('Hostile', `After ${index}.`))
      await expect(page.getByText(`After ${index}.`)).toBeVisible()
      await expect(problem).toHaveCount(0)
    }
    expect(ran).toEqual([])
    expect(asked.filter((url) => url.includes('stranger.example'))).toEqual([])
  },
)
