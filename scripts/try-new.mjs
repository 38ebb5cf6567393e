// Makes each template a site of its own in a copy of this project, as `npm run new` does, and builds it: one without any area, some without a
// few, some with many pages, one after all checks, one after `npm run develop`. With --starter it builds only the starter.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { COPY, PREVIEW_ENVIRONMENT } from '../e2e/preview-setup.mjs'
import { check, checkContent, checkFormat, checkImportRules, checkTypesAndLint, checkUnused } from './checks.mjs'
import { copyProject } from './copy-project.mjs'
import { AREAS, listTemplates } from './new/starter.mjs'
import { projectFolder, run, runCommand } from './run.mjs'

const AREA_NAMES = Object.keys(AREAS)
/** A name with everything that YAML, JSX and HTML could stumble over. */
const NAME = 'Own & "Co": {a} site'

/** Pages that hold almost nothing, and a heap in which a build has no room for what it need not keep of each. */
const LIGHT_PAGES = 500
const LOW_HEAP = '--max-old-space-size=240'

const BUILD = ['packages/cli/src/galley.mjs', 'build']

/** @param {string[]} words a script of the copy and its arguments @param {NodeJS.ProcessEnv} [variables] */
async function runInCopy(words, variables) {
  const env = { ...process.env, ...PREVIEW_ENVIRONMENT, ...variables }
  const code = await run(process.execPath, words, { cwd: COPY, env })
  if (code !== 0) throw new Error(`In the copy, "${words.join(' ')}" stopped with exit code ${code}.`)
}

/**
 * Fails when the site just built has a page of an area, or a link there on its home page.
 * @param {string[]} closed
 */
function expectClosed(closed) {
  const home = readFileSync(join(COPY, 'public/index.html'), 'utf8')
  for (const area of AREA_NAMES) {
    const path = AREAS[area]?.path ?? ''
    const isThere = existsSync(join(COPY, `public${path}/index.html`))
    const isLinked = home.includes(`href="${path}"`)
    if (isThere === closed.includes(area))
      throw new Error(`Without ${closed.join(', ')}: ${path} is ${isThere ? 'still' : 'not'} a page.`)
    if (isLinked && closed.includes(area))
      throw new Error(`Without ${closed.join(', ')}: the home page links to ${path}.`)
  }
}

/** @param {string[]} closed areas that the site is to be without @param {NodeJS.ProcessEnv} [variables] */
async function build(closed, variables) {
  await runInCopy(BUILD, variables)
  expectClosed(closed)
}

/** The page that shows how a collection is added. A site with documentation of its own does not have it. */
const GUIDE = join(projectFolder, 'content/docs/2.collections/1.define.md')
const CONFIG = join(COPY, 'src/content.config.ts')
const FIRST_EVENT = 'public/events/spring-meeting/index.html'

/**
 * Code with the lines of a snippet: those marked "++" come after the line above them, and replace it when it is marked "--". A
 * snippet without marks comes before the collection that takes all files that are left.
 * @param {string} code @param {string} snippet
 */
function applySnippet(code, snippet) {
  const lines = code.split('\n')
  const find = (/** @type {string} */ start) => {
    const at = lines.findIndex((line) => line.startsWith(start))
    if (at < 0) throw new Error(`src/content.config.ts has no line "${start}".`)
    return at
  }
  if (!snippet.includes('[!code')) lines.splice(find('  docs: '), 0, snippet.trimEnd())
  else {
    let at = 0
    for (const marked of snippet.trimEnd().split('\n')) {
      const [line = '', mark] = marked.split(/ *\/\/ \[!code (.+)\]$/)
      if (mark !== '++') at = find(line)
      if (mark === '--') lines.splice(at, 1)
      else lines.splice(at++, mark === '++' ? 0 : 1, line)
    }
  }
  return lines.join('\n')
}

