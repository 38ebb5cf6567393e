import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './files.mjs'
import { fill, hostsFolder } from './templates.mjs'

/**
 * @typedef {object} Host a host of sites: a folder of `templates/hosts` with its files, and these facts in `host.json`
 * @property {string} label
 * @property {string[]} steps the steps that the user must do, in sentences
 * @property {boolean} [hasHook] true if the host builds the site, so that a workflow only has to call its build hook
 *
 * @typedef {object} HostFacts
 * @property {string} package name of the site's package
 * @property {string} url URL of the published site
 * @property {string} date date of today, such as "2026-01-31"
 */

/** The answer of a site without a host. */
export const NO_HOST = 'none'

/** The hosts by their names. @type {Record<string, Host>} */
export const HOSTS = Object.fromEntries(
  readdirSync(hostsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const facts = readFileSync(join(hostsFolder, name, 'host.json'), 'utf8')
      return [name, /** @type {Host} */ (JSON.parse(facts))]
    }),
)

/** Returns a text that the workflows share. @param {string} file */
const readPart = (file) => readFileSync(join(hostsFolder, file), 'utf8').trimEnd()

/** @param {HostFacts} facts */
const valuesOf = ({ package: name, url, date }) => ({
  package: name,
  date,
  domain: new URL(url).host,
  triggers: readPart('triggers.yml'),
  build: readPart('build.yml'),
})

/**
 * Returns the files of a host as texts, by their paths in a site.
 * @param {string} name
 * @param {HostFacts} facts
 * @returns {Record<string, string>}
 */
export function listHostFiles(name, facts) {
  const folder = join(hostsFolder, name)
  const own = listFiles(folder).filter((file) => file !== 'host.json')
  const files = own.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  if (HOSTS[name]?.hasHook) files.push(['.github/workflows/rebuild.yml', `${readPart('rebuild.yml')}\n`])
  return Object.fromEntries(files.map(([file = '', text = '']) => [file, fill(text, valuesOf(facts))]))
}

/** Returns the steps that the user must do, as a list in Markdown. @param {string} name @param {HostFacts} facts */
export const describeSteps = (name, facts) =>
  (HOSTS[name]?.steps ?? []).map((step, index) => `${index + 1}. ${fill(step, valuesOf(facts))}`).join('\n')

/** Returns the section of the README about the deployment. @param {string} name @param {HostFacts} facts */
export const describeDeployment = (name, facts) =>
  name === NO_HOST
    ? `No host is chosen yet. This command writes the files of one: ${Object.keys(HOSTS).join(', ')}.

\`\`\`sh
npm create galley@latest . -- --host netlify
\`\`\``
    : `The site is made for ${HOSTS[name]?.label}:\n\n${describeSteps(name, facts)}`

/** @typedef {{ name: string, dependencies?: object, devDependencies?: object }} Package */

/** @param {string} folder */
const readPackage = (folder) => /** @type {Package} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** True for the folder of a site that uses Galley. @param {string} folder */
export function isSite(folder) {
  if (!existsSync(join(folder, 'package.json'))) return false
  const { dependencies, devDependencies } = readPackage(folder)
  return '@galley/cli' in { ...dependencies, ...devDependencies }
}

/**
 * Adds the files of a host to an existing site. Keeps every file that exists.
 * @param {string} folder
 * @param {string} name
 * @param {string} date
 */
export function addHost(folder, name, date) {
  const site = join(folder, 'src/site.ts')
  const [, url = 'https://docs.example.com'] =
    (existsSync(site) && /^ *url: ['"](https?:[^'"]+)['"]/m.exec(readFileSync(site, 'utf8'))) || []
  const facts = { package: readPackage(folder).name, url, date }
  const files = Object.entries(listHostFiles(name, facts))
  const kept = files.map(([file]) => file).filter((file) => existsSync(join(folder, file)))
  const added = files.filter(([file]) => !kept.includes(file))
  for (const [file, text] of added) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return { added: added.map(([file]) => file), kept, steps: describeSteps(name, facts) }
}
