import { createCompileQueue } from '@galley/content'
import { PREVIEW_API, REFUSAL } from '@galley/core/preview'
import { ATTACKS } from '@galley/testing/attacks.fixture'
import { baselineOf, createPreviewServer, type PreviewServer } from './preview-server.fixture'

const START_MS = 60_000
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const queue = createCompileQueue(process.cwd(), { isWarm: true })
let server: PreviewServer
let token: string
let baseline: string

beforeAll(async () => {
  const page = '# A\n\n![Shot](shot.svg)\n'
  server = await createPreviewServer({
    compile: queue.compile,
    hasPresence: true,
    branches: {
      main: { 'docs/a.md': page, 'docs/b.md': '# B\n', 'docs/shot.svg': SVG, 'docs/x.md': '# X\n' },
      other: { 'docs/a.md': page, 'docs/shot.svg': SVG },
    },
  })
  token = await server.sign()
  baseline = await server.know(baselineOf(), token)
}, START_MS)
afterAll(async () => {
  await server.close()
  await queue.close()
})

const ROUTES: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object][] = [
  ['GET', 'session?'],
  ['POST', 'share?', { path: '/docs/a' }],
  ['GET', 'shares?'],
  ['DELETE', 'shares/x?'],
  ['PUT', 'presence/x?', { path: '/docs/a' }],
  ['PUT', `baselines/${'a'.repeat(20)}?`, {}],
  ['GET', 'changes?'],
  ['GET', 'page?path=/docs/a'],
  ['POST', 'page?', { file: 'docs/a.md', text: '# A' }],
  ['GET', 'navigation?collection=docs'],
  ['GET', 'search?'],
  ['GET', 'content/manifest.json?'],
  ['GET', 'content/docs/sql_dump.txt?v=1'],
  ['POST', 'content/docs/query?', { sql: 'SELECT 1' }],
  ['GET', 'events?'],
  ['GET', 'build?'],
  ['POST', 'build?'],
  ['POST', 'refresh?'],
]

describe.each(ROUTES)('%s %s', (method, path, body) => {
  const ask = (as: string | undefined, query = '') =>
    server.send(`${PREVIEW_API}/${path}&${baseline}${query}`, as, { method, ...(body && { payload: body }) })
  const expectRefusal = async (as: string | undefined, query?: string) => {
    const { statusCode, headers, body: text } = await ask(as, query)
    expect([statusCode, text]).toEqual([401, JSON.stringify(REFUSAL)])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }

  test('is refused without a token, and with a token of another server', async () => {
    await expectRefusal(undefined)
    for (const wrong of ['x', `${token}x`, token.slice(0, -2), `${token.split('.').slice(0, 2).join('.')}.`]) {
      await expectRefusal(wrong)
    }
  })

  test('is refused when the token is in the URL', async () => {
    await expectRefusal(undefined, `&preview=${token}&previewToken=${token}&token=${token}`)
  })

  test('is refused with an expired or revoked token', async () => {
    const { token: own, claims } = await server.tokens.sign({ name: 'ben', expiresInSeconds: 1 })
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await expectRefusal(own)
    clock.mockRestore()
    server.revoked.add(claims.jti)
    await expectRefusal(own)
  })

  test('is refused with a token for another branch, or with an invalid branch name', async () => {
    await expectRefusal(await server.sign({ branches: ['other'] }))
    await expectRefusal(await server.sign({ branches: ['main'] }), '&branch=other')
    for (const query of ['&branch=main&branch=other', '&branch=../other', '&branch=OTHER', '&branch=other%00']) {
      await expectRefusal(await server.sign({ branches: ['main'] }), query)
    }
  })
})

test('a token for another path sees no page, however the path is encoded', async () => {
  const narrow = await server.sign({ paths: ['/docs/b'] })
  for (const path of [
    '/docs/a',
    '/docs/b/../a',
    '/docs/./a',
    '//docs/a',
    '/docs%2fa',
    '/docs\\a',
    '/docs/%2561',
    '/docs/a#/docs/b',
  ]) {
    const answer = await server.send(`${PREVIEW_API}/page?path=${encodeURIComponent(path)}&${baseline}`, narrow)
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 401, REFUSAL])
  }
})

