import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * @typedef {object} SiteFacts
 * @property {string} name the product's name
 * @property {string} description what it is, in one sentence
 * @property {string} url where the site will be published, without a slash at the end
 * @property {string | undefined} repository URL of the site's own files, such as "https://github.com/acme/docs"
 * @property {string} color name of a scale in `src/styles/scales.ts`
 * @property {string[]} areas names of `AREAS`
 * @property {string | undefined} logo an SVG, as text
 * @property {string} date of the newest posts, such as "2026-01-31"
 * @property {Template} template where its content comes from
 *
 * @typedef {object} Template a site to start from: a folder of `scripts/templates` with its `content`, and these facts in `template.json`
 * @property {string} name of its folder
 * @property {string} title the product's name and what the site holds, where it has one area alone
 * @property {string} description the site in one sentence, unless somebody says it better
 * @property {{ label: string, to: string }} [docs] what menus call the documentation, and its first page; a site without it has none
 * @property {string} [docsField] a field of documentation pages, as it stands in `src/content.config.ts`
 * @property {string[]} areas names of `AREAS`, unless somebody chooses others
 * @property {string} color name of a scale, unless somebody chooses another
 * @property {string} demoName the name of its demo
 *
 * @typedef {object} StarterArea
 * @property {string} label
 * @property {string} path
 * @property {string[]} content files and folders in the template's content, or in the starter's where it has none
 * @property {'header' | 'footer'} menu `header`: it is in both menus
 * @property {string} column title of its column in the footer
 * @property {string} [searchIcon] of areas that are searched apart
 */

/** The areas that a new site can have beside its documentation. */
export const AREAS = /** @type {Record<string, StarterArea>} */ ({
  blog: {
    label: 'Blog',
    path: '/blog',
    content: ['blog', 'authors'],
    menu: 'header',
    column: 'Read',
    searchIcon: 'lucide:newspaper',
  },
  changelog: {
    label: 'Changelog',
    path: '/changelog',
    content: ['changelog', 'authors'],
    menu: 'header',
    column: 'Read',
    searchIcon: 'lucide:history',
  },
  templates: {
    label: 'Templates',
    path: '/templates',
    content: ['templates'],
    menu: 'header',
    column: 'Learn',
    searchIcon: 'lucide:layout-template',
  },
  studio: { label: 'Studio', path: '/studio', content: ['studio'], menu: 'header', column: 'Product' },
  pricing: { label: 'Pricing', path: '/pricing', content: ['pricing.yml'], menu: 'header', column: 'Product' },
  search: { label: 'All pages', path: '/search', content: ['search'], menu: 'footer', column: 'Learn' },
})
const AREA_CONTENT = Object.values(AREAS).flatMap(({ content }) => content)

const TEMPLATES = 'scripts/templates'
/** Scripts that make sites of this project. A site made so has them no longer. */
const OWN_SCRIPTS = [
  ...['templates', 'new.mjs', 'make-site.mjs', 'make-site.test.ts', 'try-new.mjs'],
  ...['copy-project.mjs', 'demos.mjs', 'serve-demos.mts'],
]
/** Has content for every area. */
const STARTER = 'starter'
const ALWAYS = ['index.yml', 'redirects.yml']
const PLAIN_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm1 5v2h10V7Zm0 4v2h10v-2Zm0 4v2h6v-2Z"/></svg>'

/**
 * The templates by their names.
 * @param {string} folder the project
 * @returns {Record<string, Template>}
 */
export const listTemplates = (folder) =>
  Object.fromEntries(
    readdirSync(join(folder, TEMPLATES), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const facts = readFileSync(join(folder, TEMPLATES, name, 'template.json'), 'utf8')
        return [name, { name, .../** @type {Omit<Template, 'name'>} */ (JSON.parse(facts)) }]
      }),
  )

