import { TimeoutError } from './time-limit'
import { answerCalls, type CallableWorker, createWorkerCalls, READY, WORKER_START_TIMEOUT_MS } from './worker-calls'

type Worker = CallableWorker & { received: unknown[]; isTerminated: boolean }

/** Returns a function that calls a worker, the started workers, and functions with which a worker replies or fails. */
function createWorkers() {
  const workers: Worker[] = []
  const start = () => {
    const worker: Worker = {
      received: [],
      isTerminated: false,
      postMessage: (message: unknown) => worker.received.push(message),
      terminate: () => (worker.isTerminated = true),
      onmessage: null,
      onerror: null,
    }
    workers.push(worker)
    return worker
  }
  const reply = (index: number, data: unknown) => {
    workers[index]!.onmessage!.call(undefined as never, { data } as MessageEvent)
  }
  const fail = (index: number, message?: string) => {
    workers[index]!.onerror!.call(undefined as never, { message, preventDefault: jest.fn() } as unknown as ErrorEvent)
  }
  const call = createWorkerCalls<string, string>('The worker of the test', start)
  return { workers, call, reply, fail }
}

test('starts one worker with the first call, and resolves or rejects each call with its own response', async () => {
  const { workers, call, reply } = createWorkers()
  expect(workers).toEqual([])
  const first = call('first')
  const second = call('second')
  expect(workers).toHaveLength(1)
  expect(workers[0]!.received).toEqual([
    { id: 1, request: 'first' },
    { id: 2, request: 'second' },
  ])
  reply(0, { id: 2, response: 'b' })
  reply(0, { id: 1, response: 'a' })
  expect(await first).toBe('a')
  expect(await second).toBe('b')
  const failed = call('third')
  reply(0, { id: 3, error: 'There is no network.' })
  await expect(failed).rejects.toThrow(new Error('There is no network.'))
})

test('rejects all calls after a crash, and starts another worker with the next call', async () => {
  const { workers, call, reply, fail } = createWorkers()
  const failed = [call('first'), call('second')]
  fail(0)
  for (const one of failed) await expect(one).rejects.toThrow('The worker of the test crashed: its script did not load')
  expect(workers[0]!.isTerminated).toBe(true)
  const next = call('third')
  // Ignores a further error of the replaced worker.
  fail(0, 'Script error.')
  expect(workers[1]!.isTerminated).toBe(false)
  reply(1, { id: 3, response: 'c' })
  expect(await next).toBe('c')
})

test('rejects a call if the browser does not start the worker', async () => {
  const call = createWorkerCalls('The worker of the test', () => {
    throw new DOMException('Blocked.', 'SecurityError')
  })
  await expect(call('first')).rejects.toThrow('The worker of the test did not start: SecurityError: Blocked.')
})

test('cancels a call in the worker, ignores a late response, and sends no call with an aborted signal', async () => {
  const { workers, call, reply } = createWorkers()
  const controller = new AbortController()
  const cancelled = call('first', controller.signal)
  controller.abort()
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  expect(workers[0]!.received).toEqual([{ id: 1, request: 'first' }, { cancelled: 1 }])
  expect(() => reply(0, { id: 1, response: 'a' })).not.toThrow()
  await expect(call('second', controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(workers[0]!.received).toHaveLength(2)
})

describe('a worker whose script does not load', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('fails after ten seconds', async () => {
    const { workers, call } = createWorkers()
    const lost = call('first').catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(WORKER_START_TIMEOUT_MS)
    expect(await lost).toEqual(new TimeoutError('The worker of the test did not answer within 10 s.'))
    expect(workers[0]!.isTerminated).toBe(true)
  })

  test('has no limit after it has started', async () => {
    const { call, reply } = createWorkers()
    const slow = call('slow')
    reply(0, READY)
    await jest.advanceTimersByTimeAsync(WORKER_START_TIMEOUT_MS * 2)
    reply(0, { id: 1, response: 'late' })
    expect(await slow).toBe('late')
  })
})

const serve = (answer: (request: string, signal: AbortSignal) => Promise<string>) => {
  const posted: unknown[] = []
  const scope = {
    postMessage: (message: unknown) => posted.push(message),
    onmessage: null as ((event: MessageEvent) => unknown) | null,
  }
  answerCalls(scope, answer)
  expect(posted.splice(0)).toEqual([READY])
  const receive = (data: object) => scope.onmessage!({ data } as MessageEvent)
  return { posted, receive }
}

test('the worker posts responses and errors with the id of the call', async () => {
  const { posted, receive } = serve(async (request) => {
    if (request === 'bad') throw new Error('No such file.')
    return request.toUpperCase()
  })
  await receive({ id: 4, request: 'good' })
  await receive({ id: 5, request: 'bad' })
  expect(posted).toEqual([
    { id: 4, response: 'GOOD' },
    { id: 5, error: 'No such file.' },
  ])
})

test('the worker aborts the signal of a cancelled call, and posts no response', async () => {
  let received: AbortSignal | undefined
  let finish: (text: string) => void = () => undefined
  const { posted, receive } = serve((_, signal) => {
    received = signal
    return new Promise((resolve) => (finish = resolve))
  })
  const running = receive({ id: 1, request: 'slow' })
  await receive({ cancelled: 1 })
  expect(received?.aborted).toBe(true)
  finish('late')
  await running
  expect(posted).toEqual([])
})
