import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { READ_ONCE, restartOnChange } from './restart-on-change'

let watcher: EventEmitter
let printed: string[]
/** The started tasks in order, each with functions that end it. */
let starts: { signal: AbortSignal; end: () => void; fail: (error: Error) => void }[]

const started = new EventEmitter()

const run = () =>
  restartOnChange(
    (signal) =>
      new Promise((resolve, reject) => {
        starts.push({ signal, end: resolve, fail: reject })
        started.emit('start')
      }),
    watcher,
    (text) => printed.push(text.trim()),
  )

beforeEach(() => {
  watcher = new EventEmitter()
  printed = []
  starts = []
})

test('watches directives and all other files that develop reads once', () => {
  // These files are optional.
  expect(READ_ONCE.filter((path) => !existsSync(path))).toEqual(['src/markdown', 'src/server-routes.ts'])
  const files = ['src/markdown.ts', 'src/markdown/arrows.ts', 'src/content.config.ts', 'gatsby-config.ts']
  expect(files.filter((file) => !READ_ONCE.some((path) => file.startsWith(path)))).toEqual([])
})

test('stops the task after a save, restarts the task when it has ended, and returns when the task ends by itself', async () => {
  const ended = run()
  watcher.emit('all', 'change', 'gatsby-config.ts')
  expect(starts[0]!.signal.aborted).toBe(true)
  expect(starts).toHaveLength(1)
  // Gatsby ends with an error when it is stopped.
  starts[0]!.fail(new Error('"gatsby" stopped with exit code 143.'))
  await once(started, 'start')
  expect(printed).toEqual(['gatsby-config.ts has changed: starting again.'])
  starts[1]!.end()
  await ended
})

test('rejects if the first start fails', async () => {
  const ended = run()
  starts[0]!.fail(new Error('"gatsby" stopped with exit code 1.'))
  await expect(ended).rejects.toThrow('exit code 1')
})

test('waits for the next save if a restart fails', async () => {
  const ended = run()
  watcher.emit('all', 'change', 'gatsby-config.ts')
  starts[0]!.end()
  await once(started, 'start')
  starts[1]!.fail(new Error('"gatsby" stopped with exit code 1.'))
  await Promise.resolve()
  watcher.emit('all', 'change', 'gatsby-config.ts')
  await once(started, 'start')
  expect(printed).toEqual([
    'gatsby-config.ts has changed: starting again.',
    '"gatsby" stopped with exit code 1. It starts again when you save a correction.',
    'gatsby-config.ts has changed: starting again.',
  ])
  starts[2]!.end()
  await ended
})
