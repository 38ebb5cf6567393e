import { addCounts, readJestCounts, readPlaywrightCounts } from './test-counts.mjs'

test('a runner that has not run counts nothing', () => {
  expect(addCounts(readJestCounts(''), readPlaywrightCounts(''))).toEqual({ passed: 0, failed: 0 })
})

test('counts of both runners are added, with files that do not load as failures', () => {
  const jest = readJestCounts('{"numPassedTests":3,"numFailedTests":1,"numRuntimeErrorTestSuites":1}')
  const playwright = readPlaywrightCounts('{"stats":{"expected":4,"unexpected":1,"flaky":1},"errors":[{}]}')
  expect(addCounts(jest, playwright)).toEqual({ passed: 8, failed: 4 })
})