/** Puts values where their names stand, as `{{name}}`. @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, () => value), text)

/** The colour scales by their names. @param {string} folder the project */
export const listColors = (folder) =>
  [...readFileSync(join(folder, 'src/styles/scales.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(
    ([, name = '']) => name,
  )

/** The names in an answer, with commas between them; "none" stands for none. @param {string} answer */
export const splitAreas = (answer) =>
  answer === 'none'
    ? []
    : answer
        .split(',')
        .map((area) => area.trim())
        .filter(Boolean)

/** An answer without spaces around it, and a URL without a slash at its end. @param {string} name of its option @param {string} answer */
export const tidyAnswer = (name, answer) =>
  ['url', 'repository'].includes(name) ? answer.trim().replace(/\/+$/, '') : answer.trim()

/**
 * The options of a command line. An unknown one is told with the nearest.
 * @param {NonNullable<import('node:util').ParseArgsConfig['options']>} options
 * @param {string[]} [args]
 */
export function readOptions(options, args) {
  const { tokens } = parseArgs({ options, args, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind !== 'option') return parseArgs({ options, args }).values
  const hint = suggest(
    unknown.rawName,
    Object.keys(options).map((name) => `--${name}`),
  )
  throw new Error(`There is no option "${unknown.rawName}".${hint} "npm run new -- --help" lists the options.`)
}

/** The text of a logo. @param {string} file */
export function readLogo(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`--logo: There is no file "${file}".`)
  return readFileSync(file, 'utf8')
}

/**
 * As in `src/lib/nearest.ts`, without packages: these may not be installed yet.
 * @param {string} word
 * @param {string[]} candidates
 */
function suggest(word, candidates) {
  const [nearest] = candidates
    .map((name) => ({ name, distance: measureDistance(word, name) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= Math.max(2, Math.floor(word.length / 3))
    ? ` Did you mean "${nearest.name}"?`
    : ''
}

/** How many letters have to be changed. @param {string} a @param {string} b */
function measureDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(a).entries()) {
    const above = row
    row = [index + 1]
    for (let at = 0; at < b.length; at++)
      row.push(Math.min((row[at] ?? 0) + 1, (above[at + 1] ?? 0) + 1, (above[at] ?? 0) + Number(letter !== b[at])))
  }
  return row.at(-1) ?? 0
}

/**
 * Why an answer cannot be used, and what can; undefined if it can.
 * @param {string} folder the project
 * @param {string} name of its option
 * @param {string} answer the text of the file, for a logo
 */
export function findProblem(folder, name, answer) {
  /** @type {Record<string, () => false | string | undefined>} */
  const checks = {
    template: () => {
      const templates = Object.keys(listTemplates(folder))
      return (
        !templates.includes(answer) &&
        `There is no template "${answer}".${suggest(answer, templates)} Templates: ${templates.join(', ')}.`
      )
    },
    name: () => !answer && 'The name is empty. Give the name of the product.',
    url: () => !isWebUrl(answer) && `The URL "${answer}" must be one such as https://docs.acme.com.`,
    repository: () =>
      answer !== '' &&
      !isWebUrl(answer) &&
      `The repository "${answer}" must be a URL such as https://github.com/acme/docs, or nothing.`,
    color: () => {
      const colors = listColors(folder)
      return (
        !colors.includes(answer) &&
        `There is no colour "${answer}".${suggest(answer, colors)} Colours: ${colors.join(', ')}.`
      )
    },
    areas: () => {
      const unknown = splitAreas(answer).find((area) => !Object.hasOwn(AREAS, area))
      if (unknown === 'docs') return 'The documentation is in every site that has one. Leave "docs" out.'
      const names = Object.keys(AREAS)
      return unknown && `There is no area "${unknown}".${suggest(unknown, names)} Areas: ${names.join(', ')}; or none.`
    },
    logo: () =>
      !/^\s*<svg\b[^>]*\bviewBox=/.test(answer) && 'The logo must be an SVG that begins with "<svg" and has a viewBox.',
  }
  return checks[name]?.() || undefined
}

/** @param {string} url */
const isWebUrl = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/**
 * Makes a project the site of somebody: its facts, its content, and nothing that is about the project itself.
 * @param {string} folder the project
 * @param {SiteFacts} facts
 */
export async function makeSite(folder, facts) {
  const { name, description, url, repository, areas, date, template } = facts
  const at = (/** @type {string} */ file) => join(folder, file)
  const edit = (/** @type {string} */ file, /** @type {(text: string) => string} */ change) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')))
  const values = { name, description, date, package: packageNameOf(name), start: template.docs?.to ?? '/' }

  const code = await writeSiteFacts(readFileSync(at('src/site.ts'), 'utf8'), facts)
  writeFileSync(at('src/site.ts'), code)
  const { docsField } = template
  if (docsField) edit('src/content.config.ts', (text) => addDocsField(text, docsField))

  for (const gone of ['content', 'docs/images', 'static/films', 'e2e/site', ...listSiteTests(folder)])
    rmSync(at(gone), { recursive: true, force: true })
  const inTemplate = (/** @type {string} */ file) => `${TEMPLATES}/${template.name}/content/${file}`
  const own = readdirSync(at(inTemplate(''))).filter((file) => !AREA_CONTENT.includes(file))
  for (const file of new Set([...ALWAYS, ...own, ...areas.flatMap((area) => AREAS[area]?.content ?? [])])) {
    const from = [inTemplate(file), `${TEMPLATES}/${STARTER}/content/${file}`].map(at).find(existsSync) ?? ''
    cpSync(from, at(`content/${file}`), { recursive: true })
  }
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(at(`${TEMPLATES}/${file}`), at(file))
  edit('README.md', (text) => fill(text, values))
  // In content they are between quotation marks of YAML or JavaScript.
  const quoted = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value).slice(1, -1)]),
  )
  for (const file of readdirSync(at('content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(mdx?|yml)$/.test(file),
  ))
    edit(`content/${file}`, (text) => fill(text, quoted))

  edit('CONTRIBUTING.md', (text) =>
    text
      .replaceAll('https://github.com/galley-docs/galley', repository?.replace(/\.git$/, '') ?? url)
      .replaceAll(
        'cd galley',
        `cd ${
          repository
            ?.split('/')
            .at(-1)
            ?.replace(/\.git$/, '') ?? packageNameOf(name)
        }`,
      )
      .replaceAll('Galley', name)
      // The pages that it refers to have gone.
      .replace(/\s(See )?\[[^\]]+\]\(content\/docs\/[^)]*\)[^.]*\./g, ''),
  )
  edit('package.json', (text) => {
    const before = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(text))
    const scripts = Object.fromEntries(
      Object.entries(before.scripts).filter(
        ([, command]) => !OWN_SCRIPTS.some((own) => command.includes(`scripts/${own}`)),
      ),
    )
    const project = { ...before, name: packageNameOf(name), description, scripts }
    return `${JSON.stringify(project, null, 2)}\n`
  })
  edit('package-lock.json', (text) => text.replaceAll('"name": "galley"', `"name": "${packageNameOf(name)}"`))
  for (const own of OWN_SCRIPTS) rmSync(at(`scripts/${own}`), { recursive: true, force: true })
}

