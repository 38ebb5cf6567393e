import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContentLinks } from '@galley/content'
import { INTERVAL_MS } from '@galley/node/progress'
import { checkExternalLinks } from './external-links'

/** Long enough for the server of this test on a busy machine. */
const OPTIONS = { timeoutMs: 15_000, pauseMs: 1, tell: jest.fn() }
const SITE = 'https://galley.example'

let server: Server
let origin = ''
/** Each received request as "METHOD path". */
let requests: string[] = []
let openNow = 0
let openAtMost = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const answer = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end()
    const [, name = '', status = ''] = url.split('/')
    if (name === 'slow') {
      openNow += 1
      openAtMost = Math.max(openAtMost, openNow)
      setTimeout(() => {
        openNow -= 1
        answer(200)
      }, 30)
    } else if (name === 'never') return
    else if (name === 'moved') answer(301, { location: '/status/200' })
    else if (name === 'circle') answer(302, { location: '/circle' })
    else if (name === 'no-head') answer(method === 'HEAD' ? Number(status) : 200)
    else if (name === 'second-time') answer(requests.filter((one) => one === `HEAD ${url}`).length > 1 ? 200 : 503)
    else if (name === 'broken') request.destroy()
    else answer(Number(status))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

const content = (file: string, ...targets: string[]): ContentLinks => ({
  file,
  path: '/docs',
  links: targets.map((target, index) => ({ target, line: index + 1, column: 3 })),
})
const check = (...paths: string[]) => checkWith(OPTIONS, ...paths)
const checkWith = (options: typeof OPTIONS, ...paths: string[]) =>
  checkExternalLinks([content('content/a.md', ...paths.map((path) => origin + path))], [], SITE, options)

test('reports its progress during a long check', async () => {
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => (now += INTERVAL_MS))
  await check('/status/200', '/status/201')
  jest.restoreAllMocks()
  expect(OPTIONS.tell.mock.calls).toEqual([1, 2].map((count) => [`${count} of 2 links to other sites are checked`]))
})

test.each([
  ['/status/200', ['HEAD /status/200']],
  ['/moved', ['HEAD /moved', 'HEAD /status/200']],
  ['/no-head/405', ['HEAD /no-head/405', 'GET /no-head/405']],
  ['/no-head/404', ['HEAD /no-head/404', 'GET /no-head/404']],
  ['/second-time', ['HEAD /second-time', 'GET /second-time', 'HEAD /second-time']],
])('accepts %s', async (path, expected) => {
  expect(await check(path)).toEqual({ dead: [], doubtful: [] })
  expect(requests).toEqual(expected)
})

test.each([404, 410])('a status of %d is an error after one attempt', async (status) => {
  const url = `${origin}/status/${status}`
  expect(await check(`/status/${status}`)).toEqual({
    dead: [`content/a.md:1:3  "${url}" answers ${status}: it is gone. Correct the link, or remove it.`],
    doubtful: [],
  })
  expect(requests).toEqual([`HEAD /status/${status}`, `GET /status/${status}`])
})

test.each([401, 429, 503])('a status of %d is a warning after two attempts', async (status) => {
  const url = `${origin}/status/${status}`
  expect(await check(`/status/${status}`)).toEqual({
    dead: [],
    doubtful: [expect.stringContaining(`"${url}" answers ${status}. Open it in a browser, and correct the link if`)],
  })
  expect(requests).toHaveLength(4)
})

test.each([
  ['/never', 'does not answer within 0.3 seconds.', 300],
  ['/broken', 'cannot be reached ('],
  ['/circle', 'cannot be reached (redirect count exceeded).'],
])('%s is a warning', async (path, words, timeoutMs = OPTIONS.timeoutMs) => {
  const { dead, doubtful } = await checkWith({ ...OPTIONS, timeoutMs }, path)
  expect(dead).toEqual([])
  expect(doubtful).toEqual([expect.stringContaining(`"${origin}${path}" ${words}`)])
})

/** Runs the check on a machine that resolves no host name. */
async function checkUnfound(...urls: string[]) {
  const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause: notFound }))
  const report = await checkExternalLinks([content('content/a.md', ...urls)], [], SITE, OPTIONS)
  fetch.mockRestore()
  return report
}

test('an unknown host name is an error, and a missing network is one warning', async () => {
  expect(await checkUnfound('https://a.example', 'https://b.example')).toEqual({
    dead: [],
    doubtful: ['None of the 2 URLs on other sites can be found. Connect to the network, then check again.'],
  })
  const { dead } = await checkUnfound('https://gone.example/b')
  expect(dead).toEqual([
    'content/a.md:1:3  "https://gone.example/b" cannot be found: there is no site named "gone.example". Correct the link, or remove it.',
  ])
})

test('requests a URL once for all its hashes and reports each of its positions', async () => {
  const first = content('content/b.md', `${origin}/status/404#one`, '/docs', `${origin}/status/404#two`)
  const report = await checkExternalLinks([first, content('content/a.md', `${origin}/status/404`)], [], SITE, OPTIONS)
  expect(requests).toEqual(['HEAD /status/404', 'GET /status/404'])
  expect(report.dead.map((line) => line.split(':3  ')[0])).toEqual(
    ['a.md:1', 'b.md:1', 'b.md:3'].map((at) => `content/${at}`),
  )
})

test('requests the targets of redirects, except those with wildcards', async () => {
  const redirects = [
    { from: '/old', to: `${origin}/status/404`, status: 302 as const },
    { from: '/demos/*', to: `${origin}/demos/*`, status: 302 as const },
    { from: '/start', to: '/docs', status: 301 as const },
  ]
  const { dead } = await checkExternalLinks([], redirects, SITE, OPTIONS)
  expect(dead).toEqual([expect.stringMatching(/^Redirect of \/old {2}"http.*\/status\/404" answers 404/)])
  expect(requests).toEqual(['HEAD /status/404', 'GET /status/404'])
})

test('does not request pages of this site, e-mail addresses or invalid URLs', async () => {
  const links = content('content/a.md', `${SITE}/docs`, '/docs', '#a', 'mailto:a@b.example', 'https://[')
  expect(await checkExternalLinks([links], [], SITE, OPTIONS)).toEqual({ dead: [], doubtful: [] })
})

test('sends at most eight requests at once', async () => {
  await check(...Array.from({ length: 30 }, (_, index) => `/slow/${index}`))
  expect(requests).toHaveLength(30)
  expect(openAtMost).toBe(8)
})
