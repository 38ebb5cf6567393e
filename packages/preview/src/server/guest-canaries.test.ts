import { pageCollectionNames } from '@galley/core/collections'
import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath, PREVIEW_API } from '@galley/core/preview'
import { collections } from '@galley/site/collections'
import { createEventListeners } from './event-listeners.fixture'
import { baselineOf, createPreviewServer, PIXEL, type PreviewServer } from './preview-server.fixture'

/** Drafts, each with its own word in every text. */
const draftOf = (word: string, more = '') => `---
title: ${word} title
description: ${word} description
draft: true
navigation:
  title: ${word} menu
  badge: ${word} badge
  icon: star
seo:
  title: ${word} seo
  description: ${word} seo text
search:
  keywords: [${word} keyword]
extra: ${word} extra
${more}---

# ${word} title

${word} text.

## ${word} heading

![${word} picture](${word}.png) [${word} file](${word}.csv)

\`\`\`js [${word}.js]
${word}()
\`\`\`
`

const POST = 'date: 2025-01-01\n'
const OWN = 'owncanary'
/** Drafts that a guest of "/docs/open" must not learn about, not even that they exist. */
const HIDDEN = 'hiddencanary'

let server: PreviewServer
let all: string
let baseline: string

beforeAll(async () => {
  server = await createPreviewServer({
    hasPresence: true,
    branches: {
      main: {
        'docs/1.open.md': draftOf(OWN),
        [`docs/${OWN}.png`]: PIXEL,
        [`docs/${OWN}.csv`]: 'own,1\n',
        [`docs/${HIDDEN}.csv`]: 'hidden,1\n',
        // Neighbours of the page, in the same folder and in others.
        [`docs/0.${HIDDEN}.md`]: draftOf(HIDDEN),
        [`docs/2.${HIDDEN}-next.md`]: draftOf(HIDDEN, 'links:\n  - { label: hiddencanary link, to: /docs/open }\n'),
        [`docs/${HIDDEN}.png`]: PIXEL,
        [`docs/3.${HIDDEN}-folder/.navigation.yml`]: `title: ${HIDDEN} folder\n`,
        [`docs/3.${HIDDEN}-folder/index.md`]: draftOf(HIDDEN),
        [`docs/${HIDDEN}.draft.md`]: `# ${HIDDEN}\n\n[To](./1.open.md) and [nowhere](./${HIDDEN}-typo.md)\n`,
        [`docs/${HIDDEN}-broken.md`]: `---\ntitle: [${HIDDEN}\n---\n`,
        [`blog/${HIDDEN}.md`]: draftOf(HIDDEN, `${POST}authors: [${HIDDEN}]\n`),
        [`blog/${HIDDEN}.png`]: PIXEL,
        [`blog/${HIDDEN}.csv`]: 'hidden,2\n',
        [`authors/${HIDDEN}.yml`]: `name: ${HIDDEN}\nmotto: ${HIDDEN} motto\n`,
        [`info/${HIDDEN}.yml`]: `fact: ${HIDDEN}\n`,
        'index.mdx': '# Home\n',
      },
    },
    commits: { main: { commit: 'a1', committedAt: '2026-01-01T00:00:00.000Z', subject: HIDDEN, author: HIDDEN } },
  })
  all = await server.sign()
  baseline = await server.know(baselineOf(), all)
}, 60_000)
afterAll(() => server.close())

