// `npm test` and, with `--quick`, `npm run check`: every check in turn, until the first that fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_ENVIRONMENT } from '../e2e/preview-places.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { buildSite } from './gatsby.mjs'
import { prepareProject } from './install.mjs'
import { projectFolder, runCommand, runTool } from './run.mjs'
import { addCounts, readJestCounts, readPlaywrightCounts } from './test-counts.mjs'

const JEST_REPORT = 'test-results/jest.json'
const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const GENERATED_TYPES = 'src/gatsby-types.d.ts'
const CRUISED = ['src', 'plugins', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx']

/** @param {string} file */
const read = (file) => {
  const path = join(projectFolder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The build writes the types of all queries; they are committed so that everything can be checked before a build. */
async function buildWithSameTypes() {
  const committed = read(GENERATED_TYPES)
  // The browser tests have preview servers of their own.
  Object.assign(process.env, PREVIEW_ENVIRONMENT)
  await buildSite()
  if (read(GENERATED_TYPES) !== committed) {
    throw new Error(`The build changed ${GENERATED_TYPES}: it did not fit the queries. Commit the file as it is now.`)
  }
}

/** @type {{ name: string, check: () => Promise<void>, quick?: boolean }[]} */
const steps = [
  { name: 'types', quick: true, check: () => runTool('typescript', 'tsc', ['--noEmit']) },
  { name: 'lint', quick: true, check: () => runTool('eslint', 'eslint', ['.', '--max-warnings', '0']) },
  {
    name: 'format',
    quick: true,
    check: () => runTool('prettier', 'prettier', ['--check', '--log-level', 'warn', '.']),
  },
  {
    name: 'import rules',
    quick: true,
    check: () => runTool('dependency-cruiser', 'depcruise', [...CRUISED, '--config', '.dependency-cruiser.cjs']),
  },
  { name: 'unused code', quick: true, check: () => runTool('knip', 'knip', []) },
  {
    name: 'unit tests',
    quick: true,
    check: () => runTool('jest', 'jest', ['--json', '--outputFile', JEST_REPORT]),
  },
  { name: 'build', check: buildWithSameTypes },
  {
    name: 'browser tests',
    check: () => runTool('@playwright/test', 'playwright', ['test', '--config', 'e2e/playwright.config.mts']),
  },
]

/** @param {number} start */
const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

await runCommand(async () => {
  const quick = process.argv.includes('--quick')
  await prepareProject()
  if (!quick) process.env.CHROME_PATH = await ensureChromium()
  rmSync(join(projectFolder, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(projectFolder, 'test-results'))

  const start = performance.now()
  /** @type {string[]} */
  const timings = []
  /** @type {string | undefined} */
  let failure
  for (const { name, check } of steps.filter((step) => step.quick || !quick)) {
    console.log(`\n=== ${name}`)
    const stepStart = performance.now()
    try {
      await check()
    } catch (error) {
      failure = `Failed: ${name}. ${error instanceof Error ? error.message : String(error)}`
    }
    timings.push(`${name} ${secondsSince(stepStart)}`)
    if (failure) break
  }

  const counts = addCounts(readJestCounts(read(JEST_REPORT)), readPlaywrightCounts(read(PLAYWRIGHT_REPORT)))
  // A failed step that counts nothing itself, such as a type error, is one failure: red must never end with "0 failed".
  const failed = failure ? Math.max(counts.failed, 1) : counts.failed
  console.log(`\n${timings.join(', ')}; together ${secondsSince(start)}`)
  if (failure) console.error(failure)
  console.log(`${counts.passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
