import { addReports, describeTimes } from './test-report.mjs'

const suiteOf = (file: string, seconds: number, startSeconds: number, ...times: number[]) => ({
  file,
  seconds,
  startSeconds,
  tests: times.map((time, index) => ({ title: `test ${index}`, seconds: time })),
})

test('adds counts and suites of several runs', () => {
  const first = { passed: 3, failed: 1, flaky: 0, suites: [suiteOf('a', 1, 0, 1)] }
  const second = { passed: 4, failed: 0, flaky: 1, suites: [suiteOf('b', 2, 1, 1)] }
  expect(addReports([first, second])).toEqual({
    passed: 7,
    failed: 1,
    flaky: 1,
    unchanged: 0,
    suites: [...first.suites, ...second.suites],
  })
  expect(addReports([])).toEqual({ passed: 0, failed: 0, flaky: 0, unchanged: 0, suites: [] })
})

test('lists the slowest suites and tests, and the share of starting', () => {
  const suites = Array.from({ length: 12 }, (_, index) => suiteOf(`suite ${index}`, index + 1, 0, index / 2))
  suites.push(suiteOf('slow', 22, 25, 30))
  const lines = describeTimes('Unit tests', { passed: 13, failed: 0, flaky: 0, suites })
  expect(lines[0]).toBe('Unit tests: 100 s in 13 suites with 13 tests; 25 % of the time to start the suites')
  expect(lines.slice(1, 4)).toEqual(['  Slowest suites:', '    22.0 s  slow', '    12.0 s  suite 11'])
  expect(lines.slice(12, 15)).toEqual(['  Slowest tests:', '    30.0 s  slow: test 0', '     5.5 s  suite 11: test 0'])
  expect(lines).toHaveLength(23)
})

test('counts flaky tests and unchanged suites, and returns no lines for an empty run', () => {
  const report = { passed: 1, failed: 0, flaky: 2, suites: [suiteOf('a', 1, 0, 1)] }
  expect(describeTimes('Browser tests', report)[0]).toBe('Browser tests: 2 flaky, passed in a second attempt')
  expect(describeTimes('Unit tests', { ...addReports([]), unchanged: 2 })).toEqual([
    'Unit tests: 2 suites left out; they passed with the same files',
  ])
  expect(describeTimes('Unit tests', addReports([]))).toEqual([])
})
