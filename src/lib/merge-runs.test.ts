import { mergeRuns } from './merge-runs'

function createRuns() {
  const ends: { resolve: (result: number) => void; reject: (error: Error) => void }[] = []
  const ask = mergeRuns(() => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })))
  return { ends, ask }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while one runs shares the next, never the one that runs', async () => {
  const { ends, ask } = createRuns()
  const first = ask()
  await settle()
  const second = ask()
  const third = ask()
  await settle()
  expect(ends).toHaveLength(1)
  ends[0]?.resolve(1)
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve(2)
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
})

test('a run that fails does not stop the next', async () => {
  const { ends, ask } = createRuns()
  const first = ask()
  await settle()
  const second = ask()
  ends[0]?.reject(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await settle()
  ends[1]?.resolve(2)
  expect(await second).toBe(2)
})
