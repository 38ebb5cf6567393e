import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSAL } from '@galley/core/preview'
import { HASHED_SCRIPT } from '@galley/testing/built-site.fixture'
import { BranchError } from '../branches/branches'
import { MAX_FAILURES } from '../tokens/guard'
import { BRANCH_COOKIE, BUILD_COOKIE } from './build-visits'
import { createBuildServer } from './preview-builds.fixture'

type Server = Awaited<ReturnType<typeof createBuildServer>>

const HTML = { accept: 'text/html' }
const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(changed?: Parameters<typeof createBuildServer>[0]) {
  const server = await createBuildServer(changed)
  servers.push(server)
  const token = await server.sign()
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { ...HTML, cookie: `previewToken=${token}`, ...headers } })
  const signIn = (fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/preview/sign-in',
      headers: { ...HTML, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return { ...server, token, get, signIn }
}

/** Starts a server with a build. */
async function startBuilt(changed?: Parameters<typeof start>[0]) {
  const server = await start(changed)
  await server.build()
  return server
}

const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))

/** Returns a refusal page without the URL that its form opens. */
const withoutUrl = (body: string) => body.replace(/name="to" value="[^"]*"/, '')

describe('the sign-in', () => {
  test('accepts a link with a token, which moves from the URL to a cookie', async () => {
    const { app, token } = await startBuilt()
    const response = await app.inject({ url: `/docs/install?a=1&preview=${token}&b=%2F`, headers: HTML })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/docs/install?a=1&b=%2F'])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(response.headers['set-cookie']).toMatch(/^previewToken=\S+; Max-Age=3(600|599); Path=\/; SameSite=Lax$/)
  })

  test.each([
    ['/docs/install?a=1#set-up', '/docs/install?a=1#set-up'],
    ['/docs?q=é😀#😀', '/docs?q=%C3%A9%F0%9F%98%80#%F0%9F%98%80'],
  ])('accepts a token from the fragment of a URL, and continues to %s', async (to, location) => {
    const { signIn, token } = await start()
    const response = await signIn({ preview: token, to })
    expect([response.statusCode, response.headers.location]).toEqual([303, location])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(cookiesOf(response)).toEqual({ previewToken: token })
  })

  test('accepts a pasted link', async () => {
    const { signIn, token } = await start()
    for (const link of [`docs?x=1#preview=${token}`, `docs?x=1&preview=${token}#top`]) {
      const response = await signIn({ preview: ` https://galley.example/${link} `, to: '/' })
      expect([response.statusCode, response.headers.location]).toEqual([303, '/'])
      expect(cookiesOf(response)).toEqual({ previewToken: token })
    }
  })

  test.each(['//evil.example/x', '/\\evil.example', '/%2f%2fevil.example', '///evil.example'])(
    'does not redirect from %s to another site',
    async (path) => {
      const { app, token } = await start()
      const response = await app.inject({ url: `${path}?preview=${token}`, headers: HTML })
      expect([response.statusCode, response.headers.location]).toEqual([303, '/'])
    },
  )

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '',
  ])('does not continue from a form to %s', async (to) => {
    const { signIn, token } = await start()
    const { location = '' } = (await signIn({ preview: token, to })).headers
    expect(new URL(location, 'https://preview.example').origin).toBe('https://preview.example')
  })

  test('refuses a form without a valid token, and counts the attempt', async () => {
    const { signIn } = await start()
    for (const to of ['/docs/install', '']) {
      const response = await signIn({ preview: 'wrong', to })
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined])
      expect(response.body).toContain(REFUSAL.error)
    }
    for (let tries = 0; tries < MAX_FAILURES; tries += 1) await signIn({ preview: 'wrong' })
    expect((await signIn({ preview: 'wrong' })).headers['retry-after']).toBeDefined()
  })

  test('answers every refusal of a page with the same form, and refuses data and files as the API does', async () => {
    const { app, token } = await startBuilt()
    const tampered = `${token.slice(0, -4)}AAAA`
    const ask = (url: string, cookie = '') => app.inject({ url, headers: { ...HTML, cookie } })
    const page = (await ask('/docs/install')).body
    for (const text of [REFUSAL.error, 'name="preview"', 'name="to" value="/docs/install"'])
      expect(page).toContain(text)
    for (const url of ['/no/such/page', '/preview/open/docs/none', '/docs/install?preview=wrong', '/']) {
      const { statusCode, body, headers } = await ask(url, `previewToken=${tampered}`)
      expect([statusCode, headers['x-robots-tag'], headers['set-cookie']]).toEqual([401, 'noindex', undefined])
      // The page contains the requested URL, but never the token.
      expect(withoutUrl(body)).toBe(withoutUrl(page))
      expect(body).not.toMatch(/wrong|AAAA/)
    }
    for (const url of ['/page-data/docs/install/page-data.json', HASHED_SCRIPT, '/api/health', '/none.json']) {
      const response = await app.inject({ url, headers: { accept: '*/*' } })
      expect([response.statusCode, response.json()]).toEqual([401, REFUSAL])
    }
  })

  test('ends with an empty value, which removes the token', async () => {
    const { get, signIn } = await start()
    const response = await get('/docs/install?preview=')
    expect(response.statusCode).toBe(401)
    expect(response.cookies).toEqual([expect.objectContaining({ name: 'previewToken', value: '', maxAge: 0 })])
    expect((await signIn({ preview: '' })).cookies).toEqual(response.cookies)
  })

  test('writes no token into the log', async () => {
    const { app, token, get, signIn, logLines } = await startBuilt()
    await app.inject({ url: `/docs/install?preview=${token}`, headers: HTML })
    await signIn({ preview: token, to: `/docs/install?preview=${token}` })
    await get('/docs/install')
    expect(logLines.length).toBeGreaterThanOrEqual(2)
    expect(logLines.join('')).not.toContain(token)
    expect(logLines.join('')).toContain('"path":"/docs/install","status":200')
  })
})

