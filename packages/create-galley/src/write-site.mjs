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
 * @property {string | undefined} logo an SVG, as text
 * @property {string} date of the newest posts, such as "2026-01-31"
 * @property {import('./templates.mjs').Template} template
 */

const PLAIN_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm1 5v2h10V7Zm0 4v2h10v-2Zm0 4v2h6v-2Z"/></svg>'

/** The areas of a template or an answer, with their names. @param {string[]} areas */
const describeAreas = (areas) =>
  areas.map((name) => ({ name, .../** @type {import('./templates.mjs').Area} */ (AREAS[name]) }))

/** Owner and name of a repository, from its URL. @param {string} url */
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

/** "Acme docs" says too little of a site that has a blog as well. @param {SiteFacts} facts */
const hasOneArea = ({ areas, template: { docs } }) =>
  (docs ? 1 : 0) + areas.filter((area) => area !== 'search').length <= 1

/**
 * The code of `src/site.ts`.
 * @param {SiteFacts} facts
 */
export function writeSite(facts) {
  const { name, description, url, repository, color, areas, logo, date, template } = facts
  const social =
    repository && new URL(repository).hostname === 'github.com'
      ? [{ label: 'GitHub', icon: 'github', to: repository }]
      : []
  return `import type { ColorScale, ScaleName } from '@galley/tokens/scales'
import type { ColorRole } from '@galley/tokens/theme'

const name = ${quote(name)}

/** The facts of this site. They are sent to browsers: no secrets. */
export const site = {
  /** The product's name, written here and nowhere else. */
  name,
  /** URL of the published site, without a slash at the end. Canonical links and social images start with it. */
  url: ${quote(url)},
  language: 'en',
  /** An SVG with a \`viewBox\`. Header, footer, favicon and social images show it. \`currentColor\` is the colour of the text around it. */
  logo: \`${(logo ?? PLAIN_LOGO).trim().replace(/[\\`]|\$\{/g, '\\$&')}\`,
  header: {
    /** False for a logo that shows the name itself. */
    hasName: true as boolean,
    /** The name of the site for screen readers. Text after the product's name is shown small beside it. */
    title: ${hasOneArea(facts) ? `\`${fill(template.title, { name: '${name}' })}\`` : 'name'},
    to: '/',
    /** \`pathPrefix\` marks the entry on every page whose path starts with it, instead of with \`to\`. */
    menu: ${toLines(listMenu(facts), '    ')},
    /** A button on the home page; undefined for none. */
    action: undefined as { label: string; to: string } | undefined,
  },
  /** A line above the header of every page; undefined for none. Browsers remember by \`id\` who has dismissed it. */
  announcement: undefined as
    | { id: string; text: string; link?: { label: string; to: string }; color?: ColorRole; until?: string }
    | undefined,
  footer: {
    columns: ${toLines(listFooterColumns(facts), '    ')},
  },
  /** The repository of this site, for "Edit this page"; undefined for none. */
  repository: ${repository ? toCode(readRepository(repository)) : 'undefined'} as
    | { owner: string; name: string; url: string; branch: string }
    | undefined,
  /** URL of "Report a problem", with "{title}" and "{body}"; undefined for a new issue on GitHub, false for no such link. */
  reportUrl: undefined as string | false | undefined,
  /** True names the authors of the commits on documentation pages. */
  contributors: false as boolean,
${
  areas.includes('templates')
    ? `  /** The host of the templates' repositories. */
  codeHost: 'https://github.com',
  /** URL of the demos of templates, such as "https://{name}.demos.example.com"; "" for none. */
  demos: process.env.GATSBY_DEMOS ?? '',
`
    : ''
}  social: ${toLines(social, '  ')},
  seo: {
    /** \`%s\` is the page's title. */
    titleTemplate: \`%s - \${name}\`,
    title: ${quote(name)},
    description: ${quote(description)},
    /** True gives each page an image of its own, which other sites show beside a link to it. */
    socialImages: true as boolean,
    /** Variable fonts of Fontsource for letters that the site's typefaces lack, such as "@fontsource-variable/noto-sans-jp". */
    socialImageFonts: [] as readonly string[],
  },
  images: {
    /** The hosts of other sites whose images pages may show, such as "img.shields.io". */
    hosts: [] as readonly string[],
  },
  icons: {
    /** The servers that are asked for icons that the build did not know. The first is the site's own server. */
    sources: ['/api/icons'],
  },
  search: {
    /** The parts of the site that are searched apart. A page belongs to the area with the longest \`pathPrefix\` that matches. */
    areas: ${toLines(listSearchAreas(facts), '    ')},
    /** Groups of words that mean the same on this site. */
    synonyms: [] as readonly (readonly string[])[],
  },
  /** Paths that readers can subscribe to, as RSS, Atom and JSON Feed. */
  feeds: ${toCode(listFeeds(facts))} as readonly string[],
  /** True answers assistants at \`/mcp\`. It needs the package @modelcontextprotocol/server. */
  mcp: false as boolean,
  /** Previews of drafts for editors. A build, and the server of its pages, take these from their environment. */
  preview: {
    api: process.env.GATSBY_PREVIEW_API ?? '',
    stagingApi: process.env.GATSBY_PREVIEW_STAGING_API ?? '',
    editorOrigins: (process.env.GATSBY_PREVIEW_EDITOR_ORIGINS?.split(',') ?? []) as readonly string[],
  },
  /** Page views and events, sent to Plausible or a server that takes its events. Off without host and domain. */
  analytics: {
    host: '' as string,
    domain: '' as string,
    hashMode: false as boolean,
    localhost: false as boolean,
    outboundLinks: false as boolean,
    fileDownloads: false as boolean,
    notFound: false as boolean,
    emptySearches: false as boolean,
  },
  feedback: {
    /** Asks whether a page helped. "analytics", or the URL of an endpoint that takes JSON; "" asks nothing. */
    sendTo: '' as string,
  },
  updates: {
    /** True tells readers of open pages about a new build. */
    notice: false as boolean,
    /** Days for which \`public/\` keeps the files of earlier builds for open pages. */
    keepDays: 14,
  },
  tableOfContents: { title: 'On this page' },
  /** The scale of each colour role: a name of \`@galley/tokens/scales\`, or a scale of your own with shades 50 to 950. */
  colors: {
    primary: ${quote(color)},
    secondary: 'sky',
    success: 'green',
    info: 'sky',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
  } satisfies Record<ColorRole, ScaleName | ColorScale>,
  /** True shows printer's marks on heroes, covers, the 404 page and social images. */
  printMarks: false as boolean,
  copyright: ${quote(`© ${date.slice(0, 4)} ${name}`)},
} as const
`
}
