import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyResources } from '../packages/gatsby/src/gatsby-resources.mjs'
import { withOwnCache } from '../packages/gatsby/src/moved-cache.mjs'
import { digestFiles } from '../packages/node/src/build-inputs.mjs'
import { projectFolder, runTool } from './run.mjs'

/** What a build reads: files and folders of the project. */
export const buildInputs = /** @type {string[]} */ (
  JSON.parse(readFileSync(join(projectFolder, 'packages/node/src/build-inputs.json'), 'utf8'))
)
/** Holds the digest of the inputs of the last good build. Gatsby may wipe its folder; then a build is due anyway. */
const STAMP = '.cache/build-digest'
/**
 * The variables a build may see. Gatsby writes all of them into the code it compiles for the server, so that a secret would be
 * stored there, and a variable that npm sets differently for each script would make it compile everything again.
 */
const BUILD_VARIABLES =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|TERM|NO_COLOR|FORCE_COLOR|CI|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|DEPLOY_TARGET|CHECK_EXTERNAL_LINKS|GALLEY_PATCHES_OFF|GATSBY_.+)$/i
/** Those of them that can change what is built. */
const SITE_VARIABLES = /^(DEPLOY_TARGET|GALLEY_PATCHES_OFF|GATSBY_.+)$/
/** Gatsby's other logger breaks every message at 80 columns, or at the width of the terminal. */
const GATSBY_LOGGER = 'yurnalist'

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} what Gatsby runs with
 */
export function selectBuildVariables(env) {
  const kept = Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name))
  const { NODE_OPTIONS, ...resources } = gatsbyResources(join(projectFolder, 'content'), env['NODE_OPTIONS'])
  // Neither sends data about the project, nor asks for an opinion of Gatsby.
  const quiet = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_FEEDBACK_DISABLED: '1' }
  return { GATSBY_LOGGER, ...resources, ...Object.fromEntries(kept), NODE_OPTIONS, ...quiet }
}

/**
 * A digest of every file that a build reads, and of the variables that change it.
 * @param {string} folder the project
 * @param {NodeJS.ProcessEnv} env
 */
export function digestInputs(folder, env) {
  const hash = createHash('sha256').update(JSON.stringify(digestFiles(folder, buildInputs, { hasLinks: true })))
  const names = Object.keys(env).filter((name) => SITE_VARIABLES.test(name))
  const variables = names.sort().map((name) => [name, env[name]])
  return hash.update(JSON.stringify(variables)).digest('hex')
}

/** @param {string} digest */
function isBuilt(digest) {
  const stamp = join(projectFolder, STAMP)
  return (
    existsSync(stamp) && existsSync(join(projectFolder, 'public/index.html')) && readFileSync(stamp, 'utf8') === digest
  )
}

/**
 * Runs a Gatsby command. Whatever it does to its folders, the last build is no longer to be trusted.
 * @param {string[]} gatsbyArguments
 * @param {import('./run.mjs').RunOptions} [options]
 */
export async function runGatsby(gatsbyArguments, { env = process.env, ...options } = {}) {
  rmSync(join(projectFolder, STAMP), { force: true })
  const run = () => runTool('gatsby', 'gatsby', gatsbyArguments, { ...options, env: selectBuildVariables(env) })
  await withOwnCache(projectFolder, run)
}

/**
 * Builds the site into `public`.
 * @param {import('./run.mjs').RunOptions & { onlyIfChanged?: boolean }} [options] `onlyIfChanged` leaves a build alone that has the same inputs
 */
export async function buildSite({ onlyIfChanged = false, env = process.env, onOutput } = {}) {
  // Taken before the build: an edit made meanwhile must count as a change.
  const digest = digestInputs(projectFolder, env)
  if (onlyIfChanged && isBuilt(digest)) {
    console.log('Nothing has changed since the last build.')
    return
  }
  await runGatsby(['build'], { env, onOutput })
  writeFileSync(join(projectFolder, STAMP), digest)
}
