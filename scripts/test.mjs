// `npm test`, `npm run check` and `npm run test:sweeps`: plans steps that run side by side, and browser tests after them; prints counts and times.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BASED_COPY, BASED_PATH, OWN_SITE, PREVIEW_ENVIRONMENT, UNPATCHED_SITE } from '../e2e/preview-setup.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { prepareProject } from './install.mjs'
import { ensureServers } from './programs.mjs'
import { runSteps } from './run-steps.mjs'
import { projectFolder, run, runCommand, runTool } from './run.mjs'
import { addReports, BROWSER_REPORT, describeTimes, UNIT_REPORT } from './test-report.mjs'

/**
 * @typedef {import('./run-steps.mjs').Step} Step
 * @typedef {import('./test-report.mjs').TestReport} TestReport
 *
 * @typedef {object} Plan
 * @property {Step[]} steps steps that run two at a time, because most steps keep one core busy
 * @property {Step[]} [visits] browser tests, which run one after the other because they use the same ports
 */

const RESULTS = join(projectFolder, 'test-results')
/** The file with the counts of the last `npm test`, until sweeps have added their own. */
const COUNTS = join(RESULTS, 'counts.json')
const GENERATED_TYPES = join(projectFolder, 'src/gatsby-types.d.ts')
const REPORTERS = ['--reporters', 'default', '--reporters', './scripts/jest/times-reporter.cjs']
/** Leaves out suites that passed before with the same files. CI runs all suites. */
const FILTER = process.env.CI ? [] : ['--filter', './scripts/jest/passed-suites.cjs', '--passWithNoTests']
/** Unit suites and browser tests that only `npm run test:sweeps` runs. */
const SWEEP_SUITES = '\\.sweep\\.test\\.'
const SWEEPS = '\\.sweep\\.spec|@sweep'
/** Browser tests that read the output of the build with drafts. */
const DRAFT_SEARCH = 'no-drafts\\.sweep'
/** Browser tests that need the content of this repository, or its preview server. */
const THIS_SITE = '(^| )site/|(analytics|deploys|preview-agreement\\.sweep)\\.spec'
/** Browser tests that `npm test` repeats on a new site. */
const ANY_SITE = '(page-kinds|options|routes|gatsby-image)\\.spec'

/** Browser tests of the layout, which is the same below a path. */
const LAYOUT = '(^| )(a11y|long-words|right-to-left|whole-page)\\.spec'

/** Browser tests of journeys that need files only, for other servers. */
const JOURNEYS = '(^| )(start|docs|header|search|color-mode|gatsby-image)\\.spec'

/** The journeys on servers whose responses `hosts.sweep` compares with those of Galley's server. */
const COMPARED_JOURNEYS = '(^| )(start|docs)\\.spec'

/** Browser tests of what only a patch of Gatsby can do, such as a press before the code has loaded. */
const PATCHED = '@patched'

const OPTIONS = /** @type {const} */ ({
  check: { type: 'boolean' },
  changed: { type: 'boolean' },
  sweeps: { type: 'boolean' },
  /** The share of the browser tests to run, such as "1/2". */
  shard: { type: 'string' },
})

/** @type {string[]} advice to print at the end, apart from failures */
const advice = []
/** @type {string[]} options of Playwright */
let shard = []
/** @type {Record<string, TestReport[]>} by the kind of test */
const reports = { 'Unit tests': [], 'Browser tests': [] }

/** @param {string} file @returns {TestReport} */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Makes a step from a tool that writes a report.
 * @param {string} name
 * @param {{ kind: string, file: string }} report
 * @param {(onOutput: (part: string) => void) => Promise<void>} runTests
 * @returns {Step}
 */
const reported = (name, { kind, file }, runTests) => ({
  name,
  async run(onOutput) {
    rmSync(file, { force: true })
    try {
      await runTests(onOutput)
    } finally {
      if (existsSync(file)) reports[kind]?.push(readReport(file))
    }
  },
})

/** @param {string[]} options options for Jest */
const testUnits = (...options) =>
  reported('unit tests', { kind: 'Unit tests', file: join(projectFolder, UNIT_REPORT) }, (onOutput) =>
    runTool('jest', 'jest', ['--maxWorkers', '2', ...REPORTERS, ...FILTER, ...options], { onOutput }),
  )

