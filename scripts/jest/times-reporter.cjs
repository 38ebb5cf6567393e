const fs = require('node:fs')
const path = require('node:path')
const passedSuites = require('./passed-suites.cjs')

/**
 * The part of Jest's results that is read here.
 * @typedef {object} SuiteResult
 * @property {string} testFilePath
 * @property {unknown} [testExecError]
 * @property {number} numFailingTests
 * @property {{ loadTestEnvironmentStart: number, end: number }} perfStats in milliseconds since 1970
 * @property {{ fullName: string, duration?: number | null }[]} testResults
 *
 * @typedef {object} Results
 * @property {number} startTime
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {SuiteResult[]} testResults
 */

/** Writes the counts and times of a run for `npm test`, as a `TestReport`. */
module.exports = class {
  /** @param {{ rootDir: string }} globalConfig */
  constructor({ rootDir }) {
    this.rootDir = rootDir
  }

  /** @param {unknown} _contexts @param {Results} results */
  onRunComplete(_contexts, results) {
    const suites = results.testResults.map(({ testFilePath, perfStats, testResults }) => {
      const seconds = (perfStats.end - perfStats.loadTestEnvironmentStart) / 1000
      const tests = testResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 }))
      const startSeconds = seconds - tests.reduce((sum, test) => sum + test.seconds, 0)
      return { file: path.relative(this.rootDir, testFilePath), seconds, startSeconds, tests }
    })
    const passed = results.testResults.filter((suite) => !suite.testExecError && suite.numFailingTests === 0)
    const passedFiles = passed.map(({ testFilePath }) => testFilePath)
    passedSuites.rememberPasses(passedFiles, results.startTime)
    const report = {
      passed: results.numPassedTests,
      // A file that does not even load has no tests of its own to fail.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      flaky: 0,
      unchanged: passedSuites.countUnchanged(),
      suites,
    }
    fs.writeFileSync(path.join(this.rootDir, 'test-results/unit-tests.json'), JSON.stringify(report))
  }
}
