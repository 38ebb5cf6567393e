import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatsbyResources, ONE_PROCESS } from '../src/node/gatsby-resources.mjs'
import { withOwnCache } from '../src/node/moved-cache.mjs'
import { projectFolder, runTool } from './run.mjs'

/** What a build reads: files and folders of the project. */
export const buildInputs = /** @type {string[]} */ (
  JSON.parse(readFileSync(join(projectFolder, 'src/lib/build-inputs.json'), 'utf8'))
)
/** Files among the inputs that do not change the site: tests, and the types that the build itself writes. */
const NOT_BUILT = /\.test\.tsx?$|gatsby-types\.d\.ts$/
/** Holds the digests of the inputs of the last good build. Gatsby may wipe its folder; then a build is due anyway. */
const STAMP = '.cache/build-inputs.json'
const FRONT_MATTER = /^---\r?\n.*?\n---\r?\n/s
/** Ends the name of an input that is the body of a Markdown file. */
const BODY = '#body'
/** With fewer changed bodies a build renders few pages, and to start processes for them takes longer than to do without. */
const FEW_BODIES = 50
/**
 * The variables a build may see. Gatsby writes all of them into the code it compiles for the server, so that a secret would be
 * stored there, and a variable that npm sets differently for each script would make it compile everything again.
 */
const BUILD_VARIABLES =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|TMPDIR|TEMP|TMP|LANG|TERM|NO_COLOR|FORCE_COLOR|CI|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|DEPLOY_TARGET|CHECK_EXTERNAL_LINKS|GATSBY_.+)$/i
/** Those of them that can change what is built. */
const SITE_VARIABLES = /^(DEPLOY_TARGET|GATSBY_.+)$/
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
 * Digests of what a build reads: of each file by its path in the project, for Markdown of front matter and body apart, and of the variables that
 * change the site by "$" and their name.
 * @param {string} folder the project
 * @param {NodeJS.ProcessEnv} env
 */
export function digestInputs(folder, env) {
  /** @type {Record<string, string>} */
  const digests = {}
  /** @param {string | Buffer} content */
  const digest = (content) => createHash('sha256').update(content).digest('base64')
  /** @param {string} path */
  const add = (path) => {
    const file = join(folder, path)
    if (!existsSync(file) || NOT_BUILT.test(path)) return
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`)
      return
    }
    const content = readFileSync(file)
    const isMarkdown = /\.mdx?$/.test(path)
    const head = isMarkdown ? (FRONT_MATTER.exec(content.toString('latin1'))?.[0].length ?? 0) : content.length
    digests[path] = digest(content.subarray(0, head))
    if (isMarkdown) digests[path + BODY] = digest(content.subarray(head))
  }
  buildInputs.forEach(add)
  const names = Object.keys(env).filter((name) => SITE_VARIABLES.test(name))
  for (const name of names.sort()) digests[`$${name}`] = digest(env[name] ?? '')
  return digests
}

/**
 * The inputs that differ from those of the last good build; undefined where there is none.
 * @param {Record<string, string>} inputs
 */
function listChanges(inputs) {
  const stamp = join(projectFolder, STAMP)
  if (!existsSync(stamp) || !existsSync(join(projectFolder, 'public/index.html'))) return undefined
  const last = /** @type {typeof inputs} */ (JSON.parse(readFileSync(stamp, 'utf8')))
  return Object.keys({ ...last, ...inputs }).filter((name) => last[name] !== inputs[name])
}

/**
 * Whether a build renders few pages. Front matter changes the navigation, which all pages have.
 * @param {string[]} changes the inputs that differ
 */
export const isSmall = (changes) => changes.length < FEW_BODIES && changes.every((name) => name.endsWith(BODY))

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
  const inputs = digestInputs(projectFolder, env)
  const changes = listChanges(inputs)
  if (onlyIfChanged && changes?.length === 0) {
    console.log('Nothing has changed since the last build.')
    return
  }
  await runGatsby(['build'], { env: { ...(changes && isSmall(changes) && ONE_PROCESS), ...env }, onOutput })
  writeFileSync(join(projectFolder, STAMP), JSON.stringify(inputs))
}
