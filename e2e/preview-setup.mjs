import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { projectFolder } from '../scripts/run.mjs'

/** The base path of the site under test, such as "/queue". */
export const BASE_PATH = process.env.E2E_BASE_PATH ?? ''

/** A preview server without edits. A test starts it. */
export const UNTOUCHED = 'http://127.0.0.1:9124'
/** The published site. */
export const SITE = `http://127.0.0.1:9123${BASE_PATH}`
/** The preview server that the build under test uses. */
export const PREVIEW = 'http://127.0.0.1:9125'
/** The preview server for URLs with `?staging`. Tests start and stop it. */
export const STAGING = 'http://127.0.0.1:9126'
/** The origin of an editor that may show the site in a frame. */
export const EDITOR = 'http://127.0.0.1:9127'
/** A preview server with preview builds. A test starts it. */
export const BUILD_SERVER = 'http://127.0.0.1:9128'
export const STRANGER = 'http://127.0.0.1:9129'

/** URL of the demo of a template. A test fulfils requests for it. */
export const DEMOS = 'http://{name}.localhost:9130'

/** Environment variables of the build under test. */
export const PREVIEW_ENVIRONMENT = {
  GATSBY_DEMOS: DEMOS,
  GATSBY_PREVIEW_API: PREVIEW,
  GATSBY_PREVIEW_STAGING_API: STAGING,
  GATSBY_PREVIEW_EDITOR_ORIGINS: EDITOR,
}

/** A copy of the project that is built with drafts. */
export const COPY = join(projectFolder, 'test-results/copy')

/** The site that `scripts/try-site.mjs` makes, outside this repository. */
export const OWN_SITE = join(tmpdir(), `galley-${basename(projectFolder)}`, 'site')

/** A copy of that site, built without patches of Gatsby. */
export const UNPATCHED_SITE = `${OWN_SITE}-unpatched`

/** A copy of this repository whose site is at `BASED_PATH`. */
export const BASED_COPY = join(tmpdir(), `galley-${basename(projectFolder)}`, 'below-a-path')
export const BASED_PATH = '/queue'

/** The site that the browser tests visit. */
export const SITE_FOLDER = resolve(projectFolder, process.env.E2E_SITE ?? '')

/** The secret that signs the tokens of the tests. */
export const SECRET = 'a secret of the browser tests, and of nothing else'

/**
 * Returns the folder in which the preview server of an origin keeps its files, with the project that it follows.
 * @param {string} origin
 */
export function foldersOf(origin) {
  const folder = join(projectFolder, 'test-results', `preview-${new URL(origin).port}`)
  return { folder, tree: join(folder, 'tree'), state: join(folder, 'state') }
}

/**
 * Copies the files of this project that a build reads.
 * @param {string} folder
 */
export function copyInputs(folder) {
  mkdirSync(folder, { recursive: true })
  const list = readFileSync(join(projectFolder, 'packages/node/src/build-inputs.json'), 'utf8')
  const buildInputs = /** @type {string[]} */ (JSON.parse(list))
  for (const input of buildInputs.filter((name) => existsSync(join(projectFolder, name)))) {
    cpSync(join(projectFolder, input), join(folder, input), { recursive: true })
  }
}
