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

afterEach(() => jest.useRealTimers())

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
