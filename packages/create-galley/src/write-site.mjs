import { AREAS, fill } from './starter.mjs'

/**
 * @typedef {object} SiteFacts
 * @property {string} name the product's name
 * @property {string} description what it is, in one sentence
 * @property {string} url where the site will be published, without a slash at the end
 * @property {string | undefined} repository URL of the site's own files, such as "https://github.com/acme/docs"
 * @property {string} color name of a scale in `packages/tokens/src/scales.ts`
 * @property {string[]} areas names of `AREAS`
 * @property {string | undefined} logo an SVG, as text
 * @property {string} date of the newest posts, such as "2026-01-31"
 * @property {import('./starter.mjs').Template} template where its content comes from
 */

const PLAIN_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm1 5v2h10V7Zm0 4v2h10v-2Zm0 4v2h6v-2Z"/></svg>'

/**
 * The code of `src/site.ts` with the facts of another site.
 * @param {string} source
 * @param {SiteFacts} facts
 */
export async function writeSiteFacts(source, facts) {
  const { name, description, url, repository, color, areas, logo, date, template } = facts
  const chosen = areas.map(
    (area) =>
      /** @type {[string, import('./starter.mjs').StarterArea]} */ ([
        area,
        /** @type {import('./starter.mjs').StarterArea} */ (AREAS[area]),
      ]),
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
