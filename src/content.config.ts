import { defineData, definePages } from '@galley/core/collections'
import { authors, docs, landing, pages, posts, pricing, series, topics } from '@galley/core/presets'
import type { Route } from '@galley/core/route-table'
import { templates } from './components/template-gallery/template-preset'

/**
 * The content types of this site. The build derives front matter checks, GraphQL types and routes from these collections.
 * Order matters: a file belongs to the first collection whose source matches it.
 */
export const collections = {
  landing: definePages({
    ...landing,
    source: ['index.mdx', 'studio/{index,open}.mdx', '{blog,changelog,search,templates}/{archive,index}.yml'],
  }),
  pricing: definePages({ ...pricing, source: ['{,studio/}pricing.yml'] }),
  templates: definePages({ ...templates, source: ['templates/*.md'] }),
  posts: definePages({ ...posts, source: ['{blog,changelog}/*.{md,mdx}'] }),
  topics: definePages({ ...topics, source: ['blog/topics/*.{md,yml}'] }),
  series: definePages({ ...series, source: ['blog/series/*.{md,yml}'] }),
  authors: definePages({ ...authors, source: ['authors/*.{md,yml,yaml,json}'] }),
  pages: definePages({ ...pages, source: ['**/*.yml', '!info/**', '!{glossary,redirects,variables}.yml'] }),
  docs: definePages({ ...docs, source: ['**/*.{md,mdx}', '!{authors,blog,changelog,templates}/**'] }),
  info: defineData({
    typeName: 'Info',
    description: 'Facts that pages show. Each file is one entry, with its content in `body`.',
    source: ['info/**/*.{yml,yaml,json,csv}'],
    fields: {},
  }),
}

export type CollectionName = keyof typeof collections

/**
 * The route table assigns a template to each page. A path that ends in "/*" matches all its subpages. If several rows match a page,
 * the first row applies. Each path is an area of the site that menus can link to. An area is left out if it has no content or if
 * `disabledAreas` contains its path.
 */
export const routes = [
  { path: '/', collection: 'landing', template: 'landing-page' },
  { path: '/', collection: 'pages', template: 'blocks-page' },
  { path: '/blog', collection: 'landing', template: 'blog-list', list: { collection: 'posts', pageSize: 13 } },
  {
    path: '/blog/archive',
    collection: 'landing',
    template: 'blog-archive',
    list: { collection: 'posts', below: '/blog' },
  },
  {
    path: '/changelog',
    collection: 'landing',
    template: 'changelog-list',
    list: { collection: 'posts', pageSize: 20 },
  },
  { path: '/templates', collection: 'landing', template: 'template-list', list: { collection: 'templates' } },
  { path: '/studio', collection: 'landing', template: 'area-page' },
  { path: '/studio/open', collection: 'landing', template: 'area-page' },
  { path: '/search', collection: 'landing', template: 'search-page' },
  { path: '/pricing', collection: 'pricing', template: 'pricing-page' },
  { path: '/studio/pricing', collection: 'pricing', template: 'pricing-page' },
  { path: '/blog/*', collection: 'posts', template: 'blog-post' },
  { path: '/blog/topics/*', collection: 'topics', template: 'topic-page' },
  { path: '/blog/series/*', collection: 'series', template: 'series-page' },
  { path: '/authors/*', collection: 'authors', template: 'author-page' },
  { path: '/changelog/*', collection: 'posts', template: 'changelog-entry' },
  { path: '/templates/*', collection: 'templates', template: 'template-page' },
  { path: '/docs/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'pages', template: 'blocks-page' },
] as const satisfies readonly (Route & { collection: CollectionName })[]

/** Paths of areas to leave out of the site although they have content, such as "/templates". */
export const disabledAreas: readonly string[] = []
