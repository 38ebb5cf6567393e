import { PREVIEW_API, REFUSAL } from '@galley/core/preview'
import { baselineOf, createPreviewServer, type PreviewServer } from './preview-server.fixture'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

let server: PreviewServer
let token: string

beforeAll(async () => {
  const files = { 'docs/a.md': '# A\n\n![Shot](shot.svg)\n', 'docs/shot.svg': SVG }
  server = await createPreviewServer({ hasPresence: true, branches: { main: files, other: files } })
  token = await server.sign()
}, 60_000)
afterAll(() => server.close())

test('every route except signed files refuses requests without a token for the branch', async () => {
  const others = await server.sign({ branches: ['other'] })
  const query = await server.know(baselineOf(), token)
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
  for (const route of server.routes) {
    const url = route.slice(route.indexOf('/')).replace(/:\w+/g, 'docs')
    if (!url.startsWith(PREVIEW_API) || url.endsWith('*')) continue
    for (const method of methods.filter((name) => route.split(' ')[0]!.split(',').includes(name)))
      for (const [as, more] of [
        [undefined, `&preview=${token}&token=${token}`],
        ['x', ''],
        [others, ''],
      ] as const) {
        const { statusCode, headers, body } = await server.send(`${url}?${query}${more}`, as, { method })
        expect([method, url, statusCode, body]).toEqual([method, url, 401, JSON.stringify(REFUSAL)])
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      }
  }
  expect(server.routes.length).toBeGreaterThan(18)
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
    ['above the content', (url: string) => url.replace('docs/shot.svg', '../../../../etc/passwd')],
    ['above the content, encoded', (url: string) => url.replace('docs/shot.svg', '..%2f..%2fpackage.json')],
    ['with a NUL byte in the name', (url: string) => url.replace('shot.svg', 'shot.svg%00.png')],
  ])('is not served %s, even with a token', async (_name, change) => {
    const answer = await server.send(change(urlOf()), token)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('svg')
  })

  test('is no longer served at the URL of an earlier version', async () => {
    const file = 'docs/own.svg'
    const read = () => server.images.urlOf('main', file, server.contentOf().store.view().digestOfImage(file)!)
    await server.save(file, SVG)
    const before = read()
    await server.save(file, SVG.replace('<svg', '<svg id="new"'))
    const answers = [await server.send(before), await server.send(read())]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200])
  })

  test.each(['docs/a.md', '../content/docs/shot.svg', '../../../../../../etc/passwd', '/etc/passwd', 'docs/gone.png'])(
    'is not served, even if signed, for %s, which is no image of the content',
    async (file) => {
      expect((await server.send(urlOf('main', file))).statusCode).toBe(404)
    },
  )
})

test('writes no token into the log', () => {
  expect(server.logged.join('')).not.toContain(token)
})