describe('a frame of an editor on another site', () => {
  const studio = { editorOrigins: ['https://studio.example'], trustProxy: true }
  const framed = { 'x-forwarded-proto': 'https', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
  const cookiesIn = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat()

  test('gets a cookie for that frame only, which stays from page to page', async () => {
    const { app, token, get } = await startBuilt(studio)
    const url = `/docs/install?preview=${token}`
    const first = await app.inject({ url, headers: { ...HTML, ...framed } })
    expect(cookiesIn(first)).toEqual([
      'previewFrame=1; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
      expect.stringMatching(/^previewToken=.*; Path=\/; SameSite=None; Secure; Partitioned$/),
    ])
    const cookie = `previewFrame=1; previewToken=${token}`
    const next = await get('/docs/install?build=1', { 'x-forwarded-proto': 'https', cookie })
    expect(cookiesIn(next)).toEqual(['previewBuild=1; Path=/; HttpOnly; SameSite=None; Secure; Partitioned'])
  })

  test.each([
    ['a window', { 'sec-fetch-dest': 'document' }],
    ['a frame on the same site', { 'sec-fetch-site': 'same-site' }],
    ['a server without HTTPS', { 'x-forwarded-proto': 'http' }],
  ])('%s has the usual cookie', async (_what, headers) => {
    const { app, token } = await startBuilt(studio)
    const url = `/docs/install?preview=${token}`
    const answer = await app.inject({ url, headers: { accept: 'text/html', ...framed, ...headers } })
    expect(cookiesIn(answer)).toEqual([expect.stringContaining('SameSite=Lax')])
  })
})

describe('the current build', () => {
  test('serves its pages, files, redirects and routes, without caching and indexing', async () => {
    const { get, app, token, build, setState } = await start({ editorOrigins: ['https://studio.example'] })
    setState({ state: 'queued' })
    const early = await get('/page-data/docs/install/page-data.json', { accept: '*/*' })
    expect([early.statusCode, early.json()]).toEqual([503, { error: 'The build is about to begin' }])
    await build()
    const page = await get('/docs/install')
    expect(page.body).toContain('Build 1.')
    expect((await get('/api/preview/session')).json()).toEqual({ isApi: true })
    for (const url of ['/docs/install', '/page-data/docs/install/page-data.json', '/get-started', '/none']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(headers['referrer-policy']).toBe('same-origin')
    }
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' https://studio.example")
    expect((await get('/none')).statusCode).toBe(404)
    expect((await get('/get-started')).headers.location).toBe('/docs/install#first')
    expect((await get(HASHED_SCRIPT)).headers['cache-control']).toBe('private, max-age=31536000, immutable')
    const origin = await app.listen({ port: 0 })
    const query = await fetch(`${origin}/api/content/docs/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"sql":"SELECT 1"}',
    })
    expect(await query.json()).toEqual({ error: 'There is no collection "docs". Collections: none.' })
    expect(query.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('serves nothing outside its public folder', async () => {
    const { get } = await startBuilt()
    for (const path of [
      '../secret.txt',
      '..%2fsecret.txt',
      'docs/..%5c..%5csecret.txt',
      '.cache/server-manifest.json',
      '_headers',
    ]) {
      const { statusCode, body } = await get(`/${path}`)
      expect([path, statusCode, /^secret$/m.test(body)]).toEqual([path, 404, false])
    }
  })

  test('also serves the files that a page of an earlier build still loads', async () => {
    const { get, build } = await start()
    await build({ 'public/chunk-aaaaaaaaaaaaaaaaaaaa.js': 'earlier()' })
    await build()
    expect((await get('/chunk-aaaaaaaaaaaaaaaaaaaa.js')).body).toBe('earlier()')
    expect((await get('/chunk-bbbbbbbbbbbbbbbbbbbb.js')).statusCode).toBe(404)
  })
})

describe('a build that a URL names', () => {
  test('is shown with its own data until the newest is requested', async () => {
    const { get, token, build } = await startBuilt()
    await build()
    const page = await get('/docs/install?build=1')
    expect(page.body).toContain('Build 1.')
    expect(cookiesOf(page)).toEqual({ [BUILD_COOKIE]: '1' })
    const cookie = `previewToken=${token}; ${BUILD_COOKIE}=1`
    const data = await get('/page-data/docs/install/page-data.json', { cookie, accept: '*/*' })
    expect(data.json()).toEqual({ build: 1 })
    const newest = await get('/docs/install?build=', { cookie })
    expect(newest.body).toContain('Build 2.')
    expect(cookiesOf(newest)).toEqual({ [BUILD_COOKIE]: '' })
  })

  test('shows a message if it is no longer kept', async () => {
    const { get, token, build } = await start()
    const oldest = await build()
    await get('/docs/install?build=1')
    for (let count = 2; count <= 6; count++) await build()
    expect(existsSync(oldest)).toBe(false)
    const cookie = `previewToken=${token}; ${BUILD_COOKIE}=1`
    const page = await get('/docs/install?x=1', { cookie })
    expect(page.body).toContain('Build 1 is no longer kept')
    expect(page.body).toContain('href="/docs/install?x=1&amp;build="')
    expect((await get('/docs/install?build=1')).statusCode).toBe(410)
    const data = await get('/page-data/docs/install/page-data.json', { cookie, accept: '*/*' })
    expect([data.statusCode, data.json()]).toEqual([410, { error: 'Build 1 is no longer kept' }])
  })

  test.each(['../1', '1e0', '%00', '99999999999'])('cannot be a folder such as %s', async (named) => {
    const { get } = await startBuilt()
    const response = await get(`/docs/install?build=${named}`)
    expect([200, 410]).toContain(response.statusCode)
    expect(cookiesOf(response)).toEqual(response.statusCode === 200 ? expect.anything() : { [BUILD_COOKIE]: '' })
  })
})

describe('scopes', () => {
  const openAs = async ({ app, sign }: Server, paths: string[]) => {
    const cookie = `previewToken=${await sign({ paths })}`
    return (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', cookie, ...headers } })
  }
  const CANARY = 'canary-of-a-draft'

  test('of paths get no file of a build with drafts', async () => {
    const server = await start()
    const files = {
      'public/docs/install/index.html': CANARY,
      'public/docs/secret.md': CANARY,
      'public/page-data/docs/secret/page-data.json': JSON.stringify(CANARY),
      'public/page-data/app-data.json': JSON.stringify(CANARY),
      'public/builds/meta/0123456789abcdef0123.json': JSON.stringify(CANARY),
      'public/api/baseline/baseline.json': JSON.stringify({ id: CANARY, files: {}, paths: {} }),
      'public/api/content/docs/sql_dump.txt': CANARY,
      'public/static/0123456789abcdef0123456789abcdef/secret.png': CANARY,
      'public/app-aaaaaaaaaaaaaaaaaaaa.js': CANARY,
      'public/llms-full.txt': CANARY,
      'public/_gatsby/slices/_gatsby-scripts-1.html': CANARY,
      'public/new-kind-of-file.bin': CANARY,
    }
    const folder = await server.build(files)
    await server.publish()
    const guest = await openAs(server, ['/docs/install'])
    const built = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
    const urls = built.map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`)
    for (const url of [...urls, '/docs/secret', '/docs/secret?build=1', '/docs/install?build=1', '/none']) {
      for (const accept of ['text/html', '*/*', 'text/markdown', 'application/json']) {
        const { body, headers } = await guest(url, { accept, 'accept-encoding': 'identity' })
        expect([url, body.includes(CANARY), JSON.stringify(headers).includes(CANARY)]).toEqual([url, false, false])
      }
    }
    // A token for all pages gets everything.
    for (const file of Object.keys(files)) {
      const url = file.replace('public', '').replace('/index.html', '')
      expect([url, (await server.get(url)).body.includes(CANARY)]).toEqual([url, true])
    }
  })

  test('of paths get the whole published build, and ignore a cookie that names another build', async () => {
    const server = await start()
    await server.build({ 'public/docs/install/index.html': 'with drafts' })
    await server.build({ 'public/docs/install/index.html': 'with drafts' })
    await server.publish({ 'public/only-published.txt': 'published' })
    const guest = await openAs(server, ['/docs/install'])
    for (const url of ['/docs/install', '/', '/caf%C3%A9', '/docs/install.md', '/only-published.txt', HASHED_SCRIPT]) {
      expect([url, (await guest(url)).statusCode]).toEqual([url, 200])
    }
    const page = await guest('/docs/install?build=2')
    expect(page.body).toContain('Build 1.')
    expect(page.headers['set-cookie']).toBeUndefined()
    const data = await guest('/page-data/docs/install/page-data.json', { accept: '*/*' })
    expect(data.json()).toEqual({ build: 1 })
  })

  test('of paths redirect only to visible entries, whose pages show the draft', async () => {
    const server = await start()
    await server.build({}, { secret: '/docs/secret' })
    await server.publish()
    server.entries.set('docs/docs/new.md', { path: '/docs/new', manifestId: 'new' })
    server.entries.set('docs/docs/secret.md', { path: '/docs/secret', manifestId: 'secret' })
    const guest = await openAs(server, ['/docs/new'])
    const own = await guest('/preview/open/docs/docs/new.md')
    expect([own.statusCode, own.headers.location]).toEqual([303, '/docs/new'])
    const answers = await Promise.all(['secret', 'none'].map((id) => guest(`/preview/open/docs/docs/${id}.md`)))
    for (const { statusCode, headers } of answers) expect([statusCode, headers.location]).toEqual([401, undefined])
    expect(withoutUrl(answers[0]!.body)).toBe(withoutUrl(answers[1]!.body))
    expect(server.requests).toEqual([])
  })

  test('of branches show no other branch, and a message for a branch that is no longer built', async () => {
    const { app, sign, get } = await startBuilt({ defaultBranch: 'main' })
    const open = async (token: string, url: string, more = '') =>
      app.inject({ url, headers: { accept: 'text/html', cookie: `previewToken=${token}${more}` } })
    const token = await sign({ branches: ['main'] })
    expect((await open(token, '/docs/install')).statusCode).toBe(200)
    expect((await open(token, '/docs/install?branch=other')).statusCode).toBe(401)
    // Another token chose this branch.
    expect((await open(token, '/docs/install', `; ${BRANCH_COOKIE}=other`)).statusCode).toBe(200)
    expect((await open(await sign({ branches: ['other'] }), '/docs/install')).statusCode).toBe(401)
    const gone = await get('/docs/install?branch=%3Cb%3E')
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('&lt;b&gt;')])
    expect(cookiesOf(gone)).toEqual({ [BRANCH_COOKIE]: '<b>', [BUILD_COOKIE]: '' })
  })
})

