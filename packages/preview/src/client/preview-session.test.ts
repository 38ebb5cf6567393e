import { createPreviewSession, PreviewFailure, type PreviewSessionOptions, PREVIEW_TIMEOUT_MS } from './preview-session'

const baseline = { id: 'b1', files: { 'docs/a.md': 'd1' }, paths: {} }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function connect(answer: typeof fetch, options: Partial<PreviewSessionOptions> = {}) {
  const send = jest.fn(answer)
  const readBaseline = async () => baseline
  const session = createPreviewSession({
    api: 'https://preview.example/',
    token: 't0k',
    readBaseline,
    fetch: send,
    ...options,
  })
  return { session, send, asked: () => send.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`) }
}

afterEach(() => jest.useRealTimers())

test('sends the token in a header, never in a URL', async () => {
  const { session, send, asked } = connect(async () => json({ path: '/docs/a' }))
  await session.readPage('/docs/a')
  expect(asked()).toEqual(['GET https://preview.example/api/preview/page?path=%2Fdocs%2Fa&baseline=b1'])
  expect(send.mock.calls[0]![1]).toMatchObject({
    headers: { Authorization: 'Bearer t0k' },
    credentials: 'omit',
  })
  // "no-store" would cause a preflight request for another origin each time. The server's Cache-Control header forbids storing anyway.
  expect(send.mock.calls[0]![1]).not.toHaveProperty('cache')
})

test('sends requests to the same origin, with the branch', async () => {
  const { session, asked } = connect(async () => json({}), { api: '/', branch: 'feature/a b' })
  await session.readSession()
  expect(asked()).toEqual(['GET /api/preview/session?branch=feature%2Fa+b'])
})

test('uploads the baseline once to a server that does not have it, then repeats the requests', async () => {
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

test('names no baseline for a build without one', async () => {
  const { session, asked } = connect(async () => json({}), { readBaseline: async () => undefined })
  await session.readChanges()
  expect(asked()).toEqual(['GET https://preview.example/api/preview/changes'])
})

test('returns null for a page that does not exist', async () => {
  const { session } = connect(async () => json({ error: 'There is no such page.' }, 404))
  expect(await session.readPage('/nowhere')).toBeNull()
})

test('rejects with the message and the clock of the server', async () => {
  const { session } = connect(
    async () => new Response('{"error":"No."}', { status: 401, headers: { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' } }),
  )
  const failure: unknown = await session.readSession().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PreviewFailure)
  expect(failure).toMatchObject({ message: 'No.', status: 401, date: Date.UTC(2026, 0, 1) })
})

test('reports the status of an error answer without JSON', async () => {
  const { session } = connect(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(session.readSession()).rejects.toThrow('The preview server answered with status 502. Try again.')
})

const neverAnswers: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

test('reports a server without previews', async () => {
  const { session } = connect(async () => new Response('<h1>Not found</h1>', { status: 404 }))
  await expect(session.readSession()).rejects.toThrow(
    'There is no preview server at https://preview.example. Correct GATSBY_PREVIEW_API, and build the site again.',
  )
})

test('reports a successful answer without JSON', async () => {
  const { session } = connect(async () => new Response('<h1>Sign in</h1>'))
  await expect(session.readPage('/docs/a')).rejects.toMatchObject({
    message: 'https://preview.example/api/preview/page?path=%2Fdocs%2Fa&baseline=b1 did not answer with JSON.',
  })
})

test('reports a timeout', async () => {
  jest.useFakeTimers()
  const { session } = connect(neverAnswers)
  const failure = expect(session.readSession()).rejects.toThrow('did not answer within 20 s.')
  await jest.advanceTimersByTimeAsync(PREVIEW_TIMEOUT_MS)
  await failure
})

test('rejects with AbortError when the request is aborted', async () => {
  const { session } = connect(neverAnswers)
  const request = new AbortController()
  const failure = expect(session.readSession(request.signal)).rejects.toMatchObject({ name: 'AbortError' })
  request.abort()
  await failure
})

test('sends an unsaved text to render', async () => {
  const { session, send, asked } = connect(async () => json({ path: '/docs/a' }))
  await session.renderUnsaved({ file: 'docs/a.md', text: '# A' })
  expect(asked()).toEqual(['POST https://preview.example/api/preview/page?baseline=b1'])
  expect(JSON.parse(send.mock.calls[0]![1]!.body as string)).toEqual({ file: 'docs/a.md', text: '# A' })
})
