import { createRequire } from 'node:module'
import { lateRenderer } from './delay-start'

const mockFork = jest.fn(() => ({ on: jest.fn(), kill: jest.fn() }))
jest.mock('child_process', () => ({ ...jest.requireActual<object>('child_process'), fork: mockFork }))

interface WorkerModule {
  WorkerPool: new (modulePath: string) => { startAll: () => void }
}

/** Loads Gatsby's pool for a machine with this number of cores. The pool starts its processes when it is created. */
function createPool(cores = 1) {
  jest.resetModules()
  process.env['GATSBY_CPU_COUNT'] = String(cores)
  const requireFromGatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'))
  const start = lateRenderer.apply(requireFromGatsby)
  const { WorkerPool } = requireFromGatsby('gatsby-worker') as WorkerModule
  return { pool: new WorkerPool(require.resolve('yaml')), start }
}

beforeEach(() => mockFork.mockClear())
afterEach(() => {
  delete process.env['GATSBY_CPU_COUNT']
})

test('with a single core, starts the process once, on request', () => {
  const { start } = createPool()
  expect(mockFork).not.toHaveBeenCalled()
  start()
  start()
  expect(mockFork).toHaveBeenCalledTimes(1)
})

test('does not delay a process that restarts', () => {
  const { pool, start } = createPool()
  start()
  pool.startAll()
  expect(mockFork).toHaveBeenCalledTimes(2)
})

test('with several cores, starts the process at once, because it also runs queries', () => {
  createPool(3)
  expect(mockFork).toHaveBeenCalledTimes(1)
})
