#!/usr/bin/env node
// `npm create galley my-site`: writes a new site. Asks for the answers that the options do not give.
import { spawnSync } from 'node:child_process'
import { basename, relative, resolve } from 'node:path'
import { cancel, confirm, intro, isCancel, log, multiselect, outro, select, text } from '@clack/prompts'
import {
  chooseAreas,
  COLORS,
  defaultUrl,
  findProblem,
  readLogo,
  readOptions,
  splitAreas,
  tidyAnswer,
} from './answers.mjs'
import { addHost, HOSTS, isSite, NO_HOST } from './hosts.mjs'
import { makeSite } from './make-site.mjs'
import { AREAS, fill, TEMPLATES } from './templates.mjs'

/**
 * The options by name: the type for `parseArgs`, and for the help the name of the value and a description.
 * @type {Record<string, { type: 'string' | 'boolean', value?: string, about: string }>}
 */
const OPTIONS = {
  template: { type: 'string', value: 'NAME', about: `the site to start from: ${Object.keys(TEMPLATES).join(', ')}` },
  host: {
    type: 'string',
    value: 'NAME',
    about: `where the site goes: ${Object.keys(HOSTS).join(', ')}; or ${NO_HOST}. In the folder of a site, adds the files of the host`,
  },
  name: { type: 'string', value: 'NAME', about: "the product's name; by default the name of the folder" },
  description: { type: 'string', value: 'TEXT', about: 'the site in one sentence' },
  url: { type: 'string', value: 'URL', about: 'where the site will be published, such as https://docs.acme.com' },
  repository: { type: 'string', value: 'URL', about: 'where its files will be, such as https://github.com/acme/docs' },
  color: { type: 'string', value: 'NAME', about: `a colour: ${COLORS.join(', ')}` },
  areas: {
    type: 'string',
    value: 'A,B',
    about: `areas in addition to the template: ${Object.keys(AREAS).join(', ')}; or none`,
  },
  logo: { type: 'string', value: 'FILE', about: 'an SVG with a viewBox' },
  yes: { type: 'boolean', about: 'asks nothing, and uses the default for each missing answer' },
  'no-install': { type: 'boolean', about: 'does not run "npm install"' },
  'no-git': { type: 'boolean', about: 'does not run "git init"' },
  packages: {
    type: 'string',
    value: 'DIR',
    about: 'installs the packages of Galley from the tarballs in a folder, for tests',
  },
  help: { type: 'boolean', about: 'prints this text' },
}
const HELP = `npm create galley@latest FOLDER [-- options]

Writes a site into a new folder. Asks for each answer that the options do not give.

${Object.entries(OPTIONS)
  .map(([name, { value = '', about }]) => `  ${`--${name} ${value}`.padEnd(22)}${about}`)
  .join('\n')}
`

/** The reader pressed Ctrl+C. */
class Cancelled extends Error {}

/** @template Value @param {Value} answer @returns {Exclude<Value, symbol>} */
function keep(answer) {
  if (isCancel(answer)) throw new Cancelled()
  return /** @type {Exclude<Value, symbol>} */ (answer)
}

const today = () => new Date().toISOString().slice(0, 10)

