import { once } from 'node:events'
import type { Piscina } from 'piscina'
import { runInThread, type ThreadStart } from './run-in-thread'

/** Creates a pool whose thread loads until `load` is called, and then works until the signal is aborted. */
function createPool() {
  let load = () => undefined as unknown
  let signal: AbortSignal
  const pool = {
    run: async ({ started }: ThreadStart, options: { signal: AbortSignal }) => {
      signal = options.signal
      load = () => started.postMessage('started')
      await once(signal, 'abort')
      throw new Error('The thread has ended.')
    },
  } as unknown as Piscina<ThreadStart, never>
  return { pool, load: () => load(), isEnded: () => signal.aborted }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Replaces the clock and the processor time of the process. Returns a function that lets the time of both pass. */
function simulateTime() {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  let usedMs = 0
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: usedMs * 1000, system: 0 }))
  return (ms: number, { processorMs }: { processorMs: number }) => {
    usedMs += processorMs
    jest.advanceTimersByTime(ms)
  }
}

test('a thread ends on request only after it has loaded', async () => {
  const { pool, load, isEnded } = createPool()
  const nobody = new AbortController()
  const running = runInThread(pool, {}, { limit: 60_000, end: nobody.signal })
  nobody.abort(new Error('Nobody waits.'))
  expect(isEnded()).toBe(false)
  load()
  await expect(running).rejects.toThrow('Nobody waits.')
  expect(isEnded()).toBe(true)
})

test('the time limit does not include the loading of the thread', async () => {
  jest.useFakeTimers()
  const { pool, load, isEnded } = createPool()
  const running = runInThread(pool, {}, { limit: 10 })
  jest.advanceTimersByTime(60_000)
  expect(isEnded()).toBe(false)
  jest.useRealTimers()
  load()
  await expect(running).rejects.toThrow('The thread did not answer within 0.01 s.')
})

describe('the time limit of a task', () => {
  /** Starts a task that works without end. */
  async function start() {
    const { pool, load, isEnded } = createPool()
    const running = runInThread(pool, {}, { limit: 5000 })
    running.catch(() => undefined)
    load()
    await new Promise((resolve) => setImmediate(resolve))
    return { running, isEnded }
  }

  test('counts processor time, because threads of a busy machine wait for the processor', async () => {
    const pass = simulateTime()
    const { isEnded, running } = await start()
    pass(20_000, { processorMs: 4000 })
    expect(isEnded()).toBe(false)
    pass(1000, { processorMs: 1000 })
    expect(isEnded()).toBe(true)
    await expect(running).rejects.toThrow('The thread did not answer within 5 s.')
  })

  test('ends a task that only waits', async () => {
    const pass = simulateTime()
    const { isEnded } = await start()
    pass(60_000, { processorMs: 100 })
    expect(isEnded()).toBe(true)
  })
})
