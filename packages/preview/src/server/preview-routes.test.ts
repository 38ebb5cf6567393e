import { compile } from '@galley/content/compiler/compile-worker'
import { type Baseline, type DraftChanges, PREVIEW_API, type PreviewPage, REFUSAL } from '@galley/core/preview'
import { createBaselines, KEPT_BASELINES, MAX_BASELINE_BYTES } from './baselines'
import type { Builds } from './builds/builds'
import { baselineOf, createPreviewServer, PIXEL, type PreviewServer, SITE_ORIGIN } from './preview-server.fixture'
import { MAX_TEXT_BYTES, MAX_TEXTS_A_MINUTE, MAX_TEXTS_AT_ONCE } from './unsaved-text'

const MAIN = {
  'index.mdx': '---\ntitle: Home\n---\n',
  'docs/1.a.md': '---\ntitle: A\n---\n\nText of A.\n\n![A shot](shot.png)\n',
  'docs/2.b.md': '---\ntitle: B\n---\n\nText of B.\n',
  'docs/café.md': '# Coffee\n',
  'docs/shot.png': PIXEL,
  'docs/unused.png': PIXEL,
  'blog/one.md': '---\ntitle: One\ndate: 2025-01-01\nauthors: [ada]\n---\n',
  'blog/two.md': '---\ntitle: Two\ndate: 2025-01-02\n---\n',
  'authors/ada.yml': 'name: Ada\n',
}

const COMMIT = { committedAt: '2025-01-31T12:00:00Z', subject: 'Write of the launch', author: 'Bo' }

let server: PreviewServer
let token: string
let baseline: string

beforeAll(async () => {
  server = await createPreviewServer({
    branches: { main: MAIN, other: { 'docs/1.a.md': '# A elsewhere\n' } },
    commits: { other: { commit: 'c0ffee', ...COMMIT } },
  })
  token = await server.sign()
  baseline = await server.know(baselineOf(), token)
}, 60_000)
afterAll(() => server.close())

const get = (path: string, as = token) => server.send(`${PREVIEW_API}/${path}`, as)
const post = (path: string, payload: unknown, as = token) =>
  server.send(`${PREVIEW_API}/${path}`, as, { method: 'POST', payload: payload as object })

describe('the branches', () => {
  test('are listed with their last commits', async () => {
    expect((await get('branches')).json()).toEqual({
      branches: [
        { name: 'main', isDefault: true },
        { name: 'other', isDefault: false, ...COMMIT },
      ],
    })
  })

  test('are limited to those that the token may see, without commit messages for a path scope', async () => {
    const one = await server.sign({ branches: ['other', 'gone'] })
    expect((await get('branches?branch=gone', one)).json()).toEqual({
      branches: [{ name: 'other', isDefault: false, ...COMMIT }],
    })
    expect((await get('branches', one)).statusCode).toBe(401)
    const narrow = await server.sign({ branches: ['other'], paths: ['/docs/**'] })
    expect((await get('branches?branch=other', narrow)).json()).toEqual({
      branches: [{ name: 'other', isDefault: false, committedAt: COMMIT.committedAt }],
    })
    const session = (await get('session?branch=other', narrow)).json<object>()
    expect(session).toMatchObject({ branch: 'other', branches: ['other'], paths: ['/docs/**'] })
    expect(session).not.toHaveProperty('editorUrl')
  })

  test('can be compared with each other', async () => {
    const files = async (query: string) =>
      (await get(`changes?${baseline}${query}`))
        .json<{ changes: { file: string; state: string }[] }>()
        .changes.map(({ file, state }) => `${state} ${file}`)
    expect(await files('&branch=other&against=other')).toEqual([])
    expect(await files('&branch=other&against=main')).toEqual([
      'deleted authors/ada.yml',
      'deleted blog/one.md',
      'deleted blog/two.md',
      'changed docs/1.a.md',
      'deleted docs/2.b.md',
      'deleted docs/café.md',
      'deleted docs/shot.png',
      'deleted index.mdx',
    ])
    const page = (query: string) => get(`page?path=/docs/a&branch=other&${baseline}${query}`)
    expect((await page('&against=main')).json()).toMatchObject({ state: 'changed' })
    expect((await page('&against=other')).json()).not.toHaveProperty('state')
  })

  test('cannot be compared with a hidden or unknown branch', async () => {
    const narrow = await server.sign({ branches: ['main'] })
    expect((await get(`changes?${baseline}&against=other`, narrow)).statusCode).toBe(401)
    const answer = await get(`changes?${baseline}&against=gone`)
    const error = 'Cannot compare with "gone". There is no branch "gone".'
    expect([answer.statusCode, answer.json()]).toEqual([409, { error }])
  })
})