/** The code of `src/content.config.ts` with one more field of documentation pages. @param {string} source @param {string} field */
function addDocsField(source, field) {
  const fields = /(\n {2}docs: definePages\(\{.*?\n {4}fields: \{\n.*?)(?= {4}\},\n)/s
  if (!fields.test(source))
    throw new Error('src/content.config.ts has no fields of "docs". Run this command in a fresh clone.')
  return source.replace(fields, (before) => `${before}      ${field}\n`)
}

/** Tests of the content that goes. @param {string} folder */
const listSiteTests = (folder) =>
  readdirSync(join(folder, 'src'))
    .filter((file) => /^site\..*test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)

/** A name that a package may have. @param {string} name */
const packageNameOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site'

/**
 * The code of `src/site.ts` with the facts of another site.
 * @param {string} source
 * @param {SiteFacts} facts
 */
export async function writeSiteFacts(source, facts) {
  const { name, description, url, repository, color, areas, logo, date, template } = facts
  const chosen = areas.map(
    (area) => /** @type {[string, StarterArea]} */ ([area, /** @type {StarterArea} */ (AREAS[area])]),
  )
  const links = chosen.map(([, { label, path, menu, column }]) => ({ link: { label, to: path }, menu, column }))
  const columnOf = (/** @type {string} */ title) =>
    links.filter(({ column }) => column === title).map(({ link }) => link)
  const [owner = '', repositoryName = ''] = repository
    ? new URL(repository).pathname
        .replace(/\.git$/, '')
        .split('/')
        .slice(1)
    : []
  const searched = chosen.filter(([, { searchIcon }]) => searchIcon)
  const docs = template.docs ? [template.docs] : []
  // "Acme docs" says too little of a site that has a blog as well.
  const hasOneArea = docs.length + areas.filter((area) => area !== 'search').length <= 1

  return setValues(source, {
    name: quote(name),
    'site.url': quote(url),
    'site.logo': `\`${(logo ?? PLAIN_LOGO).trim().replace(/[\\`]|\$\{/g, '\\$&')}\``,
    'site.header.title': hasOneArea ? `\`${fill(template.title, { name: '${name}' })}\`` : 'name',
    'site.header.menu': toCode([
      ...docs.map((link) => ({ ...link, pathPrefix: '/docs' })),
      ...links.filter(({ menu }) => menu === 'header').map(({ link }) => link),
    ]),
    'site.header.action': 'undefined as { label: string; to: string } | undefined',
    'site.footer.columns': toCode(
      [
        { title: 'Learn', links: [...docs, ...columnOf('Learn')] },
        { title: 'Read', links: columnOf('Read') },
        { title: 'Product', links: columnOf('Product') },
      ].filter((column) => column.links.length > 0),
    ),
    'site.repository': `${repository ? toCode({ owner, name: repositoryName, url: repository, branch: 'main' }) : 'undefined'} as Repository | undefined`,
    'site.social': toCode(
      repository && new URL(repository).hostname === 'github.com'
        ? [{ label: 'GitHub', icon: 'github', to: repository }]
        : [],
    ),
    'site.seo.titleTemplate': '`%s - ${name}`',
    'site.seo.title': quote(name),
    'site.seo.description': quote(description),
    'site.search.areas': toCode([
      ...docs.map(({ label }) => ({ name: 'docs', label, icon: 'lucide:book-open', pathPrefix: '/docs' })),
      ...searched.map(([area, { label, path, searchIcon }]) => ({
        name: area,
        label,
        icon: searchIcon,
        pathPrefix: path,
      })),
      { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
    ]),
    'site.search.synonyms': '[] as readonly (readonly string[])[]',
    'site.colors.primary': quote(color),
    'site.printMarks': 'false as boolean',
    'site.copyright': quote(`© ${date.slice(0, 4)} ${name}`),
  })
}

/** @param {string} text */
const quote = (text) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`

/**
 * @param {unknown} value
 * @returns {string}
 */
function toCode(value) {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`
  return `{ ${Object.entries(/** @type {object} */ (value))
    .map(([key, one]) => `${key}: ${toCode(one)}`)
    .join(', ')} }`
}

