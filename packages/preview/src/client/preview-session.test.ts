import { BASELINE_PATH } from '@galley/core/preview'
import { createPreviewSession, PreviewFailure, type PreviewSessionOptions } from './preview-session'

const baseline = { id: 'b1', files: { 'docs/a.md': 'd1' }, paths: {} }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function connect(answer: typeof fetch, options: Partial<PreviewSessionOptions> = {}) {
  const send = jest.fn(answer)
  globalThis.fetch = async (url, init) => (url === BASELINE_PATH ? json(baseline) : send(url, init))
  const session = createPreviewSession({ api: 'https://preview.example/', token: 't0k', ...options })
  return { session, send, asked: () => send.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`) }
}

test('sends the token in a header, never in a URL', async () => {
  const { session, send, asked } = connect(async () => json({ path: '/docs/a' }))
  await session.readPage('/docs/a')
  expect(asked()).toEqual(['GET https://preview.example/api/preview/page?path=%2Fdocs%2Fa&baseline=b1'])
  expect(send.mock.calls[0]![1]).toMatchObject({ headers: { Authorization: 'Bearer t0k' }, credentials: 'omit' })
  // "no-store" would cause a preflight request for another origin each time. The server's Cache-Control header forbids storing anyway.
  expect(send.mock.calls[0]![1]).not.toHaveProperty('cache')
})

test('sends requests to the same origin, with the branch', async () => {
  const { session, asked } = connect(async () => json({}), { api: '/', branch: 'feature/a b' })
  await session.readSession()
  expect(asked()).toEqual(['GET /api/preview/session?branch=feature%2Fa+b'])
})

test('uploads the baseline once to a server without the baseline, then repeats the requests', async () => {
  let isKnown = false
  const { session, asked } = connect(async (_url, init) => {
    if (init?.method === 'PUT') {
      expect(JSON.parse(init.body as string)).toEqual(baseline)
      isKnown = true
      return new Response(null, { status: 204 })
    }
    return isKnown ? json({ revision: 3 }) : json({ error: 'Unknown.', unknownBaseline: true }, 404)
  })
  const answers = await Promise.all([session.readChanges(), session.readPage('/docs/a')])
  expect(answers).toEqual([{ revision: 3 }, { revision: 3 }])
  expect(asked().filter((request) => request.startsWith('PUT'))).toEqual([
    'PUT https://preview.example/api/preview/baselines/b1',
  ])
})

test('rejects with the message and the clock of the server', async () => {
  const { session } = connect(
    async () => new Response('{"error":"No."}', { status: 401, headers: { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' } }),
  )
  const failure: unknown = await session.readSession().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PreviewFailure)
  expect(failure).toMatchObject({ message: 'No.', status: 401, date: Date.UTC(2026, 0, 1) })
})

test.each([
  [502, 'The preview server answered with status 502. Try again.'],
  [404, 'There is no preview server at https://preview.example. Correct GATSBY_PREVIEW_API, and build the site again.'],
])('reports the status %i of an error answer without JSON', async (status, message) => {
  const { session } = connect(async () => new Response('<h1>Bad gateway</h1>', { status }))
  await expect(session.readSession()).rejects.toThrow(message)
})
