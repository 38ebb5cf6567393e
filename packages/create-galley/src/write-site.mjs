import { AREAS, fill } from './templates.mjs'
import { quote, toCode, toLines } from './to-code.mjs'

/**
 * @typedef {object} SiteFacts
 * @property {string} name the product's name
 * @property {string} description the site in one sentence
 * @property {string} url where the site will be published, without a slash at the end
 * @property {string | undefined} repository URL of the site's own files, such as "https://github.com/acme/docs"
 * @property {string} color name of a scale of `@galley/tokens/scales`
 * @property {string[]} areas names of `AREAS`
 * @property {string} host name of one of `HOSTS`, or `NO_HOST`
 * @property {string | undefined} logo an SVG, as text
 * @property {string} date date of the newest posts, such as "2026-01-31"
 * @property {import('./templates.mjs').Template} template
 */

/** Returns the facts of areas with their names. @param {string[]} areas */
const describeAreas = (areas) =>
  areas.map((name) => ({ name, .../** @type {import('./templates.mjs').Area} */ (AREAS[name]) }))

/** Reads owner and name of a repository from its URL. @param {string} url */
function readRepository(url) {
  const [, owner = '', name = ''] = new URL(url).pathname.replace(/\.git$/, '').split('/')
  return { owner, name, url, branch: 'main' }
}

/** @param {SiteFacts} facts */
function listFooterColumns({ areas, template: { docs } }) {
  /** @type {Record<string, { label: string, to: string }[]>} */
  const columns = { Learn: docs ? [docs] : [], Read: [], Product: [] }
  for (const { column, label, path } of describeAreas(areas)) columns[column]?.push({ label, to: path })
  return Object.entries(columns).flatMap(([title, links]) => (links.length > 0 ? { title, links } : []))
}

/** @param {SiteFacts} facts */
const listMenu = ({ areas, template: { docs } }) => [
  ...(docs ? [{ ...docs, pathPrefix: '/docs' }] : []),
  ...describeAreas(areas).flatMap(({ menu, label, path }) => (menu === 'header' ? { label, to: path } : [])),
]

/** @param {SiteFacts} facts */
const listSearchAreas = ({ areas, template: { docs } }) => [
  ...(docs ? [{ name: 'docs', label: docs.label, icon: 'lucide:book-open', pathPrefix: '/docs' }] : []),
  ...describeAreas(areas).flatMap(({ name, label, path, searchIcon }) =>
    searchIcon ? { name, label, icon: searchIcon, pathPrefix: path } : [],
  ),
  { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
]

/** @param {SiteFacts} facts */
const listFeeds = ({ areas, template: { docs } }) => [
  ...(areas.includes('blog') ? ['/blog', '/blog/topics/*', '/authors/*'] : []),
  ...(areas.includes('changelog') ? ['/changelog'] : []),
  ...(docs ? ['/docs'] : []),
]

/** Returns true for a site with a single area. Only such a site has a title like "Acme docs". @param {SiteFacts} facts */
const hasOneArea = ({ areas, template: { docs } }) =>
  (docs ? 1 : 0) + areas.filter((area) => area !== 'search').length <= 1

const REFERENCE =
  'https://github.com/galley-docs/galley/blob/main/content/docs/1.getting-started/4.configuration.md#fields-of-the-site'

/**
 * Returns the code of `src/site.ts` with the fields that differ from the defaults.
 * @param {SiteFacts} facts
 */
export function writeSite(facts) {
  const { name, description, url, repository, color, logo, template } = facts
  const columns = listFooterColumns(facts)
  const feeds = listFeeds(facts)
  const fields = [
    `name: ${quote(name)}`,
    `url: ${quote(url)}`,
    logo && `logo: \`${logo.trim().replace(/[\\`]|\$\{/g, '\\$&')}\``,
    `header: {
    ${hasOneArea(facts) ? `title: ${quote(fill(template.title, { name }))},\n    ` : ''}menu: ${toLines(listMenu(facts), '    ')},
  }`,
    columns.length > 0 && `footer: {\n    columns: ${toLines(columns, '    ')},\n  }`,
    repository && `repository: ${toCode(readRepository(repository))}`,
    repository &&
      new URL(repository).hostname === 'github.com' &&
      `social: [${toCode({ label: 'GitHub', icon: 'github', to: repository })}]`,
    `seo: { description: ${quote(description)} }`,
    `search: {\n    areas: ${toLines(listSearchAreas(facts), '    ')},\n  }`,
    feeds.length > 0 && `feeds: ${toCode(feeds)}`,
    // GitHub Pages has no HTTP redirects.
    facts.host === 'github-pages' && 'redirectPages: true',
    `colors: { primary: ${quote(color)} }`,
  ]
  return `import { defineSite } from '@galley/core/site'

/**
 * The settings of this site. Browsers receive them, so they must not contain secrets.
 * Other settings and the defaults: ${REFERENCE}
 */
export const site = defineSite({
${fields.flatMap((field) => (field ? `  ${field},\n` : [])).join('')}})
`
}
