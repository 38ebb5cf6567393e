// `npm test` and, with `--quick`, `npm run check`: all checks side by side; the browser tests alone at the end, so that nothing slows them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COPY, PREVIEW_ENVIRONMENT } from '../e2e/preview-setup.mjs'
import { check, checkFormat, checkImportRules, checkTypesAndLint, checkUnused } from './checks.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { projectFolder, run, runCommand, runTool } from './run.mjs'
import { addCounts, readJestCounts, readPlaywrightCounts } from './test-counts.mjs'

const JEST_REPORT = 'test-results/jest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const GENERATED_TYPES = 'src/gatsby-types.d.ts'
/** A build keeps one core busy, the checks another. */
const STEPS_AT_ONCE = 2

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @param {string} file */
const read = (file) => {
  const path = join(projectFolder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @type {string[]} what to do beside mistakes, printed at the end */
const advice = []

const units = check('unit tests', ['jest', 'jest', '--maxWorkers', '2', '--json', '--outputFile', JEST_REPORT])

const checks = [checkTypesAndLint(), units, checkFormat(), checkImportRules(), checkUnused()]

/**
 * The build writes the types of all queries; they are committed so that everything can be checked before a build.
 * @type {Step}
 */
const build = {
  name: 'build',
  async run(onOutput) {
    const committed = read(GENERATED_TYPES)
    // The browser tests have preview servers of their own.
    await buildSite({ env: { ...process.env, ...PREVIEW_ENVIRONMENT }, onOutput })
    if (read(GENERATED_TYPES) === committed) return
    const message = `The build changed ${GENERATED_TYPES}: it did not fit the queries. Commit the file as it is now.`
    if (process.env.CI) throw new Error(message)
    advice.push(message)
  },
}

/**
 * A step that is a script of this project.
 * @param {string} name
 * @param {string[]} nodeArguments
 * @returns {Step}
 */
const script = (name, ...nodeArguments) => ({
  name,
  async run(onOutput) {
    const code = await run(process.execPath, nodeArguments, { onOutput })
    if (code !== 0) throw new Error(`It stopped with exit code ${code}. Its own messages are above.`)
  },
})

/** A build finds the same, later. */
const checkContent = script('content', '--import', 'tsx', 'scripts/check-content.mts')

/** A cold build, and a search for drafts in it, of which e2e/no-drafts.spec.ts then judges. */
const buildWithDrafts = script('build with drafts', '--import', 'tsx', 'e2e/build-with-drafts.ts')

/** What `npm run new` makes has to pass the checks too. A site that was made so has this step no longer. */
const hasOwnSite = existsSync(join(projectFolder, 'scripts/try-new.mjs'))

/** The copy of the project is built with drafts first, and then becomes the own site: its caches save a build. */
const copy = {
  name: 'copy',
  /** @type {Step['run']} */
  async run(onOutput) {
    await buildWithDrafts.run(onOutput)
    if (hasOwnSite) await script('own site', 'scripts/try-new.mjs').run(onOutput)
  },
}

/** @param {string} name @param {string} cwd @param {string[]} options @returns {Step} */
const visitSite = (name, cwd, ...options) => ({
  name,
  // Nothing else writes meanwhile, so that each result is printed at once.
  run: () => {
    const words = ['test', '--config', 'e2e/playwright.config.mts', ...options]
    return runTool('@playwright/test', 'playwright', words, { cwd })
  },
})

/** One after the other: both use the same ports. */
const browserTests = [visitSite('browser tests', projectFolder)]
// Drafts were looked for in the copy before it became the own site.
if (hasOwnSite) browserTests.push(visitSite('browser tests of the own site', COPY, '--grep-invert', 'byte of a draft'))

await runCommand(async () => {
  const quick = process.argv.includes('--quick')
  await prepareProject()
  if (!quick) process.env.CHROME_PATH = await ensureChromium()
  rmSync(join(projectFolder, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(projectFolder, 'test-results'))

  const start = performance.now()
  const results = await runSteps(quick ? [checkContent, ...checks] : [copy, build, ...checks], {
    atOnce: STEPS_AT_ONCE,
    print: console.log,
  })
  if (!quick && results.failures.length === 0) {
    const { timings, failures } = await runSteps(browserTests, { atOnce: 1, print: console.log })
    results.timings.push(...timings)
    results.failures.push(...failures)
  }

  const counts = addCounts(readJestCounts(read(JEST_REPORT)), readPlaywrightCounts(read(PLAYWRIGHT_REPORT)))
  // A failed step that counts nothing itself, such as a type error, is one failure: red must never end with "0 failed".
  const failed = results.failures.length > 0 ? Math.max(counts.failed, 1) : counts.failed
  const times = results.timings.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
  console.log(`\n${times.join(', ')}; together ${((performance.now() - start) / 1000).toFixed(1)} s`)
  for (const message of [...advice, ...results.failures]) console.error(message)
  console.log(`${counts.passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
