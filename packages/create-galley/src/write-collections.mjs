import { chooseRoutes } from './routes.mjs'
import { quote, toLines } from './to-code.mjs'

/** The collections in order: a file belongs to the first collection whose source matches the file. */
const ORDER = ['landing', 'pricing', 'templates', 'posts', 'topics', 'series', 'authors', 'pages', 'docs']
/** Collections to which posts refer. */
const OF_POSTS = ['topics', 'series', 'authors']
/** Files of the collection "landing", by area. @type {Record<string, string>} */
const LANDING_FILES = {
  blog: 'blog/{archive,index}.yml',
  changelog: 'changelog/index.yml',
  templates: 'templates/index.yml',
  studio: 'studio/index.mdx',
  search: 'search/index.yml',
}

/**
 * Returns the code of `src/content.config.ts`.
 * @param {Pick<import('./write-site.mjs').SiteFacts, 'areas' | 'template'>} facts
 */
export function writeCollections({ areas, template: { docsField } }) {
  const routes = chooseRoutes(areas)
  const used = new Set(routes.map(({ collection }) => collection))
  if (used.has('posts')) for (const name of OF_POSTS) used.add(name)
  const names = ORDER.filter((name) => used.has(name))
  const sources = listSources(areas)
  const fields = docsField === undefined ? '' : `, fields: { ...docs.fields, ${docsField} }`
  const lines = names.map(
    (name) =>
      `  ${name}: definePages({ ...${name}, source: [${(sources[name] ?? []).map(quote).join(', ')}]${name === 'docs' ? fields : ''} }),`,
  )
  const presets = names.filter((name) => name !== 'templates').sort()
  const imports = [
    "import { definePages } from '@galley/core/collections'",
    `import { ${presets.join(', ')} } from '@galley/core/presets'`,
    "import type { Route } from '@galley/core/route-table'",
    ...(docsField === undefined ? [] : ["import { z } from 'zod'"]),
    ...(used.has('templates') ? ["import { templates } from './components/template-gallery/template-preset'"] : []),
  ]
  const rows = routes.map(({ areas: _, ...row }) => row)
  return `${imports.join('\n')}

/**
 * The content types of this site. They define the checks of front matter, the GraphQL types and the routes.
 * Order matters: a file belongs to the first collection whose source matches it.
 */
export const collections = {
${lines.join('\n')}
}

export type CollectionName = keyof typeof collections

/**
 * The route table: the template of each page, a file of \`src/templates\`. A path that ends in "/*" matches all its subpages; the first row that
 * fits a page counts.
 */
export const routes = ${toLines(rows)} as const satisfies readonly (Route & { collection: CollectionName })[]

/** Areas to leave out of the site although their content is there, such as "/blog". */
export const disabledAreas: readonly string[] = []
`
}

/** Returns the globs of each collection. @param {string[]} areas @returns {Record<string, string[]>} */
function listSources(areas) {
  const postAreas = ['blog', 'changelog'].filter((area) => areas.includes(area))
  const others = [
    ...(postAreas.length > 0 ? ['authors', ...postAreas] : []),
    ...(areas.includes('templates') ? ['templates'] : []),
  ]
  return {
    landing: areas.flatMap((area) => LANDING_FILES[area] ?? []),
    pricing: ['pricing.yml'],
    templates: ['templates/*.md'],
    posts: [`${oneOf(postAreas)}/*.{md,mdx}`],
    topics: ['blog/topics/*.{md,yml}'],
    series: ['blog/series/*.{md,yml}'],
    authors: ['authors/*.{md,yml,yaml,json}'],
    pages: ['**/*.yml', '!{glossary,redirects,variables}.yml'],
    docs: ['**/*.{md,mdx}', ...(others.length > 0 ? [`!${oneOf(others)}/**`] : [])],
  }
}

/** Returns a glob that matches each name. @param {string[]} names */
const oneOf = (names) => (names.length === 1 ? names.join() : `{${names.join()}}`)