/** @param {string} name @param {string} site the folder of a built site @param {string[]} options options for Playwright */
const visit = (name, site, ...options) =>
  // No other step prints at the same time, so results are printed immediately.
  reported(name, { kind: 'Browser tests', file: join(projectFolder, BROWSER_REPORT) }, () =>
    runTool('@playwright/test', 'playwright', ['test', '--config', 'e2e/playwright.config.mts', ...options, ...shard], {
      env: { ...process.env, E2E_SITE: site },
    }),
  )

/**
 * Visits the site below a path.
 * @param {string} name @param {string} host the server of the site; "" for the server of Galley @param {string[]} options options for Playwright
 */
const visitBelow = (name, host, ...options) =>
  reported(name, { kind: 'Browser tests', file: join(BASED_COPY, BROWSER_REPORT) }, () =>
    runTool('@playwright/test', 'playwright', ['test', '--config', 'e2e/playwright.config.mts', ...options, ...shard], {
      cwd: BASED_COPY,
      env: { ...process.env, E2E_BASE_PATH: BASED_PATH, E2E_HOST: host },
    }),
  )

/**
 * Builds the site with the preview servers of the browser tests. The build writes the types of all queries, which are committed so that
 * everything can be checked before a build.
 * @type {Step}
 */
const build = {
  name: 'build',
  async run(onOutput) {
    const committed = readFileSync(GENERATED_TYPES, 'utf8')
    const env = { ...process.env, ...PREVIEW_ENVIRONMENT }
    await runTool('@galley/cli', 'galley', ['build', '--if-changed'], { env, onOutput })
    if (readFileSync(GENERATED_TYPES, 'utf8') === committed) return
    const message = 'The build changed src/gatsby-types.d.ts: it did not fit the queries. Commit the file as it is now.'
    if (process.env.CI) throw new Error(message)
    advice.push(message)
  },
}

/** @param {string} name @param {string[]} nodeArguments @returns {Step} */
const script = (name, ...nodeArguments) => ({
  name,
  async run(onOutput) {
    const code = await run(process.execPath, nodeArguments, { onOutput })
    if (code !== 0) throw new Error(`It stopped with exit code ${code}. Its own messages are above.`)
  },
})

/** @param {string} name @param {[packageName: string, tool: string, ...toolArguments: string[]]} command @returns {Step} */
const check = (name, [packageName, tool, ...toolArguments]) => ({
  name,
  run: (onOutput) => runTool(packageName, tool, toolArguments, { onOutput }),
})

