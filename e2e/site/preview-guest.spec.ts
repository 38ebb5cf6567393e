import { barOf, type Content, expect, openPreview, signToken, test, waitUntilLive } from '../preview'
import { SITE } from '../preview-setup.mjs'
import type { Page } from '../test'
import { waitUntilUsable } from '../visit'

const PAGE = '/docs/deployment/icons'
const OWN = 'Rotkehlchen'
/** A word in the text, and if possible in the file name, of every draft of another page. */
const HIDDEN = 'kanarienvogel'

/** Saves drafts of each kind that the guest's page, its neighbours, lists and searches could show. */
function saveDrafts(content: Content) {
  content.setTitle('docs/6.deployment/4.icons.md', `Icons and a ${OWN}`)
  for (const file of [
    'docs/6.deployment/3.redirects.md',
    'docs/6.deployment/5.large-sites.md',
    'docs/6.deployment/.navigation.yml',
  ])
    content.setTitle(file, `A ${HIDDEN}`)
  for (const file of [
    'blog/markdown-is-data-mdx-is-code.md',
    'authors/galley-team.yml',
    'blog/index.yml',
    'changelog/index.yml',
  ])
    content.setTitle(file, `A ${HIDDEN}`)
  const page = `---\ntitle: ${HIDDEN}\ndescription: About a ${HIDDEN}.\n---\n\n## A ${HIDDEN}\n\nIcons of a ${HIDDEN}, see [icons](4.icons.md).\n`
  content.save(`docs/6.deployment/3.${HIDDEN}.md`, page)
  content.save(`docs/6.deployment/${HIDDEN}.draft.md`, page)
  content.save(`docs/6.deployment/${HIDDEN}-broken.md`, `---\ntitle: [${HIDDEN}\n---\n`)
  content.save('variables.yml', `${content.read('variables.yml')}\n${HIDDEN}: A ${HIDDEN}\n`)
}

/** Collects all responses that a browser receives, and each part of streamed responses of the preview's API. */
async function collectResponses(page: Page) {
  const got: { url: string; text: string }[] = []
  const waiting: Promise<unknown>[] = []
  page.on('response', (response) => {
    const url = response.url()
    got.push({ url, text: `${url} ${JSON.stringify(response.headers())}` })
    if (url.includes('/api/preview/')) return
    // Redirects and cancelled requests have no body.
    waiting.push(
      response.body().then(
        (body) => got.push({ url, text: body.toString() }),
        () => undefined,
      ),
    )
  })
  await page.exposeFunction('reportStream', (url: string, text: string) => void got.push({ url, text }))
  await page.addInitScript(() => {
    const { reportStream } = window as unknown as { reportStream: (url: string, text: string) => void }
    const send = window.fetch
    window.fetch = async (...request) => {
      const response = await send(...request)
      if (!response.body || !response.url.includes('/api/preview/')) return response
      const reader = response.clone().body!.pipeThrough(new TextDecoderStream()).getReader()
      const read = async (): Promise<void> => {
        const { done, value } = await reader.read()
        if (done) return
        reportStream(response.url, value)
        await read()
      }
      read().catch(() => undefined)
      return response
    }
  })
  return async () => {
    await Promise.all(waiting)
    return got
  }
}

test('a guest with a link for one draft receives no other draft on any page', async ({ page, content }) => {
  test.slow()
  saveDrafts(content)
  const { token } = await signToken({ name: 'guest', paths: [PAGE] })
  const readResponses = await collectResponses(page)
  const title = page.getByRole('heading', { level: 1 })
  const expectNothing = async () => expect((await page.content()).toLowerCase()).not.toContain(HIDDEN)

  await openPreview(page, PAGE, token)
  // Waits until the server has compiled all drafts.
  await expect(title).toHaveText(`Icons and a ${OWN}`, { timeout: 45_000 })
  await expectNothing()
  await barOf(page)
    .getByRole('button', { name: /^\d+ changes?/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Changes' }).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Escape')

  // Saves a draft while the guest's page is open.
  content.edit(`docs/6.deployment/3.${HIDDEN}.md`, (text) => `${text}\nAnother ${HIDDEN}.\n`)
  content.edit('docs/6.deployment/4.icons.md', (text) => text.replace(OWN, `second ${OWN}`))
  await expect(title).toHaveText(`Icons and a second ${OWN}`)
  await expectNothing()

  await page.getByRole('banner').getByRole('button', { name: 'Search...' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  for (const words of [OWN, HIDDEN, 'large sites']) {
    await search.getByRole('combobox').fill(words)
    await expect(
      search
        .getByRole('option')
        .first()
        .or(search.getByText(/no results|nothing/i).first()),
    ).toBeVisible()
    expect(await search.getByRole('option').allTextContents()).not.toContainEqual(
      expect.stringMatching(/A kanarienvogel/i),
    )
  }
  await page.keyboard.press('Escape')

  const follow = async (link: ReturnType<Page['locator']>, path: string, heading: string) => {
    await link.click()
    await expect(page).toHaveURL(SITE + path)
    await waitUntilLive(page)
    await expect(title).toHaveText(heading)
    await expectNothing()
  }
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  await follow(sidebar.getByRole('link', { name: 'Large sites' }), '/docs/deployment/large-sites', 'Large sites')
  await follow(sidebar.getByRole('link', { name: 'Redirects' }), '/docs/deployment/redirects', 'Redirects')
  await follow(page.getByRole('banner').getByRole('link', { name: 'Blog' }), '/blog', 'Blog')
  for (const path of ['/', '/changelog', '/search?q=kanarien']) {
    await page.goto(path)
    await waitUntilUsable(page)
    await expectNothing()
  }
  await openPreview(page, PAGE, token)
  await expect(title).toHaveText(`Icons and a second ${OWN}`)

  const got = await readResponses()
  const leaks = got.filter(({ text }) => text.toLowerCase().includes(HIDDEN))
  expect(leaks.map(({ url, text }) => [url, text.match(/.{0,80}kanarienvogel.{0,80}/i)?.[0]])).toEqual([])
  expect(got.some(({ url, text }) => url.includes('/api/preview/page') && text.includes(OWN))).toBe(true)
  expect(got.some(({ url, text }) => url.includes('/api/preview/events') && text.includes('data:'))).toBe(true)
})
