import { setImmediate } from 'node:timers/promises'
import { createTurns } from './turns'

/** Jobs that end when the test says so, and the names of those that have started. */
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

test('as many jobs run as there are turns, the others in the order in which they came', async () => {
  const turns = createTurns(2)
  const { started, ends, job } = createJobs()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => turns.run(job(name)))
  expect(started).toEqual(['a', 'b'])
  expect(turns.size).toBe(4)
  ends['b']!()
  expect(await b).toBe('b')
  expect(started).toEqual(['a', 'b', 'c'])
  ends['a']!()
  await a
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(turns.size).toBe(2)
  ends['c']!()
  ends['d']!()
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
  expect(turns.size).toBe(0)
})

test('a job runs for each item, as many at a time as there are turns', async () => {
  const { started, ends, job } = createJobs()
  const all = createTurns(2).runAll(['a', 'b', 'c'], (name) => job(name)())
  expect(started).toEqual(['a', 'b'])
  ends['b']!()
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c'])
  ends['c']!()
  const told = expect(all).rejects.toThrow('lost')
  ends['a']!(new Error('lost'))
  await told
})

test('a job that fails passes its turn on', async () => {
  const turns = createTurns(1)
  const { started, ends, job } = createJobs()
  const told = expect(turns.run(job('a'))).rejects.toThrow('lost')
  const next = turns.run(job('b'))
  ends['a']!(new Error('lost'))
  await told
  expect(started).toEqual(['a', 'b'])
  ends['b']!()
  expect(await next).toBe('b')
  expect(turns.size).toBe(0)
})

test('a job that comes when a turn is passed on does not overtake those that wait', async () => {
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