/** "my-site" becomes "My site". @param {string} folder */
function nameOf(folder) {
  const words = basename(resolve(folder))
    .replace(/[-_.]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param {string[]} names */
const toOptions = (names) =>
  names.map((value) => ({ value, label: value === NO_HOST ? 'Decide later' : (HOSTS[value]?.label ?? value) }))

/**
 * Returns the answers of the command line. Throws an error with all problems.
 * @param {Record<string, string | boolean | undefined>} values
 * @param {string | undefined} folder
 */
function readGiven(values, folder) {
  /** @type {Record<string, string>} */
  const given = folder === undefined ? {} : { folder }
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && name !== 'packages')
      given[name] = tidyAnswer(name, name === 'logo' ? readLogo(value) : value)
  const problems = Object.entries(given).flatMap(([name, answer]) => {
    const problem = findProblem(name, answer)
    return problem === undefined ? [] : [name === 'folder' ? problem : `--${name}: ${problem}`]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return given
}

/**
 * Returns all answers: given answers take precedence, then answers of the user, then defaults.
 * @param {Record<string, string>} given
 * @param {boolean} isAsking
 */
async function readAnswers(given, isAsking) {
  /** @param {string} name @param {string} message @param {string} [fallback] @param {string} [placeholder] */
  const askText = async (name, message, fallback = '', placeholder = fallback) => {
    if (given[name] !== undefined || !isAsking) return given[name] ?? fallback
    const validate = (/** @type {string | undefined} */ words = '') =>
      findProblem(name, tidyAnswer(name, words) || fallback)
    return tidyAnswer(name, keep(await text({ message, placeholder, defaultValue: fallback, validate })))
  }
  /** @param {string} name @param {string} message @param {string[]} names @param {string} fallback */
  const askChoice = async (name, message, names, fallback) =>
    given[name] ??
    (isAsking ? keep(await select({ message, options: toOptions(names), initialValue: fallback })) : fallback)

  const folder = await askText('folder', 'Folder of the new site', isAsking ? 'my-site' : '')
  const templateName = await askChoice('template', 'Template', Object.keys(TEMPLATES), 'starter')
  const template = /** @type {import('./templates.mjs').Template} */ (TEMPLATES[templateName])
  const name = await askText('name', 'Name of the product', nameOf(folder))
  const description = await askText('description', 'The site in one sentence', fill(template.description, { name }))
  const host = await askChoice('host', 'Where does the site go?', [NO_HOST, ...Object.keys(HOSTS)], NO_HOST)
  const repository = await askText(
    'repository',
    'URL of its repository, or nothing',
    '',
    'https://github.com/acme/docs',
  )
  const url = await askText('url', 'URL of the site', defaultUrl(host, repository))
  const color = await askChoice('color', 'Colour', COLORS, template.color)
  const areas =
    given['areas'] === undefined && isAsking
      ? keep(
          await multiselect({
            message: 'Areas in addition to the template',
            options: toOptions(Object.keys(AREAS)),
            initialValues: template.areas,
            required: false,
          }),
        )
      : splitAreas(given['areas'] ?? template.areas.join())
  const facts = {
    name,
    description,
    url,
    repository: repository || undefined,
    host,
    color,
    areas: chooseAreas(template, areas),
    logo: given['logo'],
    date: today(),
    template,
  }
  return { folder, facts }
}

/**
 * Runs a command in the folder of the site, and returns false if it failed.
 * @param {string} folder
 * @param {string} command
 * @param {string[]} words
 */
function runIn(folder, command, ...words) {
  // npm is a script on Windows, which needs a shell.
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0
}

/** Adds the files of a host to an existing site, and prints the steps. @param {string} folder @param {string} host */
function addHostTo(folder, host) {
  const problem = findProblem('host', host)
  if (problem) throw new Error(`--host: ${problem}`)
  const { added, kept, steps } = addHost(folder, host, today())
  for (const file of added) console.log(`added ${file}`)
  for (const file of kept) console.log(`kept ${file}, which exists already`)
  console.log(`\n${steps}`)
  return 0
}

async function main() {
  const { values, positionals } = readOptions(OPTIONS)
  if (values['help']) {
    console.log(HELP)
    return 0
  }
  const [folderGiven, ...others] = positionals
  if (others.length > 0)
    throw new Error(`Name only one folder: remove "${others[0]}", or write texts with spaces in quotation marks.`)
  const { host } = values
  if (folderGiven !== undefined && typeof host === 'string' && host !== NO_HOST && isSite(folderGiven))
    return addHostTo(folderGiven, host)
  const isAsking = !values['yes'] && process.stdin.isTTY
  const given = readGiven(
    /** @type {Record<string, string | boolean>} */ (values),
    folderGiven ?? (isAsking ? undefined : ''),
  )
  if (isAsking) intro('A new site with Galley')
  const { folder, facts } = await readAnswers(given, isAsking)
  /** @param {string} name @param {string} message */
  const wants = async (name, message) => !values[name] && (!isAsking || keep(await confirm({ message })))
  const installs = await wants('no-install', 'Install the packages with npm?')
  const startsGit = await wants('no-git', 'Start a Git repository?')

  makeSite(folder, facts, /** @type {string | undefined} */ (values['packages']))
  if (startsGit && !runIn(folder, 'git', 'init', '--quiet'))
    log.warn('"git init" failed. The files of the site are complete.')
  const isInstalled = installs && runIn(folder, 'npm', 'install')
  if (installs && !isInstalled)
    log.error('"npm install" failed. Its messages are above. Correct the cause, then run "npm install" again.')

  const steps = [
    `cd ${relative(process.cwd(), folder) || '.'}`,
    ...(isInstalled ? [] : ['npm install']),
    'npm run develop   # shows the site on http://localhost:8000 while you write in content/',
    'npm test          # checks and builds it',
  ]
  outro(
    `${facts.name} is in ${folder}. What to do next:\n\n${steps.map((step) => `     ${step}`).join('\n')}\n\n   Name, menus, logo and colours are in src/site.ts. README.md describes the other files and the deployment.`,
  )
  return installs && !isInstalled ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof Cancelled) cancel('Nothing was written.')
  else console.error(/** @type {Error} */ (error).message)
  process.exitCode = 1
}