/** Requests by route. A missing route fails the test below. */
const REQUESTS: Record<string, (guest: string) => [url: string, options?: object][]> = {
  'GET branches': () => [['branches']],
  'GET session': () => [['session']],
  'PUT baselines/:id': () => [['baselines/x', { method: 'PUT', payload: {} }]],
  'GET changes': () => [[`changes?${baseline}`], [`changes?${baseline}&against=main`]],
  'GET page': () =>
    ['/docs/open', `/docs/${HIDDEN}`, `/docs/${HIDDEN}-folder`, `/blog/${HIDDEN}`, '/', '/blog', '/docs'].map(
      (path) => [`page?path=${path}&${baseline}`],
    ),
  'POST page': () => [
    [`page?${baseline}`, { method: 'POST', payload: { file: 'docs/1.open.md', text: `# ${OWN}\n` } }],
  ],
  'GET links': () => [[`links?path=/docs/open&${baseline}`]],
  'POST links': () => [[`links?path=/docs/open&${baseline}`, { method: 'POST', payload: { files: {} } }]],
  'GET navigation': () => pageCollectionNames(collections).map((name) => [`navigation?collection=${name}`]),
  'GET search': () => [[`search?${baseline}`]],
  'GET build': () => [['build']],
  'POST build': () => [['build', { method: 'POST' }]],
  'POST refresh': () => [['refresh', { method: 'POST' }]],
  'POST share': () => [['share', { method: 'POST', payload: { path: '/docs/open' } }]],
  'GET shares': () => [['shares']],
  'DELETE shares/:id': () => [['shares/x', { method: 'DELETE' }]],
  'PUT presence/:stream': () => [['presence/x', { method: 'PUT', payload: { path: '/docs/open' } }]],
  'GET content/manifest.json': () => [[DRAFT_MANIFEST_PATH.slice(PREVIEW_API.length + 1)]],
}
/** Routes that need more than one request. Each has a test below. */
const OTHERS = ['GET content/:collection/sql_dump.txt', 'POST content/:collection/query', 'GET events', 'GET files/*']

const ask = (as: string, url: string, options: object = {}) => server.send(`${PREVIEW_API}/${url}`, as, options)
const expectNothing = (name: string, body: string) =>
  expect([name, body.match(/.{0,60}hiddencanary.{0,60}/)]).toEqual([name, null])

/** A token for the page, and a shared link. */
const guests = async () => {
  const { token } = (await ask(all, 'share', { method: 'POST', payload: { path: '/docs/open' } })).json<{
    token: string
  }>()
  return [await server.sign({ paths: ['/docs/open'] }), token]
}

const readDumps = async (as: string) => {
  const manifest = (await ask(as, 'content/manifest.json')).json<Record<string, { version: string }>>()
  const bodies = Object.entries(manifest).flatMap(([name, { version }]) => [
    server.send(`${draftDumpPath(name)}?v=${version}`, as),
    server.send(draftQueryPath(name), as, { method: 'POST', payload: { sql: 'SELECT * FROM content', version } }),
  ])
  return (await Promise.all(bodies)).map(({ body }) => body)
}