test('shows different messages for a branch that cannot be read and for an unknown branch', async () => {
  const { get } = await start({
    findBuilds: async () => {
      throw new BranchError('The repository <cannot> be reached.', 503)
    },
  })
  const page = await get('/docs/install?branch=drafts')
  expect(page.body).toContain('The branch cannot be shown')
  expect(page.body).toContain('The repository &lt;cannot&gt; be reached.')
  const data = await get('/page-data/app-data.json', { accept: '*/*' })
  expect([data.statusCode, data.json()]).toEqual([503, { error: 'The branch cannot be shown' }])
})

test('tokens with a path scope can neither read the log of a build nor request a build', async () => {
  const { app, sign, build, setPublishedState, requests } = await start()
  await build()
  setPublishedState({ state: 'failed', log: 'content/secret.md' })
  const headers = {
    accept: 'text/html',
    cookie: `previewToken=${await sign({ paths: ['/docs/**'] })}`,
    host: 'preview.example',
    origin: 'https://preview.example',
  }
  const { body } = await app.inject({ url: '/docs/install', headers })
  expect(body).toContain('<h1>The build failed</h1>')
  expect(body).not.toContain('secret')
  expect(body).not.toContain('<form')
  expect((await app.inject({ method: 'POST', url: '/preview/build?to=/docs/install', headers })).statusCode).toBe(401)
  expect(requests).toEqual([])
})