describe('the session', () => {
  test('returns the name, the expiry, the branch and the scope of the editor', async () => {
    const { expires, now, ...session } = (await get('session')).json<Record<string, string>>()
    expect(session).toEqual({
      name: 'ana',
      branch: 'main',
      branches: ['main', 'other'],
      paths: ['/**'],
      revision: 1,
      build: { state: 'none' },
      presence: false,
      editorUrl: 'https://git.example/edit/main/content/{file}#L{line}',
    })
    expect(Date.parse(expires!) - Date.parse(now!)).toBeGreaterThan(3_500_000)
  })

  test('of an unknown branch is a 410 with a message', async () => {
    const answer = await get('session?branch=gone')
    const body = { error: 'There is no branch "gone".', code: 'branch-gone' }
    expect([answer.statusCode, answer.json()]).toEqual([410, body])
  })
})

describe('a baseline that the server does not know', () => {
  test.each(['changes?', 'page?path=/docs/a&', 'search?'])('is requested by %s', async (route) => {
    for (const query of ['baseline=0123456789abcdef0123', 'baseline=']) {
      const answer = await get(`${route}${query}`)
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { unknownBaseline: true }])
    }
  })

  test('is refused under the id of another baseline, and if it is invalid or too large', async () => {
    const real = baselineOf({ 'docs/2.b.md': 'real' })
    const put = (id: string, payload: unknown) =>
      server.send(`${PREVIEW_API}/baselines/${id}`, token, { method: 'PUT', payload: payload as object })
    for (const payload of [{ ...real, files: {} }, { ...real, id: 'x' }, { ...real, files: { a: 1 } }, []])
      expect((await put(real.id, payload)).statusCode).toBe(400)
    expect((await put('x', real)).statusCode).toBe(400)
    expect((await get(`changes?baseline=${real.id}`)).statusCode).toBe(404)
    const huge = { id: 'a'.repeat(20), files: { a: 'x'.repeat(MAX_BASELINE_BYTES) }, paths: {} }
    expect((await put(huge.id, huge)).statusCode).toBe(413)
  })

  test('may have been removed because newer baselines were added', () => {
    const baselines = createBaselines()
    const all = Array.from({ length: KEPT_BASELINES + 1 }, (_, index) => baselineOf({ a: String(index) }))
    for (const one of all) baselines.add(one.id, one)
    expect(all.filter(({ id }) => !baselines.find(id))).toEqual([all[0]])
  })
})

describe('changes', () => {
  test('are all files that the build does not have; images only if a page shows them', async () => {
    const { changes, problems } = (await get(`changes?${baseline}`)).json<DraftChanges>()
    const shown = Object.keys(MAIN).filter((file) => file !== 'docs/unused.png')
    expect(changes.map(({ file }) => file)).toEqual(shown.sort())
    const a = { kind: 'page', collection: 'docs', state: 'new', path: '/docs/a', title: 'A' }
    expect(changes.find(({ file }) => file === 'docs/1.a.md')).toMatchObject(a)
    expect(problems).toEqual([])
  })
})

