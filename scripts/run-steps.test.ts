import { runSteps } from './run-steps.mjs'

/** Steps that end when the test says so. */
function createSteps(names: string[]) {
  const started: string[] = []
  const ends = new Map<string, { pass: () => void; fail: (error: Error) => void }>()
  const steps = names.map((name) => ({
    name,
    run: (onOutput: (part: string) => void) => {
      started.push(name)
      onOutput(`${name} begins\n`)
      return new Promise<void>((resolve, reject) => {
        const pass = () => {
          onOutput(`${name} ends\n`)
          resolve()
        }
        ends.set(name, { pass, fail: reject })
      })
    },
  }))
  /** Lets pending promises continue. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    steps,
    started,
    pass: async (name: string) => {
      ends.get(name)!.pass()
      await settle()
    },
    fail: async (name: string, message: string) => {
      ends.get(name)!.fail(new Error(message))
      await settle()
    },
  }
}

test('runs two steps at a time, and prints the output of a step when the step ends', async () => {
  const printed: string[] = []
  const { steps, started, pass } = createSteps(['build', 'types', 'lint'])
  const running = runSteps(steps, { atOnce: 2, print: (text) => printed.push(text) })
  expect(started).toEqual(['build', 'types'])
  expect(printed).toEqual([])
  await pass('types')
  expect(started).toEqual(['build', 'types', 'lint'])
  await pass('build')
  await pass('lint')
  expect(printed).toEqual(
    ['types', 'build', 'lint'].map(
      (name) =>
        expect.stringMatching(new RegExp(`^\n=== ${name} \\(0\\.\\d s\\)\n${name} begins\n${name} ends\n$`)) as string,
    ),
  )
  expect(await running).toMatchObject({
    timings: [{ name: 'types' }, { name: 'build' }, { name: 'lint' }],
    failures: [],
  })
})

test('starts no step after a failure, waits for running steps, and prints the failure last', async () => {
  const printed: string[] = []
  const { steps, started, pass, fail } = createSteps(['build', 'types', 'lint'])
  const running = runSteps(steps, { atOnce: 2, print: (text) => printed.push(text) })
  await fail('types', 'TS2322')
  expect(started).toEqual(['build', 'types'])
  await pass('build')
  expect(await running).toMatchObject({
    timings: [{ name: 'types' }, { name: 'build' }],
    failures: ['Failed: types. TS2322'],
  })
  expect(printed.map((text) => text.split('\n')[2])).toEqual(['build begins', 'types begins'])
})

test('reports a second failure among running steps', async () => {
  const { steps, fail } = createSteps(['build', 'types'])
  const running = runSteps(steps, { atOnce: 2, print: () => undefined })
  await fail('types', 'TS2322')
  await fail('build', 'A link is dead.')
  expect((await running).failures).toEqual(['Failed: types. TS2322', 'Failed: build. A link is dead.'])
})
