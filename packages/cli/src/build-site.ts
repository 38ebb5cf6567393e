import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyResources } from '@galley/gatsby/gatsby-resources'
import { withOwnCache } from '@galley/gatsby/moved-cache'
import { digestFiles } from '@galley/node/build-inputs'
import buildInputs from '@galley/node/build-inputs.json'
import { readGitVersions } from '@galley/node/git-versions'
import { site } from '@galley/site'
import { type RunOptions, runTool } from './run.mjs'

/**
 * The file with the digest of the inputs of the last successful build. The file is in Gatsby's cache, so that the next build runs if Gatsby deletes
 * the cache.
 */
const STAMP = '.cache/build-digest'
/**
 * The environment variables of a build. Gatsby writes all its variables into the code for the server, so a secret would be stored in this code.
 * A variable that npm changes with each script would make Gatsby compile everything again.
 */
const BUILD_VARIABLES =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|TERM|NO_COLOR|FORCE_COLOR|CI|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|DEPLOY_TARGET|CHECK_EXTERNAL_LINKS|GALLEY_PATCHES_OFF|GATSBY_.+)$/i
/** Variables that change the output of a build. */
const SITE_VARIABLES = /^(DEPLOY_TARGET|GALLEY_PATCHES_OFF|GATSBY_.+)$/
/** Gatsby's default logger breaks every message at 80 columns, or at the width of the terminal. */
const GATSBY_LOGGER = 'yurnalist'

/** Returns the environment variables for Gatsby. */
export function selectBuildVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name))
  const { NODE_OPTIONS, ...resources } = gatsbyResources(join(process.cwd(), 'content'), env['NODE_OPTIONS'])
  // Turns off telemetry and requests for feedback.
  const quiet = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_FEEDBACK_DISABLED: '1' }
  return { GATSBY_LOGGER, ...resources, ...Object.fromEntries(kept), NODE_OPTIONS, ...quiet }
}

/** Returns a digest of all files of a project that a build reads, and of the variables that change the output. */
export function digestInputs(folder: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(JSON.stringify(digestFiles(folder, buildInputs, { hasLinks: true })))
  const names = Object.keys(env).filter((name) => SITE_VARIABLES.test(name))
  const variables = names.sort().map((name) => [name, env[name]])
  return hash.update(JSON.stringify(variables)).digest('hex')
}

/** Runs a Gatsby command in the working folder. Deletes the digest first, because any command may change the output of the last build. */
export async function runGatsby(gatsbyArguments: string[], { env = process.env, ...options }: RunOptions = {}) {
  rmSync(STAMP, { force: true })
  const run = () => runTool('gatsby', 'gatsby', gatsbyArguments, { ...options, env: selectBuildVariables(env) })
  await withOwnCache(process.cwd(), site.basePath, run)
}

interface BuildOptions extends RunOptions {
  /** Keeps the last build if its inputs have not changed. */
  onlyIfChanged?: boolean
}

/** Builds the site in the working folder into `public`. */
export async function buildSite({ onlyIfChanged = false, env = process.env, onOutput }: BuildOptions = {}) {
  // A branch may have moved since the last build. The build itself reports problems.
  await readGitVersions(process.cwd(), site.versions)
  // Computed before the build, so that an edit during the build counts as a change.
  const digest = digestInputs(process.cwd(), env)
  const isBuilt = existsSync('public/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest
  if (onlyIfChanged && isBuilt) {
    console.log('Nothing has changed since the last build.')
    return
  }
  await runGatsby(['build'], { env, onOutput })
  writeFileSync(STAMP, digest)
}
