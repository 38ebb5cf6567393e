// `npm run new`: makes this clone a site of its own. Asks for what the options do not say.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { prepareProject } from './install.mjs'
import { AREAS, fill, findProblems, findTemplate, listColors, listTemplates, makeSite } from './make-site.mjs'
import { projectFolder, runCommand, runTool } from './run.mjs'

const HELP = `npm run new -- [options]

Replaces the content, the facts in src/site.ts, the README and the changelog by those of your site.
Without options it asks.

  --template NAME       the site to start from: ${Object.keys(listTemplates(projectFolder)).join(', ')}
  --name NAME           the product's name
  --description TEXT    what it is, in one sentence
  --url URL             where the site will be published, such as https://docs.acme.com
  --repository URL      where its files are, such as https://github.com/acme/docs
  --color NAME          a colour scale of src/styles/scales.ts, such as violet
  --areas A,B           beside the pages of the template: ${Object.keys(AREAS).join(', ')}; or none
  --logo FILE           an SVG with a viewBox
  --yes                 asks nothing; only the name has to be given
  --force               goes on with uncommitted changes, or outside Git
`
const DEFAULTS = { template: 'starter', url: 'https://docs.example.com' }

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
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
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (!values.force) checkCommitted()
  await prepareProject()

  const colors = listColors(projectFolder)
  const isAsking = !values.yes && process.stdin.isTTY
  const ask = async (/** @type {string} */ question, /** @type {string | undefined} */ given, fallback = '') => {
    if (given !== undefined || !isAsking) return given ?? fallback
    // One that stays open would keep the command from ending when an answer is wrong.
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(`${question}${fallback && ` (${fallback})`}: `)
    terminal.close()
    return answer.trim() || fallback
  }
  const templates = Object.keys(listTemplates(projectFolder)).join(', ')
  const template = findTemplate(projectFolder, await ask(`Template: ${templates}`, values.template, DEFAULTS.template))
  const name = await ask('Name of the product', values.name)
  const description = await ask('What it is, in one sentence', values.description, fill(template.description, { name }))
  const url = await ask('URL of the site', values.url, DEFAULTS.url)
  const repository = (await ask('URL of its repository, or nothing', values.repository)) || undefined
  const color = await ask(`Colour: ${colors.join(', ')}`, values.color, template.color)
  const areas = await ask(
    `Areas beside the pages of the template: ${Object.keys(AREAS).join(', ')}`,
    values.areas,
    template.areas.join(),
  )
  const before = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' })
  const facts = {
    name,
    description,
    url,
    repository,
    color,
    areas: areas === 'none' ? [] : areas.split(',').map((area) => area.trim()),
    logo: values.logo === undefined ? undefined : readFileSync(values.logo, 'utf8'),
    date: new Date().toISOString().slice(0, 10),
    template,
  }
  const problems = findProblems(facts, colors)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const sure = await ask(
    `This replaces the content of ${basename(projectFolder)}. Go on? y/n`,
    values.yes ? 'y' : undefined,
    isAsking ? 'n' : 'y',
  )
  if (!/^y/i.test(sure)) {
    console.log('Nothing was changed.')
    return 1
  }

  await makeSite(projectFolder, facts)
  // What was built before would be published beside the new site.
  for (const built of ['.cache', 'public']) rmSync(join(projectFolder, built), { recursive: true, force: true })
  await runTool('prettier', 'prettier', ['--write', '--log-level', 'warn', 'src/site.ts', 'README.md', 'package.json'])
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

/** Content that goes must be somewhere. */
function checkCommitted() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: projectFolder, encoding: 'utf8' })
  if (status !== 0)
    throw new Error('This folder is not in Git, so what is replaced would be lost. Use --force to go on.')
  if (stdout.trim()) throw new Error('There are changes that are not committed. Commit them, or use --force to go on.')
}
