// Makes a site of its own from a copy of this project, as `npm run new` does, runs all checks on it, and builds it with areas left out.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { COPY, PREVIEW_ENVIRONMENT } from '../e2e/preview-setup.mjs'
import { checkFormat, checkImportRules, checkLint, checkTypes, checkUnused } from './checks.mjs'
import { AREAS } from './make-site.mjs'
import { projectFolder, run, runCommand } from './run.mjs'

const CACHES = ['.cache', 'public'].filter((name) => existsSync(join(COPY, name)))
const KEPT = ['.cache', 'node_modules', 'public']
const NOT_COPIED = [...KEPT, '.git', '.preview', 'test-results']
const AREA_NAMES = Object.keys(AREAS)
/** A name with everything that YAML, JSX and HTML could stumble over. */
const NAME = 'Own & "Co": {a} site'

/** @param {string[]} words a script of the copy and its arguments */
async function runInCopy(...words) {
  const [script = '', ...scriptArguments] = words
  const env = { ...process.env, ...PREVIEW_ENVIRONMENT }
  const code = await run(process.execPath, [join(COPY, script), ...scriptArguments], { env })
  if (code !== 0) throw new Error(`In the copy, "${words.join(' ')}" stopped with exit code ${code}.`)
}

/** `e2e/build-with-drafts.ts` has built a copy of this project there: its caches are good for this one too. */
function makeCopy() {
  for (const name of existsSync(COPY) ? readdirSync(COPY).filter((name) => !KEPT.includes(name)) : [])
    rmSync(join(COPY, name), { recursive: true })
  for (const name of readdirSync(projectFolder).filter((name) => !NOT_COPIED.includes(name)))
    cpSync(join(projectFolder, name), join(COPY, name), { recursive: true })
  if (!existsSync(join(COPY, 'node_modules')))
    symlinkSync(join(projectFolder, 'node_modules'), join(COPY, 'node_modules'), 'dir')
}

/** Files and folders of an area in `content/`, but for what another one needs too. @param {string} area */
const contentOf = (area) => (AREAS[area]?.content ?? []).filter((file) => file !== 'authors')

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

/** @param {string[]} closed areas that the site is to be without */
async function build(closed) {
  await runInCopy('scripts/build.mjs')
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
  const find = (/** @type {string} */ line) => {
    if (!lines.includes(line)) throw new Error(`src/content.config.ts has no line "${line}".`)
    return lines.indexOf(line)
  }
  if (!snippet.includes('[!code')) lines.splice(find('  docs: definePages({'), 0, snippet.trimEnd())
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

/** Adds the collection that the documentation adds, step by step. @returns {() => void} takes it away again */
function addCollection() {
  if (!existsSync(GUIDE)) return () => undefined
  const before = readFileSync(CONFIG, 'utf8')
  const guide = readFileSync(GUIDE, 'utf8')
  /** @type {string[]} */
  const written = []
  for (const [, file = '', text = ''] of guide.slice(guide.indexOf('## Add a collection')).matchAll(SNIPPET)) {
    const path = join(COPY, file)
    if (path === CONFIG) writeFileSync(CONFIG, applySnippet(readFileSync(CONFIG, 'utf8'), text))
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      written.push(path)
    }
  }
  return () => {
    for (const path of written) rmSync(path)
    writeFileSync(CONFIG, before)
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

await runCommand(async () => {
  makeCopy()
  const areas = AREA_NAMES.join()
  // A new site starts without caches. Here they save time.
  const bringCachesBack = setAside(CACHES)
  await runInCopy('scripts/new.mjs', '--yes', '--force', '--name', NAME, '--color', 'violet', '--areas', areas)
  bringCachesBack()
  const types = readFileSync(join(COPY, 'src/gatsby-types.d.ts'), 'utf8')

  // Every second area is removed with its content, and a collection is added.
  const isOdd = (/** @type {string} */ _, /** @type {number} */ index) => index % 2 === 1
  const odd = AREA_NAMES.filter(isOdd)
  const even = AREA_NAMES.filter((area) => !odd.includes(area))
  const bringBack = setAside(odd.flatMap(contentOf).map((file) => `content/${file}`))
  const removeCollection = addCollection()
  await build(odd)
  if (existsSync(GUIDE) && !existsSync(join(COPY, FIRST_EVENT)))
    throw new Error(`The collection that content/docs adds has no page: ${FIRST_EVENT} is missing.`)

  // Unit tests have a site and collections of their own. What else is checked reads what has been written.
  const checks = [
    checkTypes(COPY),
    checkLint(COPY, 'src/site.ts'),
    checkFormat(COPY, ['*.{ts,json,md}', 'src/*.ts']),
    checkImportRules(COPY),
    checkUnused(COPY),
  ]
  for (const { run } of checks) await run((part) => void process.stdout.write(part))
  removeCollection()

  // Then the others are removed by name, then all are there.
  const code = readFileSync(CONFIG, 'utf8')
  const paths = even.map((area) => `'${AREAS[area]?.path}'`).join(', ')
  writeFileSync(CONFIG, code.replace(/(disabledAreas: .* = )\[\]/, `$1[${paths}]`))
  await build(AREA_NAMES)
  writeFileSync(CONFIG, code)
  bringBack()

  await build([])
  if (readFileSync(join(COPY, 'src/gatsby-types.d.ts'), 'utf8') !== types)
    throw new Error('The generated types of the copy depend on its content.')
})
