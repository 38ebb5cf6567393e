/**
 * The counts and times of one run of Jest or Playwright, written by the reporters in `jest/` and `../e2e/`.
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed failed tests, and suites that did not load
 * @property {number} flaky tests that passed only in a second attempt; included in `passed`
 * @property {number} [unchanged] suites that were left out, because they passed before with the same files
 * @property {SuiteTimes[]} suites
 *
 * @typedef {object} SuiteTimes
 * @property {string} file
 * @property {number} seconds all time of the suite
 * @property {number} startSeconds the part outside of tests: environments, modules, browsers
 * @property {{ title: string, seconds: number }[]} tests
 */

/** Files of the last reports, in the project. */
export const UNIT_REPORT = 'test-results/unit-tests.json'
export const BROWSER_REPORT = 'test-results/browser-tests.json'

const LISTED = 10

/**
 * Adds the reports of several runs.
 * @param {TestReport[]} reports
 * @returns {TestReport}
 */
export function addReports(reports) {
  /** @param {'passed' | 'failed' | 'flaky' | 'unchanged'} name */
  const sum = (name) => reports.reduce((total, report) => total + (report[name] ?? 0), 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    flaky: sum('flaky'),
    unchanged: sum('unchanged'),
    suites: reports.flatMap(({ suites }) => suites),
  }
}

/**
 * Describes the time of a run: the slowest suites and tests, and the share of starting.
 * @param {string} kind such as "unit tests"
 * @param {TestReport} report
 * @returns {string[]} lines
 */
export function describeTimes(kind, { flaky, unchanged = 0, suites }) {
  const all = suites.reduce((sum, { seconds }) => sum + seconds, 0)
  const left = unchanged > 0 ? [`${kind}: ${unchanged} suites left out; they passed with the same files`] : []
  if (all === 0) return left
  const starts = suites.reduce((sum, { startSeconds }) => sum + startSeconds, 0)
  const tests = suites.flatMap(({ file, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${test.title}` })))
  const share = Math.round((100 * starts) / all)
  return [
    ...left,
    ...(flaky > 0 ? [`${kind}: ${flaky} flaky, passed in a second attempt`] : []),
    `${kind}: ${all.toFixed(0)} s in ${suites.length} suites with ${tests.length} tests; ${share} % of the time to start the suites`,
    ...listSlowest(
      'suites',
      suites.map(({ file, seconds }) => ({ name: file, seconds })),
    ),
    ...listSlowest('tests', tests),
  ]
}

/**
 * @param {string} what
 * @param {{ name: string, seconds: number }[]} items
 */
function listSlowest(what, items) {
  const slowest = items.toSorted((one, other) => other.seconds - one.seconds).slice(0, LISTED)
  return [`  Slowest ${what}:`, ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)]
}