/**
 * Gives constants and fields of objects another value. Constants that nothing uses any more go.
 * @param {string} source TypeScript
 * @param {Record<string, string>} values code by the way to it, such as `site.header.menu`
 */
async function setValues(source, values) {
  // Packages are there only once the command has installed them.
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.Latest, true)
  const constants = file.statements.filter(ts.isVariableStatement).map((statement) => {
    const [declaration] = statement.declarationList.declarations
    return { statement, name: declaration?.name.getText() ?? '', value: declaration?.initializer }
  })

  /** @type {{ start: number, end: number, code: string }[]} */
  const changes = Object.entries(values).map(([way, code]) => {
    const [constant, ...fields] = way.split('.')
    let value = constants.find(({ name }) => name === constant)?.value
    for (const field of fields) {
      while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression
      const properties =
        value && ts.isObjectLiteralExpression(value) ? value.properties.filter(ts.isPropertyAssignment) : []
      value = properties.find(({ name }) => name.getText() === field)?.initializer
    }
    if (!value) throw new Error(`src/site.ts has no "${way}". Run this command in a fresh clone.`)
    return { start: value.getStart(), end: value.end, code }
  })
  const changed = replaceParts(source, changes)
  const unused = constants.filter(
    ({ name, statement }) => !statement.modifiers && changed.split(new RegExp(`\\b${name}\\b`)).length === 2,
  )
  return unused.reduce((text, { statement }) => text.replace(`${statement.getText()}\n`, ''), changed)
}

/**
 * @param {string} text
 * @param {{ start: number, end: number, code: string }[]} parts
 */
const replaceParts = (text, parts) =>
  [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, code }) => result.slice(0, start) + code + result.slice(end), text)