/** Adds the collection that the documentation adds, step by step. */
function addCollection() {
  if (!existsSync(GUIDE)) return
  const guide = readFileSync(GUIDE, 'utf8')
  for (const [, file = '', text = ''] of guide.slice(guide.indexOf('## Add a collection')).matchAll(SNIPPET)) {
    const path = join(COPY, file)
    if (path === CONFIG) writeFileSync(CONFIG, applySnippet(readFileSync(CONFIG, 'utf8'), text))
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}
const SNIPPET = /^```\w+ \[(\S+)\]\n(.*?)^```$/gms

/** @param {string[]} files of the copy @returns {() => void} brings them back */
function setAside(files) {
  const moved = files.map((file) => [join(COPY, file), join(COPY, 'test-results', basename(file))])
  mkdirSync(join(COPY, 'test-results'), { recursive: true })
  for (const [from = '', to = ''] of moved) renameSync(from, to)
  return () => {
    for (const [from = '', to = ''] of moved) renameSync(to, from)
  }
}

/** @param {string} template its name @param {string[]} areas */
async function makeFrom(template, areas) {
  await copyProject(COPY)
  // A new site starts without caches. Here they save time.
  const bringCachesBack = setAside(['.cache', 'public'].filter((name) => existsSync(join(COPY, name))))
  const facts = ['--template', template, '--name', NAME, '--areas', areas.join()]
  await runInCopy(['scripts/new.mjs', '--yes', '--force', ...facts])
  bringCachesBack()
}

/** All areas are removed with their content, and a collection is added. Then everything is checked. @param {string} template */
async function buildWithoutContent(template) {
  await makeFrom(template, AREA_NAMES)
  for (const file of Object.values(AREAS).flatMap(({ content }) => content))
    rmSync(join(COPY, 'content', file), { recursive: true, force: true })
  addCollection()
  await build(AREA_NAMES)
  if (existsSync(GUIDE) && !existsSync(join(COPY, FIRST_EVENT)))
    throw new Error(`The collection that content/docs adds has no page: ${FIRST_EVENT} is missing.`)

  // A repository of its own: the one around it ignores the copy, and linters leave out what is ignored.
  mkdirSync(join(COPY, '.git'))
  // Other unit tests have a site and collections of their own. What is checked here reads what has been written.
  const checks = [
    checkTypesAndLint(COPY),
    checkContent(COPY),
    checkFormat(COPY),
    checkImportRules(COPY),
    checkUnused(COPY),
    check('named paths', ['jest', 'jest', 'scripts/named-paths'], COPY),
  ]
  for (const { run } of checks) await run((part) => void process.stdout.write(part))
}

/** All areas but those of the template are removed by name. @param {string} template @param {string[]} areas */
async function buildWithDisabledAreas(template, areas) {
  await makeFrom(template, AREA_NAMES)
  const closed = AREA_NAMES.filter((area) => !areas.includes(area))
  const paths = closed.map((area) => `'${AREAS[area]?.path}'`).join(', ')
  const code = readFileSync(CONFIG, 'utf8')
  writeFileSync(CONFIG, code.replace(/(disabledAreas: .* = )\[\]/, `$1[${paths}]`))
  await build(closed)
}

/** Many pages are built in a small heap: memory does not grow as they do. @param {string} template @param {string[]} areas */
async function buildManyPages(template, areas) {
  await makeFrom(template, areas)
  for (let number = 1; number <= LIGHT_PAGES; number += 1) {
    const folder = join(COPY, `content/docs/many/part-${Math.ceil(number / 50)}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${number}.page-${number}.md`), `---\ntitle: Page ${number}\n---\n\nA light page.\n`)
  }
  await build(
    AREA_NAMES.filter((area) => !areas.includes(area)),
    { NODE_OPTIONS: LOW_HEAP },
  )
}

/** @returns {Map<string, string>} what each file of the build holds */
function readPublic() {
  const entries = readdirSync(join(COPY, 'public'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [file, readFileSync(file, 'latin1')]))
}

/** A build that fails leaves the files of the last one. */
async function buildWithProblem() {
  const before = readPublic()
  const page = join(COPY, 'content/index.yml')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace('title:', 'titel:'))
  const isBuilt = await runInCopy(BUILD).then(
    () => true,
    () => false,
  )
  if (isBuilt) throw new Error('A build with problems in the content did not fail.')
  const after = readPublic()
  // Gatsby itself removes the data of pages that are not there.
  const lost = [...before].flatMap(([file, text]) =>
    after.get(file) === text || file.includes('/page-data/') ? [] : [file],
  )
  if (lost.length > 0) throw new Error(`A build that failed removed or changed files: ${lost.join(', ')}.`)
  writeFileSync(page, text)
}