const SITE_CODE = ['src', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx']
const checkContent = check('content', ['@galley/cli', 'galley', 'check', '--content'])
const checkTypesAndLint = check('types and lint', ['oxlint', 'oxlint'])
const checkFormat = check('format', ['oxfmt', 'oxfmt', '--check'])
const checkImportRules = check('import rules', [
  'dependency-cruiser',
  'depcruise',
  '--config',
  '.dependency-cruiser.cjs',
  'plugins',
  'packages',
  ...SITE_CODE,
])
const checkUnused = check('unused code', ['knip', 'knip', '--cache'])
const checks = [checkTypesAndLint, checkFormat, checkImportRules, checkUnused]
const coreUnits = ['--testPathIgnorePatterns', SWEEP_SUITES]

/** @returns {Plan} */
const planTests = () => ({
  steps: [build, testUnits(...coreUnits), script('own site', 'scripts/try-site.mjs', '--starter'), ...checks],
  visits: [
    visit('browser tests', projectFolder, '--grep-invert', SWEEPS),
    visit('browser tests of a new site', OWN_SITE, '--grep', ANY_SITE),
  ],
})

/** @returns {Plan} */
const planChecks = () => ({
  // A build would report the same problems later.
  steps: [testUnits(...coreUnits), ...checks, checkContent],
})

/** Plans the checks that most edits need. @returns {Plan} */
const planChanged = () => ({ steps: [testUnits(...coreUnits), checkTypesAndLint, checkFormat] })

/** The parts of the sweeps, which can run on separate machines. @type {Record<string, Plan>} */
const PARTS = {
  'own-sites': {
    steps: [
      // The longest step comes first, so that it does not run alone at the end.
      script('own sites', 'scripts/try-site.mjs'),
      // A cold build of a copy of this site with drafts.
      script('build with drafts', '--import', 'tsx', 'e2e/build-with-drafts.ts'),
    ],
    visits: [
      visit('search for drafts', projectFolder, '--grep', DRAFT_SEARCH),
      visit('browser sweeps of a new site', OWN_SITE, '--grep-invert', `${ANY_SITE}|${DRAFT_SEARCH}|${THIS_SITE}`),
      visit('browser tests without patches of Gatsby', UNPATCHED_SITE, '--grep', ANY_SITE, '--grep-invert', PATCHED),
    ],
  },
  units: { steps: [testUnits('--testPathPatterns', SWEEP_SUITES)] },
  browser: {
    steps: [build],
    visits: [visit('browser sweeps', projectFolder, '--grep', SWEEPS, '--grep-invert', DRAFT_SEARCH)],
  },
  'base-path': {
    steps: [script('site below a path', 'scripts/try-base-path.mjs')],
    visits: [
      visitBelow('browser tests below a path', '', '--grep-invert', `${SWEEPS}|${LAYOUT}`),
      visitBelow('files and hosts below a path', '', '--grep', '(base-path|hosts)\\.sweep'),
      ...Object.entries({ files: JOURNEYS, nginx: COMPARED_JOURNEYS, caddy: COMPARED_JOURNEYS }).map(
        ([host, journeys]) => visitBelow(`journeys on ${host}`, host, '--grep', journeys, '--grep-invert', SWEEPS),
      ),
    ],
  },
}

/** @param {string[]} names names of parts; an empty list runs all parts @returns {Plan} */
function planSweeps(names) {
  const unknown = names.find((name) => !(name in PARTS))
  if (unknown) throw new Error(`Unknown part "${unknown}". Choose from: ${Object.keys(PARTS).join(', ')}.`)
  const chosen = Object.entries(PARTS).flatMap(([name, part]) =>
    names.length === 0 || names.includes(name) ? [part] : [],
  )
  return { steps: chosen.flatMap(({ steps }) => steps), visits: chosen.flatMap(({ visits = [] }) => visits) }
}

/** @param {'tests' | 'check' | 'changed' | 'sweeps'} command @param {string[]} parts */
function planOf(command, parts) {
  if (command === 'sweeps') return planSweeps(parts)
  if (parts.length > 0)
    throw new Error(`Unknown argument "${parts[0]}". "npm run test:unit" and "npm run test:e2e" run single files.`)
  return { tests: planTests, check: planChecks, changed: planChanged }[command]()
}

/** Reads and deletes the counts of the last `npm test`, so that the sweeps print the sum. @returns {TestReport[]} */
function takeCounts() {
  if (!existsSync(COUNTS)) return []
  const counts = readReport(COUNTS)
  rmSync(COUNTS)
  return [counts]
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.shard) shard = ['--shard', values.shard]
  const command = values.sweeps ? 'sweeps' : values.changed ? 'changed' : values.check ? 'check' : 'tests'
  const { steps, visits = [] } = planOf(command, positionals)
  await prepareProject()
  if (visits.length > 0) process.env.CHROME_PATH = await ensureChromium()
  if (command === 'sweeps' && visits.length > 0) await ensureServers()
  mkdirSync(RESULTS, { recursive: true })

  const start = performance.now()
  const { timings, failures } = await runSteps(steps, { atOnce: 2, print: console.log })
  if (failures.length === 0) {
    const visited = await runSteps(visits, { atOnce: 1, print: console.log })
    timings.push(...visited.timings)
    failures.push(...visited.failures)
  }

  for (const [kind, ofKind] of Object.entries(reports))
    for (const line of describeTimes(kind, addReports(ofKind))) console.log(line)
  const before = command === 'sweeps' ? takeCounts() : []
  const counts = addReports([...before, ...Object.values(reports).flat()])
  // A failed step that counts nothing itself, such as a type error, is one failure: a failed run must never end with "0 failed".
  const failed = failures.length > 0 ? Math.max(counts.failed, 1) : counts.failed
  const times = timings.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
  console.log(`\n${times.join(', ')}; together ${((performance.now() - start) / 1000).toFixed(1)} s`)
  for (const message of [...advice, ...failures]) console.error(message)
  if (command === 'tests') writeFileSync(COUNTS, JSON.stringify({ ...counts, suites: [] }))
  if (before.length > 0) console.log('With the tests of "npm test":')
  console.log(`${counts.passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
