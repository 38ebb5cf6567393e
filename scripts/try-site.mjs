// Makes, checks and builds sites from packed packages outside this repository: one from each template, and one that is updated from an earlier
// version. With --starter it only makes the last site, which the browser tests of `test.mjs` visit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OWN_SITE, PREVIEW_ENVIRONMENT } from '../e2e/preview-setup.mjs'
import { AREAS, TEMPLATES } from '../packages/create-galley/src/templates.mjs'
import { makeNewSite, npmInstall } from './new-site.mjs'
import { listPublicPackages, packPackages } from './pack.mjs'
import { projectFolder, run, runCommand, runTool } from './run.mjs'
import { tryContainer } from './try-container.mjs'
import { addCollection, addComponents, addPictures, CONFIG, turnOptionsOn } from './try-site-parts.mjs'

const AREA_NAMES = Object.keys(AREAS)
/** A name with all characters that need escaping in YAML, JSX and HTML. */
const NAME = 'Own & "Co": {a} site'

/** The number of short pages that a build has to render with `LOW_HEAP`. The build fails if its memory grows with the pages. */
const LIGHT_PAGES = 500
const LOW_HEAP = '--max-old-space-size=240'

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
const work = dirname(OWN_SITE)
/** Folders for the tarballs of this version, and of the earlier version. */
const PACKED = join(work, 'packed')
const EARLIER = join(work, 'earlier')
/** Runs a command of the site. @param {string[]} words @param {NodeJS.ProcessEnv} [variables] */
const galley = (words, variables) =>
  runTool('@galley/cli', 'galley', words, {
    cwd: OWN_SITE,
    env: { ...process.env, ...PREVIEW_ENVIRONMENT, ...variables },
  })

/** Makes the site of a template. @param {string} template name of the template @param {string[]} areas @param {string} [packages] a folder of tarballs @param {string[]} options */
const makeFrom = (template, areas, packages = PACKED, ...options) =>
  makeNewSite(OWN_SITE, packages, [
    ...['--template', template, '--name', NAME, '--areas', areas.join() || 'none'],
    ...options,
  ])

/**
 * Throws if the built site has a page of a closed area, or a link to the area on its home page. Throws if another area has no page.
 * @param {string[]} closed
 */
function expectClosed(closed) {
  const home = readFileSync(join(OWN_SITE, 'public/index.html'), 'utf8')
  for (const area of AREA_NAMES) {
    const path = AREAS[area]?.path ?? ''
    const isThere = existsSync(join(OWN_SITE, `public${path}/index.html`))
    const isLinked = home.includes(`href="${path}"`)
    if (isThere === closed.includes(area))
      throw new Error(`Without ${closed.join(', ')}: ${path} is ${isThere ? 'still' : 'not'} a page.`)
    if (isLinked && closed.includes(area))
      throw new Error(`Without ${closed.join(', ')}: the home page links to ${path}.`)
  }
}

/** @param {string[]} closed areas that the site must not have @param {NodeJS.ProcessEnv} [variables] */
async function build(closed, variables) {
  await galley(['build'], variables)
  expectClosed(closed)
}

/** Throws if a page of the built site lacks some words. @param {string} path @param {string[]} words */
function expectWords(path, words) {
  const file = join(OWN_SITE, 'public', path, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const word of words) if (!html.includes(word)) throw new Error(`The page ${path} does not show "${word}".`)
}

/** Builds and checks a site with added parts, and looks for these parts on its pages. */
async function buildOwnParts() {
  await galley(['build'])
  await galley(['check'])
  expectWords('/events', ['Spring meeting'])
  expectWords('/events/spring-meeting', ['April 2, 2027, Ghent', 'Version 4 is here.'])
  expectWords('/quoted', ['<footer>Ada</footer>'])
}

/** Builds a site after its areas were deleted and parts were added. @param {string} template */
async function buildWithoutContent(template) {
  await makeFrom(template, AREA_NAMES)
  for (const file of Object.values(AREAS).flatMap(({ content }) => content))
    rmSync(join(OWN_SITE, 'content', file), { recursive: true, force: true })
  addCollection()
  addComponents()
  await buildOwnParts()
  expectClosed(AREA_NAMES)
}