describe('a page', () => {
  test('has the data of its template, with images from this server', async () => {
    const page = (await get(`page?path=/docs/a&${baseline}`)).json<{ data: { doc: { images: object[] } } }>()
    expect(page).toMatchObject({
      path: '/docs/a',
      component: 'templates/docs-page',
      data: { doc: { path: '/docs/a', title: 'A' } },
      head: { title: 'A', description: 'Text of A.' },
      state: 'new',
      file: 'docs/1.a.md',
      bodyLines: [5, 7],
      isCode: false,
      problems: [],
      changedImages: ['docs/shot.png'],
      depends: [],
      revision: 1,
    })
    const url = /^\/api\/preview\/files\/docs\/shot\.png\?v=\w+&s=[\w-]+&branch=main$/
    const file = { publicURL: expect.stringMatching(url) as unknown }
    expect(page.data.doc.images).toEqual([{ path: 'docs/shot.png', width: 1, height: 1, file }])
  })

  test.each([
    ['/docs/a', 'docs/shot.png'],
    ['/blog/one', 'authors/ada.yml'],
  ])('at %s reports that the page shows the changed file %s', async (path, part) => {
    const published = await server.contentOf().baseline()
    const pageFrom = async ({ files, paths }: Baseline) =>
      (await get(`page?path=${path}&${await server.know(baselineOf(files, paths), token)}`)).json<PreviewPage>()
    expect(await pageFrom(published)).not.toHaveProperty('showsChanges')
    const { [part]: _part, ...files } = published.files
    const page = await pageFrom({ ...published, files })
    expect(page).not.toHaveProperty('state')
    expect(page.showsChanges).toBe(true)
  })

  test('of an area has the component of its route', async () => {
    expect((await get(`page?path=/&${baseline}`)).json()).toMatchObject({
      component: 'templates/landing-page',
      data: { landing: { title: 'Home' } },
      file: 'index.mdx',
      isCode: true,
      depends: ['docs', 'landing'],
    })
  })

  test.each(['/docs/a/', '/docs/caf%C3%A9', '/docs/café'])('at %s is found', async (path) => {
    expect((await get(`page?path=${encodeURIComponent(path)}&${baseline}`)).statusCode).toBe(200)
  })

  test('that does not exist is a 404, and a request without a path a 400', async () => {
    const answer = await get(`page?path=/docs/none&${baseline}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no page at /docs/none.' }])
    expect((await get(`page?${baseline}`)).statusCode).toBe(400)
  })

  test('has only neighbours that are visible or published', async () => {
    const narrow = await server.sign({ paths: ['/blog/one'] })
    const neighbours = async (query: string) =>
      (await get(`page?path=/blog/one&${query}`, narrow)).json<{ data: { contentSurround: unknown[] } }>().data
        .contentSurround
    const { digest } = server.contentOf().store.find('blog/two.md')!
    const published = await server.know(baselineOf({ 'blog/two.md': digest }, { 'blog/two.md': '/blog/two' }), narrow)
    expect(await neighbours(baseline)).toEqual([null, null])
    expect(await neighbours(published)).toContainEqual({ path: '/blog/two', title: 'Two' })
  })

  test('waits for the first build', async () => {
    const fresh = await createPreviewServer({ branches: { main: MAIN }, hasBuild: false })
    const as = await fresh.sign()
    const query = await fresh.know(baselineOf(), as)
    const payload = { file: 'docs/1.a.md', text: '# A' }
    for (const answer of [
      await fresh.send(`${PREVIEW_API}/page?path=/docs/a&${query}`, as),
      await fresh.send(`${PREVIEW_API}/page?${query}`, as, { method: 'POST', payload }),
    ]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    }
    await fresh.close()
  })
})

describe('an unsaved text', () => {
  test('returns its page, and stores nothing', async () => {
    const page = (await post(`page?${baseline}`, { file: 'docs/1.a.md', text: '# Tried\n' })).json<object>()
    expect(page).toMatchObject({ path: '/docs/a', data: { doc: { title: 'Tried' } }, problems: [] })
    expect((await get(`page?path=/docs/a&${baseline}`)).json()).toMatchObject({ data: { doc: { title: 'A' } } })
  })

  test('of data shows on the requested page', async () => {
    const body = { file: 'authors/ada.yml', text: 'name: Countess\n', path: '/blog/one/' }
    expect((await post(`page?${baseline}`, body)).json()).toMatchObject({
      path: '/blog/one',
      data: { post: { authors: [{ name: 'Countess' }] } },
    })
  })

  test.each(['../package.json', '/etc/passwd', 'docs\\a.md', 'a\0.md', ''])(
    'must be for a file in content/, not %j',
    async (file) => {
      expect((await post(`page?${baseline}`, { file, text: '# A' })).statusCode).toBe(400)
    },
  )

  test('of a file without a page is a 404', async () => {
    for (const file of ['authors/eve.yml', 'docs/shot.png', 'notes.txt', 'docs/.navigation.yml']) {
      expect((await post(`page?${baseline}`, { file, text: 'name: Eve' })).statusCode).toBe(404)
    }
  })

  test('is refused if the page of the file or the requested page is hidden', async () => {
    const narrow = await server.sign({ paths: ['/docs/a'] })
    for (const body of [
      { file: 'docs/2.b.md', text: '# B' },
      { file: 'docs/1.a.md', text: '# A', path: '/docs/b' },
      { file: 'docs/1.a.md', text: '# A', path: '/docs/%2e%2e/b' },
    ]) {
      const answer = await post(`page?${baseline}`, body, narrow)
      expect([answer.statusCode, answer.json()]).toEqual([401, REFUSAL])
    }
  })

  test.each([
    [MAX_TEXT_BYTES + 1, 400],
    [MAX_TEXT_BYTES * 2, 413],
  ])('is refused with %d characters', async (length, status) => {
    const text = 'x'.repeat(length)
    expect((await post(`page?${baseline}`, { file: 'a.md', text })).statusCode).toBe(status)
  })
})

describe('the navigation', () => {
  test('is the tree of a collection with its drafts', async () => {
    const [docs] = (await get('navigation?collection=docs')).json<{ children: { title: string }[] }[]>()
    expect(docs!.children.map(({ title }) => title)).toEqual(['A', 'B', 'Coffee'])
  })

  test.each(['', 'authors', 'constructor', '__proto__', 'nothing'])('of %j is a 404', async (name) => {
    expect((await get(`navigation?collection=${name}`)).statusCode).toBe(404)
  })

  test('is not sent to a token for some pages', async () => {
    const answer = await get('navigation?collection=docs', await server.sign({ paths: ['/docs/a'] }))
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })
})

test('the search has the sections of drafts, and with a path scope only of visible ones', async () => {
  const all = (await get(`search?${baseline}`)).json<{ pages: { path: string }[] }>()
  expect(all.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/docs/a', '/docs/b', '/blog/one']))
  const narrow = await get(`search?${baseline}`, await server.sign({ paths: ['/docs/b'] }))
  expect(narrow.json<{ pages: { path: string }[] }>().pages.map(({ path }) => path)).toEqual(['/docs/b'])
  expect(narrow.body).not.toContain('/docs/a')
})

test('a token with one pattern "/docs/a,/docs/b" does not share a database with a token with these two paths', async () => {
  const versionFor = async (paths: string[]) =>
    (await server.send(`${PREVIEW_API}/content/manifest.json`, await server.sign({ paths }))).json<
      Record<string, { version: string }>
    >()['docs']!.version
  expect(await versionFor(['/docs/a', '/docs/b'])).not.toBe(await versionFor(['/docs/a,/docs/b']))
})

describe('a shared link', () => {
  test('shows only saved text', async () => {
    const shared = (await post('share', { path: '/docs/a' })).json<{ token: string }>().token
    const answer = await post(`page?${baseline}`, { file: 'docs/1.a.md', text: '# A' }, shared)
    expect([answer.statusCode, answer.json()]).toEqual([401, REFUSAL])
  })

  test.each([[], {}, { path: ['/docs/a'] }, { path: '/docs/*' }, { path: `/${'字'.repeat(998)}` }])(
    'is not created from %j',
    async (payload) => {
      expect((await post('share', payload)).statusCode).toBe(401)
    },
  )
})

test('compiles unsaved texts one at a time per token, and those of other tokens meanwhile', async () => {
  let running = 0
  let most = 0
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const busy = await createPreviewServer({
    compile: async (request) => {
      if (request.text?.includes('Slow')) {
        most = Math.max(most, ++running)
        await released
        running -= 1
      }
      return compile(request)
    },
    branches: { main: MAIN },
  })
  const [one, other] = [await busy.sign(), await busy.sign()]
  const query = await busy.know(baselineOf(), one)
  const send = (text: string, as: string) =>
    busy.send(`${PREVIEW_API}/page?${query}`, as, { method: 'POST', payload: { file: 'docs/1.a.md', text } })
  const answers = Array.from({ length: MAX_TEXTS_AT_ONCE + 1 }, () => send('# Slow', one))
  expect((await Promise.race(answers)).json()).toEqual({
    error: '10 unsaved texts of this token are waiting. Send the next one after a response.',
  })
  expect((await send('# Quick', other)).statusCode).toBe(200)
  release()
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(MAX_TEXTS_AT_ONCE).fill(200),
    429,
  ])
  expect(most).toBe(1)
  await busy.close()
})

test('counts unsaved texts per token, not per IP address', async () => {
  const [one, other] = [await server.sign(), await server.sign()]
  const statuses = new Set<number>()
  for (let count = 0; count < MAX_TEXTS_A_MINUTE; count += 1) statuses.add((await post('page?', {}, one)).statusCode)
  statuses.add((await post('page?', {}, other)).statusCode)
  expect([...statuses]).toEqual([400])
  expect((await post('page?', {}, one)).statusCode).toBe(429)
})

describe('the preview build', () => {
  test('cannot be requested from a server without builds', async () => {
    expect((await post('build', {})).statusCode).toBe(404)
  })

  test('is requested at once, and shows its log only to tokens for all pages', async () => {
    const builds = { request: jest.fn(), state: () => ({ state: 'failed', log: 'content/secret.md' }) }
    const own = await createPreviewServer({ branches: { main: {} }, builds: builds as unknown as Builds })
    const [all, some] = [await own.sign(), await own.sign({ paths: ['/docs/**'] })]
    const asked = await own.send(`${PREVIEW_API}/build`, all, { method: 'POST' })
    expect([asked.statusCode, asked.json()]).toEqual([202, { state: 'failed', log: 'content/secret.md' }])
    expect(builds.request.mock.calls).toEqual([[0]])
    expect((await own.send(`${PREVIEW_API}/build`, some, { method: 'POST' })).json()).toEqual(REFUSAL)
    expect((await own.send(`${PREVIEW_API}/build`, some)).json()).toEqual({ state: 'failed' })
    expect((await own.send(`${PREVIEW_API}/session`, some)).json()).toMatchObject({ build: { state: 'failed' } })
    expect((await own.send(`${PREVIEW_API}/session`, some)).body).not.toContain('secret')
    expect(builds.request).toHaveBeenCalledTimes(1)
    await own.close()
  })
})

test('a refresh needs a token for all pages', async () => {
  expect((await post('refresh', {})).json()).toEqual({ changed: [], gone: [], problems: [] })
  expect((await post('refresh', {}, await server.sign({ paths: ['/docs/**'] }))).json()).toEqual(REFUSAL)
})

describe('from a page of another origin', () => {
  const from = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.send(`${PREVIEW_API}/session`, method === 'GET' ? token : undefined, {
      method,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    })

  test('the published site may send requests', async () => {
    expect((await from(SITE_ORIGIN)).headers['access-control-allow-origin']).toBe(SITE_ORIGIN)
    const preflight = await from(SITE_ORIGIN, 'OPTIONS')
    expect([preflight.statusCode, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': SITE_ORIGIN,
        'access-control-allow-methods': 'GET, PUT, POST, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, Last-Event-ID',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    ])
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each(['https://evil.example', `${SITE_ORIGIN}.evil.example`, 'http://docs.example.com', 'null'])(
    '%s may not send requests',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        expect((await from(origin, method)).headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )
})

describe('any input', () => {
  const HUGE = 'x'.repeat(50_000)
  const VALUES = ['', '%00', '[]', '{}', '-1', 'NaN', '__proto__', 'constructor', '..%2f..%2f', '%F0%9F%92%A9', HUGE]
  const ROUTES = ['session', 'changes', 'page', 'navigation', 'search', 'build', 'content/manifest.json', 'files/a.png']
  const NAMES = ['branch', 'baseline', 'path', 'collection', 'v', 's']

  test.each(ROUTES)('%s never causes a server error or a cached response', async (route) => {
    for (const name of NAMES) {
      for (const value of VALUES) {
        for (const query of [`${name}=${value}`, `${name}=${value}&${name}=${value}`, `${name}[a]=${value}`]) {
          const { statusCode, headers } = await get(`${route}?${query}`)
          expect([query.slice(0, 60), statusCode < 500]).toEqual([query.slice(0, 60), true])
          expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        }
      }
    }
  })

  test.each(['share', 'page', 'build', 'refresh', 'baselines/x'])(
    'any body to %s never causes a server error',
    async (route) => {
      const method = route.startsWith('baselines') ? 'PUT' : 'POST'
      const bodies = ['', '{', 'null', '[]', '0', '""', '{"path":[]}', '{"file":{},"text":1}', '{"__proto__":1}', HUGE]
      for (const payload of bodies) {
        for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
          const options = { method, payload, headers: { 'content-type': type } } as const
          const answer = await server.send(`${PREVIEW_API}/${route}?${baseline}`, token, options)
          expect([payload.slice(0, 20), type, answer.statusCode < 500]).toEqual([payload.slice(0, 20), type, true])
          expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        }
      }
    },
  )

  test('causes no error in the log', () => {
    expect(server.logged.filter((line) => line.includes('request failed'))).toEqual([])
  })
})

test('an internal error does not reveal details', async () => {
  const broken = await createPreviewServer({ branches: { main: { 'docs/a.md': '# A' } } })
  const as = await broken.sign()
  jest.spyOn(broken.contentOf(), 'problems').mockRejectedValue(new Error('/home/ana/secret'))
  const query = await broken.know(baselineOf(), as)
  const answer = await broken.send(`${PREVIEW_API}/changes?${query}`, as)
  const error = 'Something went wrong on the server. Try again later.'
  expect([answer.statusCode, answer.json()]).toEqual([500, { error }])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await broken.close()
})