describe('before the first build', () => {
  test('every page shows the progress and opens by itself', async () => {
    const { get, setState, build } = await start()
    setState({ state: 'building', startedAt: new Date(Date.now() - 12_000).toISOString() })
    const response = await get('/docs/install')
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
    expect(response.body).toContain('<h1>The first build is running</h1>')
    expect(response.body).toMatch(/Running for 1[23] s\. The first one takes a minute or more\./)
    expect(response.body).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
    const scripts = [...response.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(2)
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(response.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    }
    await build()
    expect((await get('/docs/install')).body).toContain('Build 1.')
  })

  test('a failed build shows its escaped log, and a button to try again', async () => {
    const { get, app, token, setState, requests } = await start()
    setState({ state: 'failed', log: 'Error: <script>alert(1)</script> in "docs"' })
    const { body } = await get('/docs/install?a=1')
    expect(body).toContain('<h1>The build failed</h1>')
    expect(body).toContain('Error: &lt;script&gt;alert(1)&lt;/script&gt; in &quot;docs&quot;')
    const [, action = ''] = /action="([^"]*)"/.exec(body) ?? []
    const url = action.replaceAll('&amp;', '&')
    const own = { cookie: `previewToken=${token}`, host: 'preview.example' }
    const post = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url, headers: { ...own, ...headers } })
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(401)
    expect(requests).toEqual([])
    const again = await post({ origin: 'https://preview.example', 'content-type': 'application/x-www-form-urlencoded' })
    expect([again.statusCode, again.headers.location]).toEqual([303, '/docs/install?a=1'])
    expect(requests).toEqual([0])
  })
})

