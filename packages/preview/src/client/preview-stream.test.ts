import {
  createPreviewStream,
  FIRST_RETRY_MS,
  LAST_RETRY_MS,
  type PreviewEvent,
  QUIET_MS,
  retryDelay,
  SILENCE_MS,
  type StreamState,
} from './preview-stream'

const hello = (isResumed = false) => ({ revision: 1, isResumed, build: { state: 'none' } })

/** A server whose connections the test controls. */
function createServer(status: number) {
  const requests: Headers[] = []
  const connections: ReadableStreamDefaultController<Uint8Array>[] = []
  globalThis.fetch = async (_url, init) => {
    requests.push(new Headers(init?.headers))
    if (status !== 200) return new Response('', { status, headers: { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' } })
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void connections.push(controller) })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  const write = (text: string) => connections.at(-1)!.enqueue(new TextEncoder().encode(text))
  return {
    requests,
    write,
    send: (name: string, data: unknown, id = '') =>
      write(`${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    drop: () => connections.at(-1)!.error(new TypeError('network error')),
  }
}

function open(status = 200) {
  const server = createServer(status)
  const events: PreviewEvent[] = []
  const states: StreamState[] = []
  const stream = createPreviewStream({
    url: 'https://preview.example/api/preview/events',
    headers: { Authorization: 'Bearer t0k' },
    onEvent: (event) => void events.push(event),
    onState: (state) => void states.push(state),
  })
  stream.start()
  return { server, events, states, stream }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

async function openLive() {
  const opened = open()
  await settle()
  opened.server.send('hello', hello(), '7')
  await settle()
  return opened
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => jest.useRealTimers())

test('is live after "hello", and forwards events', async () => {
  const { server, events, states } = open()
  await settle()
  expect(states).toEqual([{ status: 'connecting' }])
  expect(server.requests[0]!.get('Authorization')).toBe('Bearer t0k')
  server.send('hello', hello())
  server.send('changed', { revision: 2, files: [], hasNavigation: false }, '2')
  await settle()
  expect(states.at(-1)).toEqual({ status: 'live' })
  expect(events.map(({ name }) => name)).toEqual(['hello', 'changed'])
})

test('reconnects after a loss, and requests the missed events', async () => {
  const { server, states } = await openLive()
  server.drop()
  await settle()
  expect(states.at(-1)).toEqual({ status: 'offline', retryAt: Date.now() + FIRST_RETRY_MS })
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS)
  expect(states.at(-1)).toEqual({ status: 'offline' })
  expect(server.requests).toHaveLength(2)
  expect(server.requests[1]!.get('Last-Event-ID')).toBe('7')
  server.send('hello', hello(true))
  await settle()
  expect(states.at(-1)).toEqual({ status: 'live' })
})

test('doubles the delay of each retry up to a limit, and varies the delay at random', async () => {
  const factors = [1, 2, 3].map((failures) => retryDelay(failures, 1) / FIRST_RETRY_MS)
  expect([...factors, retryDelay(40, 1)]).toEqual([1, 2, 4, LAST_RETRY_MS])
  expect(retryDelay(1, 0)).toBe(FIRST_RETRY_MS / 2)
  const { states } = open(503)
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS)
  expect(states.at(-1)).toEqual({ status: 'offline', retryAt: Date.now() + 2 * FIRST_RETRY_MS })
})

describe('when the tab wakes up', () => {
  const wake = async (stream: ReturnType<typeof open>['stream'], isBack = false) => {
    stream.wake(isBack)
    await settle()
  }

  test('retries at once, and starts again with the shortest delay', async () => {
    const { server, states, stream } = open(503)
    await jest.advanceTimersByTimeAsync(20 * LAST_RETRY_MS)
    expect(states.at(-1)).toMatchObject({ status: 'offline' })
    const { length } = server.requests
    await wake(stream)
    expect(server.requests).toHaveLength(length + 1)
    expect(states.at(-1)).toEqual({ status: 'offline', retryAt: Date.now() + FIRST_RETRY_MS })
  })

  test('replaces a connection that was quiet for too long, and requests the missed events', async () => {
    const { server, stream } = await openLive()
    // Timers stand still during sleep.
    jest.setSystemTime(Date.now() + QUIET_MS + 1)
    await wake(stream)
    expect(server.requests).toHaveLength(2)
    expect(server.requests[1]!.get('Last-Event-ID')).toBe('7')
  })

  test('keeps a connection with a recent heartbeat', async () => {
    const { server, stream } = await openLive()
    jest.setSystemTime(Date.now() + QUIET_MS)
    server.write(': heartbeat\n\n')
    await settle()
    jest.setSystemTime(Date.now() + QUIET_MS)
    await wake(stream)
    expect(server.requests).toHaveLength(1)
  })

  test('keeps a connection that is being opened', async () => {
    const { server, stream } = open()
    await wake(stream)
    expect(server.requests).toHaveLength(1)
  })

  test('replaces the connection after the network was lost', async () => {
    const { server, stream } = await openLive()
    await wake(stream, true)
    expect(server.requests).toHaveLength(2)
  })
})

test('treats the connection as lost when the browser goes offline, and retries', async () => {
  const { server, states, stream } = await openLive()
  stream.lose()
  stream.lose()
  expect(states.at(-1)).toEqual({ status: 'offline', retryAt: Date.now() + FIRST_RETRY_MS })
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS)
  expect(server.requests).toHaveLength(2)
})

test('treats a silent connection as lost, and counts heartbeats as data', async () => {
  const { server, states } = await openLive()
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1)
  server.write(': heartbeat\n\n')
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(states.at(-1)).toEqual({ status: 'live' })
  await jest.advanceTimersByTimeAsync(1)
  expect(states.at(-1)).toMatchObject({ status: 'offline' })
})

test.each([
  ['rejected token', 401, { status: 'refused', date: Date.UTC(2026, 0, 1) }],
  ['deleted branch', 410, { status: 'gone' }],
])('never reconnects for a %s', async (_title, status, end) => {
  const { server, states, stream } = open(status)
  await settle()
  expect(states.at(-1)).toEqual(end)
  stream.wake(true)
  await jest.advanceTimersByTimeAsync(LAST_RETRY_MS)
  expect(server.requests).toHaveLength(1)
})

test('never reconnects after "expired"', async () => {
  const { server, events } = await openLive()
  server.send('expired', {})
  await settle()
  await jest.advanceTimersByTimeAsync(SILENCE_MS + LAST_RETRY_MS)
  expect(events.at(-1)!.name).toBe('expired')
  expect(server.requests).toHaveLength(1)
})

test('ignores an event that is not valid JSON', async () => {
  const { server, events } = open()
  await settle()
  server.write('event: changed\ndata: {half\n\n')
  server.send('hello', hello())
  await settle()
  expect(events.map(({ name }) => name)).toEqual(['hello'])
})

test('does nothing after stop', async () => {
  const { server, states, stream } = open()
  await settle()
  stream.stop()
  const { length } = states
  stream.wake(true)
  stream.lose()
  await jest.advanceTimersByTimeAsync(SILENCE_MS + LAST_RETRY_MS)
  expect(server.requests).toHaveLength(1)
  expect(states).toHaveLength(length)
})