describe('an image', () => {
  const urlOf = (branch = 'main', file = 'docs/shot.svg') =>
    server.images.urlOf(branch, file, server.contentOf(branch).store.view().digestOfImage('docs/shot.svg')!)

  test('is served at its signed URL, sandboxed so that its scripts do not run', async () => {
    const answer = await server.send(urlOf())
    expect([answer.statusCode, answer.body]).toEqual([200, SVG])
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': expect.stringMatching(/^image\/svg\+xml/) as unknown,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })

  test.each([
    ['without a signature', (url: string) => url.replace(/&s=[^&]*/, '')],
    [
      'with another signature',
      (url: string) => url.replace(/&s=(.)/, (_all, first) => `&s=${first === 'A' ? 'B' : 'A'}`),
    ],
    ['of another version', (url: string) => url.replace(/v=./, 'v=_')],
    ['of another branch', (url: string) => url.replace('branch=main', 'branch=other')],
    ['of another file', (url: string) => url.replace('shot.svg', 'a.md')],
    ['above the content', (url: string) => url.replace('docs/shot.svg', '../../../../etc/passwd')],
    ['above it, encoded', (url: string) => url.replace('docs/shot.svg', '..%2f..%2fpackage.json')],
    ['above it, encoded twice', (url: string) => url.replace('docs/', 'docs/%252e%252e/docs/')],
    ['with a backslash', (url: string) => url.replace('docs/', 'docs%5c')],
    ['from the root', (url: string) => url.replace('docs/shot.svg', '/etc/passwd')],
    ['with a name that ends early', (url: string) => url.replace('shot.svg', 'shot.svg%00.png')],
  ])('is not served %s, even with a token', async (_name, change) => {
    for (const as of [undefined, token]) {
      const answer = await server.send(change(urlOf()), as)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('svg')
    }
  })

  test('is no longer served at the URL of an earlier version', async () => {
    const file = 'docs/own.svg'
    const read = () => server.images.urlOf('main', file, server.contentOf().store.view().digestOfImage(file)!)
    await server.save(file, SVG)
    const before = read()
    await server.save(file, SVG.replace('<svg', '<svg id="new"'))
    const answers = [await server.send(before), await server.send(read())]
    await server.remove(file)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200])
  })

  test.each(['docs/a.md', '../content/docs/shot.svg', '../../../../../../etc/passwd', '/etc/passwd', 'docs/gone.png'])(
    'must be a content file, so %s is not served even if signed',
    async (file) => {
      expect((await server.send(urlOf('main', file))).statusCode).toBe(404)
    },
  )
})

/** Finds elements, handlers, URLs and styles in a rendered tree that a browser would run. */
function findHostile(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findHostile)
  if (typeof value !== 'object' || value === null) return []
  const { type, tagName, properties } = value as { type?: string; tagName?: string; properties?: object }
  const own = [
    ...(type === 'raw' ? ['raw'] : []),
    ...(/^(script|iframe|object|embed|form|base|link|meta|style)$/i.test(tagName ?? '') ? [tagName!] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, given]) =>
      /^(on|srcdoc|formaction|dangerously)/i.test(name) || /^\W*(javascript|vbscript|data:text)/i.test(String(given))
        ? [`${name}=${String(given)}`]
        : [],
    ),
  ]
  return [...own, ...Object.values(value).flatMap(findHostile)]
}

describe('a hostile draft', () => {
  const renderText = async (text: string) => {
    const answer = await server.send(`${PREVIEW_API}/page?${baseline}`, token, {
      method: 'POST',
      payload: { file: 'docs/x.md', text, path: '/docs/x' },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ data: { doc: { body: unknown } }; problems: unknown[] }>()
  }

  test('is detected by these tests', () => {
    const element = (tagName: string, properties: object) => ({ type: 'element', tagName, properties, children: [] })
    expect(
      findHostile([element('script', {}), element('a', { href: 'javascript:x' }), element('p', { onClick: 'x' })]),
    ).toHaveLength(3)
  })

  test.each(Object.entries(ATTACKS))(
    'with %s shows nothing that runs',
    async (_name, attacks) => {
      expect(findHostile((await renderText(attacks.join('\n\n'))).data)).toEqual([])
      // Tries the other attacks after one is refused.
      const some = attacks.filter((_attack, index) => index % Math.ceil(attacks.length / 25) === 0)
      for (const one of some) expect(findHostile((await renderText(one)).data)).toEqual([])
    },
    30_000,
  )

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="/a.png" onerror="alert(1)">'],
    ['a URL that runs code', '[a](javascript:alert(1)) ![b](javascript:alert(1))'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ])('with %s renders nothing that runs', async (_name, text) => {
    await server.save('docs/x.md', `# X\n\n${text}\n`)
    const answer = await server.send(`${PREVIEW_API}/page?path=/docs/x&${baseline}`, token)
    expect([answer.statusCode, findHostile(answer.json<{ data: unknown }>().data)]).toEqual([200, []])
  })

  test('of 10 MB is refused unsaved, and reported as a problem if saved', async () => {
    const large = 'x'.repeat(10_000_000)
    const url = `${PREVIEW_API}/page?${baseline}`
    const payload = { file: 'docs/x.md', text: large }
    expect((await server.send(url, token, { method: 'POST', payload })).statusCode).toBe(413)
    await server.save('docs/x.md', large)
    const { problems } = (await server.send(`${PREVIEW_API}/changes?${baseline}`, token)).json<{ problems: object[] }>()
    expect(problems).toMatchObject([
      { file: 'docs/x.md', message: expect.stringContaining('10000000 bytes') as unknown },
    ])
  }, 30_000)
})

test('writes no token into the log', () => {
  expect(server.logged.join('')).not.toContain(token)
})