/** Turns on what is off in a new site, so that browser tests see it, and adds a redirect to another site. */
function turnOptionsOn() {
  appendFileSync(join(COPY, 'content/redirects.yml'), '/elsewhere/*: https://elsewhere.example/*\n')
  const file = join(COPY, 'src/site.ts')
  const announcement = "{ id: 'open', text: 'We are open.', link: { label: 'Read more', to: '/blog' } }"
  const options = [
    ['announcement: undefined as', `announcement: ${announcement} as`],
    ["sendTo: '' as", "sendTo: '/api/feedback' as"],
    ['contributors: false as', 'contributors: true as'],
  ]
  const code = options.reduce(
    (code, [off = '', on = '']) => {
      if (!code.includes(off))
        throw new Error(`src/site.ts has no "${off}". Correct turnOptionsOn in scripts/try-new.mjs.`)
      return code.replace(off, on)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, code)
}

const PICTURES = { eager: '#d02020', lazy: '#2060d0' }

/** Adds pages that show images by the components of gatsby-plugin-image, one reached from the other, for `e2e/gatsby-image.spec.ts`. Each image is of one colour. */
async function addPictures() {
  for (const [name, background] of Object.entries(PICTURES)) {
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background } })
    await image.toFile(join(COPY, 'content', `${name}.png`))
  }
  const files = {
    'src/components/pictures.tsx': `import * as React from 'react'
import { graphql, useStaticQuery } from 'gatsby'
import { GatsbyImage, StaticImage } from 'gatsby-plugin-image'

export function Pictures() {
  const { file } = useStaticQuery<Queries.PicturesQuery>(graphql\`
    query Pictures {
      file(relativePath: { eq: "eager.png" }) {
        childImageSharp {
          gatsbyImageData(width: 300, formats: PNG)
        }
      }
    }
  \`)
  return (
    <>
      <GatsbyImage alt="eager" loading="eager" image={file!.childImageSharp!.gatsbyImageData} />
      <StaticImage alt="lazy" src="../../content/lazy.png" width={300} formats={['png']} />
    </>
  )
}
`,
    'content/pictures.mdx': `---
title: Pictures
---

import { Pictures } from '~/components/pictures'

They are [elsewhere](./more-pictures.mdx) too.

<Pictures />
`,
    'content/more-pictures.mdx': `---
title: More pictures
---

import { Pictures } from '~/components/pictures'

<Pictures />
`,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(COPY, file), text)
}

/** With the environment of the builds: another would make Gatsby compile everything again. */
async function tryDevelop() {
  const env = { ...process.env, ...PREVIEW_ENVIRONMENT }
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/try-develop.mts'], { env })
  if (code !== 0) throw new Error('In the copy, a page of "npm run develop" did not follow what was saved.')
}

/** @returns {string} the generated types, without those of the pages with pictures */
const readTypes = () =>
  readFileSync(join(COPY, 'src/gatsby-types.d.ts'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('Pictures'))
    .join('\n')

/** The starter with all areas, which the browser tests visit. @param {() => Promise<void>} [beforeBuild] */
async function buildStarter(beforeBuild) {
  await makeFrom('starter', AREA_NAMES)
  turnOptionsOn()
  await beforeBuild?.()
  await addPictures()
  const types = readTypes()
  await build([])
  if (readTypes() !== types) throw new Error('The generated types of the copy depend on its content.')
}

await runCommand(async () => {
  if (process.argv.includes('--starter')) return buildStarter()
  const { handbook, 'team-blog': blog, starter, ...others } = listTemplates(projectFolder)
  if (!handbook || !blog || !starter) throw new Error('A template that this script names is not in scripts/templates.')
  await buildWithoutContent(handbook.name)
  await buildWithDisabledAreas(blog.name, blog.areas)
  await buildWithProblem()
  for (const { name, areas } of Object.values(others)) await buildManyPages(name, areas)
  return buildStarter(tryDevelop)
})