/** Packs the last release. Without a release, packs this version with a lower number. */
function packEarlier() {
  const options = { cwd: projectFolder, maxBuffer: 2 ** 30 }
  const tags = execFileSync('git', ['tag', '--list', 'v*', '--sort=-version:refname'], options)
  // Version 0.1.0 was not published as packages.
  const tag = tags
    .toString()
    .split('\n')
    .find((tag) => tag !== '' && tag !== 'v0.1.0')
  const sources = join(work, 'sources')
  rmSync(sources, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  const archive = execFileSync('git', ['archive', tag || 'HEAD'], options)
  execFileSync('tar', ['-x'], { cwd: sources, input: archive })
  if (!tag)
    for (const folder of listPublicPackages()) {
      const file = join(sources, folder, 'package.json')
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${version}"`, '"0.0.1"'))
    }
  execFileSync(process.execPath, ['scripts/pack.mjs', EARLIER], { cwd: sources })
}

/** Updates a site of an earlier version by changing only the versions in its package.json. */
async function updateSite() {
  packEarlier()
  await makeFrom('starter', [], EARLIER)
  addCollection()
  addComponents()
  await buildOwnParts()
  const file = join(OWN_SITE, 'package.json')
  const tarballs = readdirSync(PACKED)
  const newest = (/** @type {string} */ name) => tarballs.find((tarball) => tarball.replace(/-\d.*/, '') === name)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replaceAll(
      /file:[^"]*\/([a-z-]+?)-\d[^"]*/g,
      (_, /** @type {string} */ name) => `file:${join(PACKED, newest(name) ?? '')}`,
    ),
  )
  await npmInstall(OWN_SITE)
  await buildOwnParts()
}

/** Builds a site that disables all areas except those of the template. @param {string} template @param {string[]} areas */
async function buildWithDisabledAreas(template, areas) {
  await makeFrom(template, AREA_NAMES)
  const closed = AREA_NAMES.filter((area) => !areas.includes(area))
  const paths = closed.map((area) => `'${AREAS[area]?.path}'`).join(', ')
  const code = readFileSync(CONFIG, 'utf8')
  writeFileSync(CONFIG, code.replace(/(disabledAreas: .* = )\[\]/, `$1[${paths}]`))
  await build(closed)
}

/** Builds many pages in a small heap, because memory must not grow with the number of pages. @param {string} template @param {string[]} areas */
async function buildManyPages(template, areas) {
  await makeFrom(template, areas)
  for (let number = 1; number <= LIGHT_PAGES; number += 1) {
    const folder = join(OWN_SITE, `content/docs/many/part-${Math.ceil(number / 50)}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${number}.page-${number}.md`), `---\ntitle: Page ${number}\n---\n\nA light page.\n`)
  }
  await build(
    AREA_NAMES.filter((area) => !areas.includes(area)),
    { NODE_OPTIONS: LOW_HEAP },
  )
}

/** @returns {Map<string, string>} texts of the files of the build */
function readPublic() {
  const entries = readdirSync(join(OWN_SITE, 'public'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [file, readFileSync(file, 'latin1')]))
}

/** Checks that a failed build keeps the files of the last build. */
async function buildWithProblem() {
  const before = readPublic()
  const page = join(OWN_SITE, 'content/index.yml')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace('title:', 'titel:'))
  const isBuilt = await galley(['build']).then(
    () => true,
    () => false,
  )
  if (isBuilt) throw new Error('A build with problems in the content did not fail.')
  const after = readPublic()
  // Gatsby itself removes the data of missing pages.
  const lost = [...before].flatMap(([file, text]) =>
    after.get(file) === text || file.includes('/page-data/') ? [] : [file],
  )
  if (lost.length > 0) throw new Error(`A build that failed removed or changed files: ${lost.join(', ')}.`)
  writeFileSync(page, text)
}

/** @param {string} file @param {NodeJS.ProcessEnv} [env] */
async function runScript(file, env) {
  const code = await run(process.execPath, ['--import', 'tsx', file], { env })
  if (code !== 0) throw new Error(`${file} stopped with exit code ${code}. Its own messages are above.`)
}

/** Uses the environment of the builds, because other variables would make Gatsby compile everything again. */
async function tryDevelop() {
  const env = { ...process.env, ...PREVIEW_ENVIRONMENT }
  await runScript('scripts/try-develop.mts', env)
}

/** Builds the starter with all areas for the browser tests. @param {() => Promise<void>} [beforeBuild] */
async function buildStarter(beforeBuild) {
  await makeFrom('starter', AREA_NAMES, PACKED, '--host', 'container')
  turnOptionsOn()
  await beforeBuild?.()
  await addPictures()
  await build([])
  await galley(['check'])
}

await runCommand(async () => {
  packPackages(PACKED)
  if (process.argv.includes('--starter')) return buildStarter()
  const { handbook, 'team-blog': blog, starter, ...others } = TEMPLATES
  if (!handbook || !blog || !starter) throw new Error('create-galley lacks a template that this script names.')
  await updateSite()
  await buildWithoutContent(handbook.name)
  await buildWithDisabledAreas(blog.name, blog.areas)
  await buildWithProblem()
  for (const { name, areas } of Object.values(others)) await buildManyPages(name, areas)
  await buildStarter(tryDevelop)
  await tryContainer()
  await runScript('scripts/try-patches.mts')
})
