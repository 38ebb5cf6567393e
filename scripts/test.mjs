// `npm test` and, with `--quick`, `npm run check`: all checks side by side; the browser tests alone at the end, so that nothing slows them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_ENVIRONMENT } from '../e2e/preview-places.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { projectFolder, run, runCommand, runTool } from './run.mjs'
import { runSteps } from './run-steps.mjs'
import { addCounts, readJestCounts, readPlaywrightCounts } from './test-counts.mjs'

const JEST_REPORT = 'test-results/jest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const OWN_SITE = 'test-results/own-site'
const BROWSER_TESTS = ['test', '--config', 'e2e/playwright.config.mts']
const GENERATED_TYPES = 'src/gatsby-types.d.ts'
const CRUISED = ['src', 'plugins', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx']
/** A build keeps one core busy, the checks another. */
const STEPS_AT_ONCE = 2

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @param {string} file */
const read = (file) => {
  const path = join(projectFolder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * @param {string} name
 * @param {[packageName: string, tool: string, ...toolArguments: string[]]} command
 * @returns {Step}
 */
const check = (name, [packageName, tool, ...toolArguments]) => ({
  name,
  run: (onOutput) => runTool(packageName, tool, toolArguments, { onOutput }),
})

const types = check('types', ['typescript', 'tsc', '--noEmit'])
const lint = check('lint', ['eslint', 'eslint', '.', '--max-warnings', '0'])
const format = check('format', ['prettier', 'prettier', '--check', '--log-level', 'warn', '.'])
const importRules = check('import rules', [
  'dependency-cruiser',
  'depcruise',
  ...CRUISED,
  '--config',
  '.dependency-cruiser.cjs',
])
const unused = check('unused code', ['knip', 'knip'])
const units = check('unit tests', ['jest', 'jest', '--json', '--outputFile', JEST_REPORT])

const checks = [types, lint, units, format, importRules, unused]

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
    if (read(GENERATED_TYPES) !== committed) {
      throw new Error(`The build changed ${GENERATED_TYPES}: it did not fit the queries. Commit the file as it is now.`)
    }
  },
}

/**
 * A cold build, in which e2e/no-drafts.spec.ts then looks for drafts.
 * @type {Step}
 */
const buildWithDrafts = {
  name: 'build with drafts',
  async run(onOutput) {
    const code = await run(process.execPath, ['--import', 'tsx', 'e2e/build-with-drafts.ts'], { onOutput })
    if (code !== 0) throw new Error(`It stopped with exit code ${code}. Its own messages stand above.`)
  },
}

/**
 * What `npm run new` makes has to pass all of this too. A site that was made so has this step no longer.
 * @type {Step[]}
 */
const ownSite = !existsSync(join(projectFolder, 'scripts/try-new.mjs'))
  ? []
  : [
      {
        name: 'own site',
        async run(onOutput) {
          const code = await run(process.execPath, ['scripts/try-new.mjs'], { onOutput })
          if (code !== 0) throw new Error(`It stopped with exit code ${code}. Its own messages stand above.`)
        },
      },
    ]

/** @type {Step} */
const browserTests = {
  name: 'browser tests',
  // Nothing else writes meanwhile, so that each result is printed at once.
  run: () => runTool('@playwright/test', 'playwright', BROWSER_TESTS),
}

/** @type {Step[]} */
const ownBrowserTests = ownSite.map(() => ({
  name: 'browser tests of the own site',
  run: () => runTool('@playwright/test', 'playwright', BROWSER_TESTS, { cwd: join(projectFolder, OWN_SITE) }),
}))

await runCommand(async () => {
  const quick = process.argv.includes('--quick')
  await prepareProject()
  if (!quick) process.env.CHROME_PATH = await ensureChromium()
  rmSync(join(projectFolder, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(projectFolder, 'test-results'))

  const start = performance.now()
  const results = await runSteps(quick ? checks : [build, buildWithDrafts, ...ownSite, ...checks], {
    atOnce: STEPS_AT_ONCE,
    print: console.log,
  })
  if (!quick && results.failures.length === 0) {
    const { timings, failures } = await runSteps([browserTests, ...ownBrowserTests], { atOnce: 1, print: console.log })
    results.timings.push(...timings)
    results.failures.push(...failures)
  }

  const counts = addCounts(
    readJestCounts(read(JEST_REPORT)),
    readPlaywrightCounts(read(PLAYWRIGHT_REPORT)),
    readPlaywrightCounts(read(`${OWN_SITE}/${PLAYWRIGHT_REPORT}`)),
  )
  // A failed step that counts nothing itself, such as a type error, is one failure: red must never end with "0 failed".
  const failed = results.failures.length > 0 ? Math.max(counts.failed, 1) : counts.failed
  const times = results.timings.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
  console.log(`\n${times.join(', ')}; together ${((performance.now() - start) / 1000).toFixed(1)} s`)
  for (const failure of results.failures) console.error(failure)
  console.log(`${counts.passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