/** Decodes a dump, which is compressed and in base64. */
const readable = async (body: string) => {
  const bytes = Buffer.from(body, 'base64')
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return body
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

test('the requests cover every route', () => {
  const routes = server.routes.flatMap((route) => {
    const [methods = '', url = ''] = route.split(' ')
    const names = methods.split(',').filter((method) => /^(GET|POST|PUT|DELETE)$/.test(method))
    return url.startsWith(`${PREVIEW_API}/`)
      ? names.map((method) => `${method} ${url.slice(PREVIEW_API.length + 1)}`)
      : []
  })
  const asked = new Set([...Object.keys(REQUESTS), ...OTHERS])
  // The "/query" routes accept every method with a body. The tests send only POST.
  expect(routes.filter((route) => !asked.has(route) && !route.endsWith('/query'))).toEqual([])
  expect(routes).toEqual(expect.arrayContaining([...asked]))
})

test('no route names a draft of another page to a guest, and the responses contain the guest’s page', async () => {
  for (const guest of await guests()) {
    const bodies: string[] = []
    for (const [route, requests] of Object.entries(REQUESTS)) {
      for (const [url, options] of requests(guest)) {
        const { body, headers } = await ask(guest, url, options)
        expectNothing(`${route} ${url}`, body)
        expectNothing(route, JSON.stringify(headers))
        if (body.includes(OWN)) bodies.push(route)
      }
    }
    expect(bodies).toEqual(expect.arrayContaining(['GET changes', 'GET page', 'GET search']))
    const dumps = await Promise.all((await readDumps(guest)).map(readable))
    for (const dump of dumps) expectNothing('a database', dump)
    expect(dumps.join('')).toContain(OWN)
  }
})

test('an image has a URL only on pages that show it', async () => {
  for (const guest of await guests()) {
    const { body } = await ask(guest, `page?path=/docs/open&${baseline}`)
    const urls = [...new Set(body.match(/\/api\/preview\/files\/[^"\\]*png[^"\\]*/g))]
    expect(urls).toEqual([expect.stringContaining(`/${OWN}.png?`)])
    expect((await server.send(urls[0]!)).statusCode).toBe(200)
    for (const name of [HIDDEN, `../blog/${HIDDEN}`]) {
      expect((await server.send(urls[0]!.replace(OWN, name), guest)).statusCode).toBe(404)
    }
  }
})

const downloadsIn = ({ body }: { body: string }) => [
  ...new Set(body.match(/\/api\/preview\/files\/[^"\\]*csv[^"\\]*/g)),
]

test('a file has a URL only on pages that link to it', async () => {
  for (const guest of await guests()) {
    const [url = '', ...more] = downloadsIn(await ask(guest, `page?path=/docs/open&${baseline}`))
    expect([url, more]).toEqual([expect.stringContaining(`/${OWN}.csv?`), []])
    const file = await server.send(url)
    expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([200, 'own,1\n', 'attachment'])
    for (const other of [url.replace(OWN, HIDDEN), `${url}x`]) expect((await server.send(other)).statusCode).toBe(404)
  }
  const text = `# Own\n\n[own](./${OWN}.csv) [hidden](./${HIDDEN}.csv)\n`
  const payload = { file: 'docs/1.open.md', text }
  const [guest = ''] = await guests()
  const unsaved = await ask(guest, `page?${baseline}`, { method: 'POST', payload })
  expect(downloadsIn(unsaved)).toEqual([expect.stringContaining(`/${OWN}.csv?`)])
})

test('events for a guest name no draft of another page', async () => {
  const listeners = await createEventListeners(server)
  for (const guest of await guests()) {
    const stream = await listeners.listen(guest)
    await stream.until(1)
    await server.save(`docs/0.${HIDDEN}.md`, draftOf(HIDDEN, `# ${HIDDEN} again ${guest.length}\n`))
    await server.save(`docs/${HIDDEN}-broken.md`, `---\ntitle: [${HIDDEN} again\n---\n`)
    await server.save(`authors/${HIDDEN}.yml`, `name: ${HIDDEN} ${guest.length}\n`)
    await server.save(`docs/${HIDDEN}-solved.md`, `---\ntitle: [${HIDDEN}\n---\n`)
    await server.save(`docs/${HIDDEN}-solved.md`, `# ${HIDDEN}\n`)
    await server.remove(`docs/${HIDDEN}-solved.md`)
    await server.save('docs/1.open.md', `${draftOf(OWN)}\nSaved for ${guest.length}.\n`)
    while (!JSON.stringify(stream.received).includes('1.open.md')) await stream.until(stream.received.length + 1)
    expectNothing('GET events', JSON.stringify(stream.received))
  }
  listeners.stop()
})

test('a token for all pages gets the drafts from the same routes', async () => {
  const found = new Set<string>()
  for (const [route, requests] of Object.entries(REQUESTS)) {
    for (const [url, options] of requests(all))
      if ((await ask(all, url, options)).body.includes(HIDDEN)) found.add(route)
  }
  expect([...found]).toEqual([
    'GET branches',
    'GET changes',
    'GET page',
    'POST page',
    'GET navigation',
    'GET search',
    'GET content/manifest.json',
  ])
  const page = await ask(all, `page?path=/docs/${HIDDEN}&${baseline}`)
  expect(page.body).toContain(`${HIDDEN} text.`)
  expect((await Promise.all((await readDumps(all)).map(readable))).join('')).toContain(HIDDEN)
})
