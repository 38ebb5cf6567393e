import { EventEmitter, once } from 'node:events'
import { compile } from '@galley/content/compiler/compile-worker'
import { HEARTBEAT_SECONDS, PREVIEW_API } from '@galley/core/preview'
import { stopGracefully } from '@galley/server/graceful-stop'
import type { FastifyReply } from 'fastify'
import { createEventListeners, type EventListeners } from './event-listeners.fixture'
import { createPreviewServer, type PreviewServer } from './preview-server.fixture'
import { createStreamCounter, MAX_ALL_STREAMS, MAX_STREAMS } from './stream-events'

/** A text whose compilation takes as long as a test wants. */
const SLOW = '# Slow\n'
let release: () => void
const WRONG = '---\ntitle: [\n---\n'

let server: PreviewServer
let token: string
let listen: EventListeners['listen']
let stopListening: EventListeners['stop']

beforeEach(async () => {
  server = await createPreviewServer({
    compile: async (request) => {
      if (request.text === SLOW) await new Promise<void>((resolve) => (release = resolve))
      return compile(request)
    },
    branches: { main: { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'authors/ada.yml': 'name: Ada\n' }, other: {} },
  })
  token = await server.sign()
  ;({ listen, stop: stopListening } = await createEventListeners(server))
}, 60_000)
afterEach(async () => {
  stopListening()
  await server.close()
})

test('a stream begins with the current state, then sends each save in order', async () => {
  const stream = await listen(token)
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  expect(stream.response.headers).toMatchObject(headers)
  await stream.until(1)
  await server.save('docs/a.md', '# A, changed\n')
  await server.save('docs/new.md', '# New\n')
  await server.remove('docs/b.md')
  const files = [{ file: 'docs/a.md', kind: 'page', collection: 'docs', path: '/docs/a' }]
  expect(await stream.until(4)).toMatchObject([
    { event: 'hello', data: { revision: 1, isResumed: false, build: { state: 'none' } } },
    { event: 'changed', data: { revision: 2, files, hasNavigation: true } },
    { event: 'changed', data: { revision: 3, files: [{ path: '/docs/new' }] } },
    { event: 'deleted', data: { revision: 4, files: [{ file: 'docs/b.md', path: '/docs/b' }], hasNavigation: true } },
  ])
})

test('a slow save sends "compiling" before the change', async () => {
  const stream = await listen(token)
  const saved = server.save('docs/a.md', SLOW)
  expect(await stream.untilAll(2)).toMatchObject([{}, { event: 'compiling', data: { isCompiling: true } }])
  expect((await (await listen(token)).until(1))[0]).toMatchObject({ event: 'hello', data: { isCompiling: true } })
  release()
  await saved
  expect((await stream.untilAll(4)).at(-1)).toMatchObject({ event: 'compiling', data: { isCompiling: false } })
})

test('problems name their file and page, and are not sent after their solution', async () => {
  const stream = await listen(token)
  for (let round = 0; round < 10; round += 1) {
    await server.save('docs/a.md', WRONG)
    void server.save('docs/a.md', `# Round ${round}\n`)
    await server.save('docs/b.md', `# Round ${round}\n`)
  }
  const isLast = () => stream.received.filter(({ event }) => event === 'problems').length === 20
  while (!isLast()) await once(stream.response, 'data')
  const sent = stream.received.filter(({ event }) => event === 'problems')
  const page = { file: 'docs/a.md', path: '/docs/a' }
  expect(sent[0]).toMatchObject({ data: { revision: 2, ...page, problems: [page] } })
  const counts = sent.map(({ data }) => (data['problems'] as unknown[]).length)
  expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => 1 - (index % 2)))
})

test('a reconnection gets missed events, and none twice', async () => {
  const first = await listen(token)
  await server.save('docs/a.md', '# A2\n')
  const last = (await first.until(2)).at(-1)!.id
  first.stop()
  await server.save('docs/a.md', '# A3\n')
  await server.save('docs/b.md', '# B2\n')
  const second = await listen(token, { 'last-event-id': last })
  expect(await second.until(3)).toMatchObject([
    { event: 'hello', id: last, data: { isResumed: true } },
    { event: 'changed', data: { revision: 3 } },
    { event: 'changed', data: { revision: 4 } },
  ])
  await server.save('docs/a.md', '# A4\n')
  expect((await second.until(4)).at(-1)).toMatchObject({ data: { revision: 5 } })
})

test('events of one branch are not sent on another', async () => {
  const [main, other] = [await listen(token), await listen(token, {}, '?branch=other')]
  await server.save('docs/c.md', '# C\n', 'other')
  await server.save('docs/c.md', '# C\n', 'main')
  expect((await other.until(2)).map(({ data }) => data['revision'])).toHaveLength(2)
  expect(await main.until(2)).toHaveLength(2)
})

test('a token for one page gets an empty event for other changes, which may affect the page', async () => {
  const stream = await listen(await server.sign({ paths: ['/docs/a'] }))
  server.write('docs/a.md', '# A, changed\n')
  server.write('authors/ada.yml', 'name: Lovelace\n')
  await server.contentOf().store.update(['docs/a.md', 'authors/ada.yml'])
  await server.save('docs/a.md', '# A, changed again\n')
  expect((await stream.until(3)).slice(1)).toMatchObject([
    { event: 'changed', data: { files: [] } },
    { event: 'changed', data: { files: [{ file: 'docs/a.md' }] } },
  ])
})

test('closing a branch ends its streams, so that editors reconnect', async () => {
  const stream = await listen(token)
  await stream.until(1)
  const ended = once(stream.response, 'end')
  await server.contentOf().close()
  await ended
  expect(server.contentOf().stream.size).toBe(0)
})

