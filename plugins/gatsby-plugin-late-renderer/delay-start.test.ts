import { delayStart } from './delay-start'

/** Gatsby's pool of processes, which starts them when it is made, and the names of what was started. */
function createWorkerModule() {
  const started: string[] = []
  class WorkerPool {
    constructor(readonly name: string) {
      this.startAll()
    }
    startAll() {
      started.push(this.name)
    }
  }
  return { WorkerPool, started }
}

const requireWith = (workerModule: object, cores = 1) =>
  ((id: string) => (id === 'gatsby-worker' ? workerModule : { cpuCoreCount: () => cores })) as NodeJS.Require

test('with a single core, processes start when they are told to, once', () => {
  const { WorkerPool, started } = createWorkerModule()
  const start = delayStart(requireWith({ WorkerPool }))
  new WorkerPool('renderer')
  expect(started).toEqual([])
  start()
  start()
  expect(started).toEqual(['renderer'])
})

test('processes that are started again are not held back', () => {
  const { WorkerPool, started } = createWorkerModule()
  const start = delayStart(requireWith({ WorkerPool }))
  const pool = new WorkerPool('renderer')
  start()
  pool.startAll()
  expect(started).toEqual(['renderer', 'renderer'])
})

test('with several cores, processes start at once: they answer queries, too', () => {
  const { WorkerPool, started } = createWorkerModule()
  delayStart(requireWith({ WorkerPool }, 3))
  new WorkerPool('renderer')
  expect(started).toEqual(['renderer'])
})

test('another version of Gatsby is an error', () => {
  expect(() => delayStart(requireWith({}))).toThrow('gatsby-worker has no "startAll".')
})
