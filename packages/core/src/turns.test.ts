import { setImmediate } from 'node:timers/promises'
import { mergeRuns } from './merge-runs'
import { onceForEach } from './once-for-each'
import { createTurns } from './turns'

/** Returns jobs that end when the test calls `ends[name]`, and the names of the started jobs. */
function createJobs() {
  const started: string[] = []
  const ends: Record<string, (error?: Error) => void> = {}
  const job = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name)
      ends[name] = (error) => (error ? reject(error) : resolve(name))
    })
  return { started, ends, job }
}

test('runs a limited number of jobs at a time, and starts waiting jobs in the order of their calls', async () => {
  const turns = createTurns(2)
  const { started, ends, job } = createJobs()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => turns.run(job(name)))
  expect(started).toEqual(['a', 'b'])
  expect(turns.size).toBe(4)
  ends['b']!()
  expect(await b).toBe('b')
  expect(started).toEqual(['a', 'b', 'c'])
  const failed = expect(a).rejects.toThrow('lost')
  ends['a']!(new Error('lost'))
  await failed
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(turns.size).toBe(2)
  ends['c']!()
  ends['d']!()
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
  expect(turns.size).toBe(0)
})

test('runs a job for each item, a limited number at a time', async () => {
  const { started, ends, job } = createJobs()
  const all = createTurns(2).runAll(['a', 'b', 'c'], (name) => job(name)())
  expect(started).toEqual(['a', 'b'])
  ends['b']!()
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c'])
  ends['c']!()
  const failed = expect(all).rejects.toThrow('lost')
  ends['a']!(new Error('lost'))
  await failed
})

test('starts waiting jobs before a new job', async () => {
  const turns = createTurns(1)
  const { started, ends, job } = createJobs()
  const first = turns.run(job('a'))
  const second = turns.run(job('b'))
  ends['a']!()
  const late = first.then(() => turns.run(job('c')))
  await first
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  ends['b']!()
  await second
  await Promise.resolve()
  ends['c']!()
  expect(await late).toBe('c')
})

test('mergeRuns shares the next run between calls during a run, also after a failed run', async () => {
  const ends: { resolve: (result: number) => void; reject: (error: Error) => void }[] = []
  const run = mergeRuns(() => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })))
  const first = run()
  await setImmediate()
  const second = run()
  const third = run()
  await setImmediate()
  expect(ends).toHaveLength(1)
  ends[0]?.reject(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await setImmediate()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
})

test('onceForEach computes a value once for each object, also undefined', () => {
  const compute = jest.fn((list: readonly string[]) => list[0])
  const firstOf = onceForEach(compute)
  const [empty, full] = [[], ['a']]
  expect([firstOf(empty), firstOf(full), firstOf(empty), firstOf(full)]).toEqual([undefined, 'a', undefined, 'a'])
  expect(compute).toHaveBeenCalledTimes(2)
})