describe('the waiting page of an entry', () => {
  const entry = { path: '/docs/install', manifestId: 'docs-install-1' }

  test('redirects to the page in the newest build', async () => {
    const { get, entries, build } = await start()
    entries.set('docs/1.guide/install', entry)
    await build({}, { 'docs-install-1': '/docs/install' })
    const response = await get('/preview/open/docs/1.guide/install')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/docs/install'])
    expect(cookiesOf(response)).toEqual({ [BUILD_COOKIE]: '' })
  })

  test('requests a build if none is running, and shows its progress', async () => {
    const { get, entries, build, requests, setState } = await start()
    await build({}, { 'docs-install-0': '/docs/install' })
    entries.set('docs/install', entry)
    const url = '/preview/open/docs/install'
    expect((await get(url)).statusCode).toBe(503)
    expect(requests).toEqual([0])
    setState({ state: 'queued', tookMs: 20_000, build: 1 })
    expect((await get(url)).body).toContain('<h1>The build is about to begin</h1>')
    setState({ state: 'building', startedAt: new Date(Date.now() - 5000).toISOString(), tookMs: 20_000, build: 1 })
    const building = await get(url)
    expect(building.body).toContain('<h1>The build is running</h1>')
    expect(building.body).toMatch(/Running for [56] s\. The last build took 20 s\./)
    expect(building.body).toContain('data-live="/api/preview/events"')
    setState({ state: 'failed', log: 'It broke', build: 1 })
    expect((await get(url)).body).toContain('It broke')
    await build({}, { 'docs-install-1': '/docs/install' })
    expect((await get(url)).headers.location).toBe('/docs/install')
    expect(requests).toEqual([0])
  })

  test('reports that a later build does not have the entry', async () => {
    const { get, entries, build, requests } = await startBuilt()
    entries.set('docs/install', entry)
    await get('/preview/open/docs/install')
    await build()
    const response = await get('/preview/open/docs/install')
    expect(response.statusCode).toBe(404)
    expect(response.body).toMatch(/The build is ready, but this entry is not in it.*Try again/s)
    expect(requests).toEqual([0])
  })

  test('suggests similar names for an unknown entry', async () => {
    const { get, entries } = await startBuilt()
    entries.set('docs/guide/install', entry).set('docs/guide/deploy', entry).set('docs/<b>', entry)
    const response = await get('/preview/open/docs/guide/instal')
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>There is no such entry</h1>')
    expect(response.body).toContain('<a href="/preview/open/docs/guide/install">guide/install</a>')
    // The page opens by itself once the entry is saved.
    expect(response.body).toContain('data-live="/api/preview/events"')
    const hostile = await get('/preview/open/docs/%3Cimg%20onerror=x%3E')
    expect(hostile.body).not.toContain('<img')
    expect((await get('/preview/open/none/x')).statusCode).toBe(404)
  })

  test('reports that an entry has no page', async () => {
    const { get, entries, build } = await start()
    await build({}, { author: null })
    entries.set('authors/ana', { manifestId: 'author-new' }).set('docs/x', { path: '/docs/x', manifestId: 'author' })
    for (const id of ['authors/ana', 'docs/x']) {
      expect((await get(`/preview/open/${id}`)).body).toContain('This entry has no page of its own')
    }
  })

  test('reads only manifests, and never redirects to another site', async () => {
    const { get, entries, build } = await start()
    await build({}, { hostile: '//evil.example' })
    entries.set('docs/a', { path: '/docs/a', manifestId: '../../../secret' })
    entries.set('docs/b', { path: '/docs/b', manifestId: 'hostile' })
    expect((await get('/preview/open/docs/a')).statusCode).toBe(503)
    const hostile = await get('/preview/open/docs/b')
    expect([hostile.statusCode, hostile.headers.location]).toEqual([404, undefined])
  })
})
