import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import type { SuiteTimes, TestReport } from '../scripts/test-report.mjs'

/** Fixtures that start a browser, a context or a page, with their setup and teardown. */
const STARTS = /^(Fixture|fixture:) "?(browser|context|page)"?$/

/** Returns the sum of the seconds of matching steps at all levels. */
function sumStarts(steps: TestStep[]): number {
  return steps.reduce((sum, step) => sum + (STARTS.test(step.title) ? step.duration / 1000 : sumStarts(step.steps)), 0)
}

/** Writes the counts and times of a run for `npm test`, as a `TestReport`. */
export default class TimesReporter implements Reporter {
  private readonly file: string
  private readonly suites = new Map<string, SuiteTimes>()
  private readonly tests = new Set<TestCase>()
  private errors = 0

  constructor({ outputFile }: { outputFile: string }) {
    this.file = outputFile
  }

  onTestEnd(test: TestCase, { duration, steps }: TestResult) {
    const [, , file = '', ...titles] = test.titlePath()
    const suite = this.suites.get(file) ?? { file, seconds: 0, startSeconds: 0, tests: [] }
    suite.seconds += duration / 1000
    suite.startSeconds += sumStarts(steps)
    suite.tests.push({ title: titles.join(' '), seconds: duration / 1000 })
    this.suites.set(file, suite)
    this.tests.add(test)
  }

  /** Called for errors outside of tests, such as a spec file that does not load. */
  onError() {
    this.errors += 1
  }

  onEnd() {
    const count = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      [...this.tests].filter((test) => outcomes.includes(test.outcome())).length
    const report: TestReport = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.errors,
      flaky: count('flaky'),
      suites: [...this.suites.values()],
    }
    writeFileSync(this.file, JSON.stringify(report))
  }
}