describe('a stream is refused', () => {
  const open = (headers: Record<string, string>) =>
    server.app.inject({ url: `${PREVIEW_API}/events`, headers: { accept: 'text/event-stream', ...headers } })

  test('past the limit of a token, even for simultaneous requests; other tokens have their own limit', async () => {
    const own = await server.sign()
    const asked = Array.from({ length: MAX_STREAMS + 20 }, async () => (await listen(own)).response.statusCode)
    const codes = await Promise.all(asked)
    expect(codes.filter((code) => code === 200)).toHaveLength(MAX_STREAMS)
    expect(codes.filter((code) => code === 429)).toHaveLength(20)
    const refused = await open({ authorization: `Bearer ${own}` })
    expect(refused.json()).toEqual({ error: 'This token has 250 open tabs. Close some, or ask for another token.' })
    expect((await listen(token)).response.statusCode).toBe(200)
  }, 20_000)

  test('past the limit of the server', async () => {
    const count = Math.ceil(MAX_ALL_STREAMS / MAX_STREAMS)
    const countStream = createStreamCounter()
    const replies = Array.from({ length: count * MAX_STREAMS }, () => ({ raw: new EventEmitter() }))
    const take = (id: number, reply: object) => countStream(String(id), reply as FastifyReply)
    for (const [index, reply] of replies.entries()) expect(take(index % count, reply)).toBeUndefined()
    expect(take(-1, replies[0]!)).toBe('This server has 5000 open tabs. Close some, or try again later.')
    replies[0]!.raw.emit('close')
    expect(take(-1, { raw: new EventEmitter() })).toBeUndefined()
  })

  test('without the Accept header of a stream', async () => {
    const answer = await open({ authorization: `Bearer ${token}`, accept: '*/*' })
    expect(answer.statusCode).toBe(406)
  })
})

describe('while a stream is open', () => {
  afterEach(() => jest.useRealTimers())

  /** Opens a stream on a server with fake timers. */
  const listenInTime = async (as = token) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'performance'] })
    const stream = await listen(as)
    await stream.until(1)
    return stream
  }

  test('a heartbeat keeps proxies from closing the stream', async () => {
    const { response } = await listenInTime()
    jest.advanceTimersByTime(HEARTBEAT_SECONDS * 1000)
    expect(await once(response, 'data')).toEqual([': heartbeat\n\n'])
  })

  test('a revoked token ends the stream', async () => {
    const { token: own, claims } = await server.tokens.sign({ name: 'ben', expiresInSeconds: 3600 })
    const stream = await listenInTime(own)
    server.revoked.add(claims.jti)
    const ended = once(stream.response, 'end')
    jest.advanceTimersByTime(HEARTBEAT_SECONDS * 1000)
    await ended
    expect(stream.received.at(-1)).toMatchObject({ event: 'expired', data: {} })
    expect(server.contentOf().stream.size).toBe(0)
  })

  test('a revoked shared link ends its streams at once, and the streams of links shared from that link', async () => {
    const share = async (as: string) => {
      const answer = await server.send(`${PREVIEW_API}/share`, as, { method: 'POST', payload: { path: '/docs/a' } })
      return answer.json<{ id: string; token: string }>()
    }
    const link = await share(token)
    const tokens = [(await share(token)).token, link.token, (await share(link.token)).token] as const
    const [kept, ...ended] = [await listen(tokens[0]), await listen(tokens[1]), await listen(tokens[2])]
    await Promise.all([kept, ...ended].map((stream) => stream.until(1)))
    const ends = ended.map(({ response }) => once(response, 'end'))
    await server.send(`${PREVIEW_API}/shares/${link.id}`, token, { method: 'DELETE' })
    await Promise.all(ends)
    for (const { received } of ended) expect(received.at(-1)).toMatchObject({ event: 'expired' })
    expect(server.contentOf().stream.size).toBe(1)
    expect(kept.received).toHaveLength(1)
  })

  test('a token that cannot be checked ends the stream with a log entry, and the server keeps running', async () => {
    const stream = await listenInTime()
    const ended = once(stream.response, 'end')
    jest.spyOn(server.tokens, 'verify').mockRejectedValueOnce(new Error('The disk is gone.'))
    jest.advanceTimersByTime(HEARTBEAT_SECONDS * 1000)
    await ended
    expect(stream.received).toHaveLength(1)
    expect(server.logged.join('')).toContain('The disk is gone.')
    await (await listen(token)).until(1)
  })
})

test('disconnects a slow reader, which delays nobody else', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const [slow, quick] = [await listen(token), await listen(token)]
  await slow.until(1)
  slow.response.pause()
  const { stream } = server.contentOf()
  const message = 'x'.repeat(500_000)
  for (let count = 1; count <= 40; count += 1) {
    const problems = [{ file: 'docs/a.md', line: 1, column: 1, message }]
    stream.emit('problems', { revision: 1, file: 'docs/a.md', path: '/docs/a', problems })
    await quick.until(1 + count)
  }
  while (stream.size > 1) await new Promise(setImmediate)
  expect(quick.received.at(-1)).toMatchObject({ event: 'problems' })
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
}, 20_000)

test('a stopping server ends its streams without waiting', async () => {
  const stream = await listen(token)
  await stream.until(1)
  const ended = once(stream.response, 'end')
  await stopGracefully(server.app)
  await ended
})

test('a stream that disconnects is sent nothing more, and writes no error into the log', async () => {
  const stream = await listen(token)
  await stream.until(1)
  stream.stop()
  while (server.contentOf().stream.size > 0) await new Promise(setImmediate)
  expect(server.logged).toEqual([])
})
