// `npm run new`: makes this clone a site of its own. Asks for what the options do not say.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { prepareProject } from './install.mjs'
import { chooseAreas, findProblem, listColors, readLogo, readOptions, tidyAnswer } from './new/answers.mjs'
import { makeSite } from './new/make-site.mjs'
import { AREAS, fill, listTemplates } from './new/starter.mjs'
import { projectFolder, runCommand, runTool } from './run.mjs'

const HELP = `npm run new -- [options]

Replaces the content, the facts in src/site.ts, the README and the changelog by those of your site.
Without options it asks.

  --template NAME       the site to start from: ${Object.keys(listTemplates(projectFolder)).join(', ')}
  --name NAME           the product's name
  --description TEXT    what it is, in one sentence
  --url URL             where the site will be published, such as https://docs.acme.com
  --repository URL      where its files are, such as https://github.com/acme/docs
  --color NAME          a colour scale of packages/tokens/src/scales.ts, such as violet
  --areas A,B           beside the pages of the template: ${Object.keys(AREAS).join(', ')}; or none
  --logo FILE           an SVG with a viewBox
  --yes                 asks nothing; only the name has to be given
  --force               goes on with uncommitted changes, or outside Git
`
/** How many changes are listed that are not committed. */
const MOST_CHANGES = 10
const DEFAULTS = { template: 'starter', url: 'https://docs.example.com' }

await runCommand(async () => {
  const values = readOptions({
    template: { type: 'string' },
    name: { type: 'string' },
    description: { type: 'string' },
    url: { type: 'string' },
    repository: { type: 'string' },
    color: { type: 'string' },
    areas: { type: 'string' },
    logo: { type: 'string' },
    yes: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (!values.force) checkCommitted(String(values.logo))
  const isAsking = !values.yes && process.stdin.isTTY
  const given = readAnswers(values, isAsking)
  await prepareProject()

  const ask = async (/** @type {string} */ name, /** @type {string} */ question, fallback = '') => {
    if (given[name] !== undefined || !isAsking) return given[name] ?? fallback
    for (;;) {
      // One that stays open would keep the command from ending.
      const terminal = createInterface({ input: process.stdin, output: process.stdout })
      const words = await terminal.question(`${question}${fallback && ` (${fallback})`}: `)
      terminal.close()
      const answer = tidyAnswer(name, words) || fallback
      const problem = findProblem(projectFolder, name, answer)
      if (problem === undefined) return answer
      console.log(problem)
    }
  }
  const templates = listTemplates(projectFolder)
  const template = /** @type {import('./new/starter.mjs').Template} */ (
    templates[await ask('template', `Template: ${Object.keys(templates).join(', ')}`, DEFAULTS.template)]
  )
  const name = await ask('name', 'Name of the product')
  const description = await ask('description', 'What it is, in one sentence', fill(template.description, { name }))
  const url = await ask('url', 'URL of the site', DEFAULTS.url)
  const repository = (await ask('repository', 'URL of its repository, or nothing')) || undefined
  const color = await ask('color', `Colour: ${listColors(projectFolder).join(', ')}`, template.color)
  const areas = await ask(
    'areas',
    `Areas beside the pages of the template: ${Object.keys(AREAS).join(', ')}; or none`,
    template.areas.join(),
  )
  const before = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' })
  const facts = {
    name,
    description,
    url,
    repository,
    color,
    areas: chooseAreas(template, areas),
    logo: given['logo'],
    date: new Date().toISOString().slice(0, 10),
    template,
  }
  const sure = await ask(
    'sure',
    `This replaces the content of ${basename(projectFolder)}. Go on? y/n`,
    isAsking ? 'n' : 'y',
  )
  if (!/^y/i.test(sure)) {
    console.log('Nothing was changed.')
    return 1
  }

  await makeSite(projectFolder, facts)
  // What was built before would be published beside the new site.
  for (const built of ['.cache', 'public']) rmSync(join(projectFolder, built), { recursive: true, force: true })
  await runTool('oxfmt', 'oxfmt', ['src/site.ts', 'README.md', 'package.json'])
  console.log(`
This is ${name} now. What to do next:

  npm run develop   shows it at http://localhost:8000 while you write in content/
  npm test          runs all checks, with a build

Then commit. The first build changes src/gatsby-types.d.ts: commit that too.
Menus, logo and colours are in src/site.ts. LICENSE names the authors of the code; keep it, and add your own for the content if you want to.`)
  if (before.status === 0) {
    console.log(`
The documentation of the starter has left content/. To read on beside your site:

  git worktree add ../${basename(projectFolder)}-starter ${before.stdout.trim()}
  cd ../${basename(projectFolder)}-starter && PORT=8001 npm run develop`)
  }
  return 0
})

/**
 * The answers that options give, by their names.
 * @param {ReturnType<typeof readOptions>} options
 * @param {boolean} isAsking whether the others are asked for
 */
function readAnswers(options, isAsking) {
  /** @type {Record<string, string>} */
  const answers = isAsking ? {} : { name: '' }
  for (const [name, value] of Object.entries(options))
    if (typeof value === 'string') answers[name] = tidyAnswer(name, name === 'logo' ? readLogo(value) : value)
  const problems = Object.entries(answers).flatMap(([name, answer]) => {
    const problem = findProblem(projectFolder, name, answer)
    return problem === undefined ? [] : [`--${name}: ${problem}`]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return answers
}

/** Content that goes must be somewhere. A new file that is the logo stays. @param {string} logo */
function checkCommitted(logo) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: projectFolder, encoding: 'utf8' })
  if (status !== 0)
    throw new Error('This folder is not in Git, so what is replaced would be lost. Use --force to go on.')
  const changes = stdout.split('\n').filter((line) => line !== '' && line !== `?? ${logo}`)
  if (changes.length > 0)
    throw new Error(
      `There are changes that are not committed. Commit them, or use --force to go on:\n${changes.slice(0, MOST_CHANGES).join('\n')}`,
    )
}
