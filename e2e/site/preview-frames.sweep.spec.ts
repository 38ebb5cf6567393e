import { createServer } from 'node:http'
import { expect, openContent, signToken, test, waitUntilLive } from '../preview'
import { EDITOR, PREVIEW, SITE, STRANGER } from '../preview-setup.mjs'
import type { Page } from '../test'

const FILE = 'docs/4.queries/1.graphiql.md'
const PATH = '/docs/queries/graphiql'

interface Message {
  type: string
  path?: string
  file?: string
  problems?: unknown[]
}

/** A page of another origin with the site in a frame, like a page of an editor. */
async function serveEditor(origin: string, url: string) {
  const html = `<!doctype html><title>Editor</title><script>
    const messages = []
    addEventListener('message', ({ origin, data }) => { if (origin === '${SITE}') messages.push(data) })
    const send = (message) => document.querySelector('iframe').contentWindow.postMessage({ galley: 1, ...message }, '*')
  </script><iframe name="site" width="1200" height="800" src="${url}"></iframe>`
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

const readMessages = (page: Page) => page.evaluate<Message[]>('messages')
const send = (page: Page, message: object) => page.evaluate(`send(${JSON.stringify(message)})`)

test.describe.configure({ mode: 'serial' })

test('an editor with the site in a frame shows unsaved text', async ({ page }) => {
  const content = openContent(PREVIEW)
  const { token } = await signToken()
  const close = await serveEditor(EDITOR, `${SITE}${PATH}#preview=${token}`)
  try {
    await page.goto(EDITOR)
    const frame = page.frameLocator('iframe')
    const title = frame.getByRole('heading', { level: 1 })
    await expect.poll(() => readMessages(page)).toContainEqual({ galley: 1, type: 'ready', path: PATH, version: 1 })
    await expect(frame.getByRole('region', { name: 'Preview', exact: true }).getByText('Live')).toBeVisible()

    const saved = content.read(FILE)
    const text = saved.replace(/^title: .*$/m, 'title: Not saved yet')
    await send(page, { type: 'document', file: FILE, text })
    await expect(title).toHaveText('Not saved yet')
    await expect.poll(() => readMessages(page)).toContainEqual({ galley: 1, type: 'shown', file: FILE, problems: [] })
    expect(content.read(FILE)).toBe(saved)

    await send(page, { type: 'document', file: FILE, text: text.replace('Not saved yet', '[half') })
    await expect(frame.getByRole('complementary', { name: 'There is a problem in this draft' })).toBeVisible()
    await expect.poll(async () => (await readMessages(page)).at(-1)?.problems).toHaveLength(1)

    await send(page, { type: 'saved' })
    await expect(title).toHaveText('GraphiQL')
    await send(page, { type: 'navigate', path: '/blog' })
    await expect.poll(() => readMessages(page)).toContainEqual({ galley: 1, type: 'navigated', path: '/blog' })
    await send(page, { type: 'navigate', path: `//${new URL(STRANGER).host}/` })
    await send(page, { type: 'navigate', path: 'javascript:parent.messages.push(1)' })
    // The page handles the last message last.
    await send(page, { type: 'navigate', path: '/changelog' })
    await expect.poll(() => readMessages(page)).toContainEqual({ galley: 1, type: 'navigated', path: '/changelog' })
    expect(page.frame('site')?.url()).toBe(`${SITE}/changelog`)
    const messages = await readMessages(page)
    expect(messages).not.toContain(1)
    expect(JSON.stringify(messages)).not.toContain(token)
  } finally {
    close()
  }
})

test('a page of another origin receives neither the frame nor messages', async ({ page }) => {
  const { token } = await signToken()
  const close = await serveEditor(STRANGER, `${SITE}${PATH}#preview=${token}`)
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  try {
    await page.goto(STRANGER)
    await expect.poll(() => refused.join('\n')).toMatch(/frame-ancestors/)
    await expect.poll(() => page.frame('site')?.url()).toMatch(/^chrome-error:/)
    expect(await readMessages(page)).toEqual([])
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'GraphiQL' })).toHaveCount(0)
  } finally {
    close()
  }
})

test('the site ignores messages of a window that opened it', async ({ page, context }) => {
  const { token } = await signToken()
  const close = await serveEditor(EDITOR, 'about:blank')
  try {
    await page.goto(EDITOR)
    const opening = context.waitForEvent('page')
    await page.evaluate(`window.opened = open('${SITE}${PATH}#preview=${token}')`)
    const opened = await opening
    await waitUntilLive(opened)
    // The opener policy of the site separates the two windows: the opener sees a closed window.
    expect(await page.evaluate('opened.closed')).toBe(true)
    expect(await readMessages(page)).toEqual([])
  } finally {
    close()
  }
})
