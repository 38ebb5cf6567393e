/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0 }

/**
 * @param {string} report Jest's JSON report; empty when Jest has not run
 * @returns {Counts}
 */
export function readJestCounts(report) {
  if (!report) return NONE
  const counts = /** @type {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */ (
    JSON.parse(report)
  )
  // A file that does not even load has no tests of its own to fail.
  return { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites }
}

/**
 * @param {string} report Playwright's JSON report; empty when Playwright has not run
 * @returns {Counts}
 */
export function readPlaywrightCounts(report) {
  if (!report) return NONE
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */ (
      JSON.parse(report)
    )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * @param {Counts[]} counts
 * @returns {Counts}
 */
export function addCounts(...counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NONE,
  )
}
