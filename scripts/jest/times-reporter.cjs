const { writeFileSync } = require('node:fs')
const { join, relative } = require('node:path')

/** Writes the counts and times of a run for `npm test`, as a `TestReport`. */
module.exports = class {
  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig */
  constructor({ rootDir }) {
    this.rootDir = rootDir
  }

  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, results) {
    const suites = results.testResults.map(({ testFilePath, perfStats, testResults }) => {
      const seconds = (perfStats.end - perfStats.loadTestEnvironmentStart) / 1000
      const tests = testResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 }))
      const startSeconds = seconds - tests.reduce((sum, test) => sum + test.seconds, 0)
      return { file: relative(this.rootDir, testFilePath), seconds, startSeconds, tests }
    })
    const report = {
      passed: results.numPassedTests,
      // A file that does not even load has no tests of its own to fail.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      flaky: 0,
      suites,
    }
    writeFileSync(join(this.rootDir, 'test-results/unit-tests.json'), JSON.stringify(report))
  }
}
