import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'
import { withOwnCache } from '@galley/gatsby/moved-cache'
import { digestFiles } from '@galley/node/build-inputs'
import buildInputs from '@galley/node/build-inputs.json'
import { type RunOptions, runTool } from './run.mjs'

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

/** Returns the variables that Gatsby runs with. */
export function selectBuildVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name))
  const { NODE_OPTIONS, ...resources } = gatsbyResources(join(process.cwd(), 'content'), env['NODE_OPTIONS'])
  // Neither sends data about the project, nor asks for an opinion of Gatsby.
  const quiet = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_FEEDBACK_DISABLED: '1' }
  return { GATSBY_LOGGER, ...resources, ...Object.fromEntries(kept), NODE_OPTIONS, ...quiet }
}

/** Returns a digest of every file of a project that a build reads, and of the variables that change it. */
export function digestInputs(folder: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(JSON.stringify(digestFiles(folder, buildInputs, { hasLinks: true })))
  const names = Object.keys(env).filter((name) => SITE_VARIABLES.test(name))
  const variables = names.sort().map((name) => [name, env[name]])
  return hash.update(JSON.stringify(variables)).digest('hex')
}

function isBuilt(digest: string) {
  return existsSync(STAMP) && existsSync('public/index.html') && readFileSync(STAMP, 'utf8') === digest
}

/** Runs a Gatsby command in the working folder. Whatever it does to its folders, the last build is no longer to be trusted. */
export async function runGatsby(gatsbyArguments: string[], { env = process.env, ...options }: RunOptions = {}) {
  rmSync(STAMP, { force: true })
  const run = () => runTool('gatsby', 'gatsby', gatsbyArguments, { ...options, env: selectBuildVariables(env) })
  await withOwnCache(process.cwd(), run)
}

interface BuildOptions extends RunOptions {
  /** Leaves a build alone that has the same inputs. */
  onlyIfChanged?: boolean
}

/** Builds the site in the working folder into `public`. */
export async function buildSite({ onlyIfChanged = false, env = process.env, onOutput }: BuildOptions = {}) {
  // Taken before the build: an edit made meanwhile must count as a change.
  const digest = digestInputs(process.cwd(), env)
  if (onlyIfChanged && isBuilt(digest)) {
    console.log('Nothing has changed since the last build.')
    return
  }
  await runGatsby(['build'], { env, onOutput })
  writeFileSync(STAMP, digest)
}
