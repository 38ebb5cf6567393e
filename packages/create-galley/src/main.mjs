#!/usr/bin/env node
// `npm create galley my-site`: writes a new site. Asks for the answers that the options do not give.
import { spawnSync } from 'node:child_process'
import { basename, relative, resolve } from 'node:path'
import { cancel, confirm, intro, isCancel, log, multiselect, outro, select, text } from '@clack/prompts'
import { chooseAreas, COLORS, findProblem, readLogo, readOptions, splitAreas, tidyAnswer } from './answers.mjs'
import { makeSite } from './make-site.mjs'
import { AREAS, fill, TEMPLATES } from './templates.mjs'

const HELP = `npm create galley@latest FOLDER [-- options]

Writes a site into a new folder. Asks for each answer that the options do not give.

  --template NAME       the site to start from: ${Object.keys(TEMPLATES).join(', ')}
  --name NAME           the product's name; by default the name of the folder
  --description TEXT    the site in one sentence
  --url URL             where the site will be published, such as https://docs.acme.com
  --repository URL      where its files will be, such as https://github.com/acme/docs
  --color NAME          a colour: ${COLORS.join(', ')}
  --areas A,B           areas in addition to the template: ${Object.keys(AREAS).join(', ')}; or none
  --logo FILE           an SVG with a viewBox
  --yes                 asks nothing, and uses the default for each missing answer
  --no-install          does not run "npm install"
  --no-git              does not run "git init"
  --packages DIR        installs the packages of Galley from the tarballs in a folder, for tests
`
const OPTIONS = /** @type {const} */ ({
  template: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string' },
  url: { type: 'string' },
  repository: { type: 'string' },
  color: { type: 'string' },
  areas: { type: 'string' },
  logo: { type: 'string' },
  yes: { type: 'boolean' },
  'no-install': { type: 'boolean' },
  'no-git': { type: 'boolean' },
  packages: { type: 'string' },
  help: { type: 'boolean' },
})

/** The reader pressed Ctrl+C. */
class Cancelled extends Error {}

/** @template Value @param {Value} answer @returns {Exclude<Value, symbol>} */
function keep(answer) {
  if (isCancel(answer)) throw new Cancelled()
  return /** @type {Exclude<Value, symbol>} */ (answer)
}

/** "my-site" becomes "My site". @param {string} folder */
function nameOf(folder) {
  const words = basename(resolve(folder))
    .replace(/[-_.]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param {string[]} names */
const toOptions = (names) => names.map((value) => ({ value, label: value }))

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
 * Returns all answers: given ones first, then answers of the user, then defaults.
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
  const url = await askText('url', 'URL of the site', 'https://docs.example.com')
  const repository =
    (await askText('repository', 'URL of its repository, or nothing', '', 'https://github.com/acme/docs')) || undefined
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
  const date = new Date().toISOString().slice(0, 10)
  const facts = {
    name,
    description,
    url,
    repository,
    color,
    areas: chooseAreas(template, areas),
    logo: given['logo'],
    date,
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

async function main() {
  const { values, positionals } = readOptions(OPTIONS)
  if (values['help']) {
    console.log(HELP)
    return 0
  }
  const [folderGiven, ...others] = positionals
  if (others.length > 0)
    throw new Error(`Name only one folder: remove "${others[0]}", or write texts with spaces in quotation marks.`)
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
    `${facts.name} is in ${folder}. What to do next:\n\n${steps.map((step) => `     ${step}`).join('\n')}\n\n   Name, menus, logo and colours are in src/site.ts. README.md describes the other files.`,
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
