/**
 * @typedef {object} Route a row of the route table of `src/content.config.ts`
 * @property {string} path
 * @property {string} collection
 * @property {string} template
 * @property {{ collection: string, below?: string, pageSize?: number }} [list]
 * @property {string[]} [areas] the areas that need the row; every site has a row without `areas`
 */

/**
 * The route table of new sites, a part of the table of this repository in the same order. The first row that matches a page counts.
 * @type {readonly Route[]}
 */
export const ROUTES = [
  { path: '/', collection: 'pages', template: 'blocks-page' },
  {
    path: '/blog',
    collection: 'landing',
    template: 'blog-list',
    list: { collection: 'posts', pageSize: 13 },
    areas: ['blog'],
  },
  {
    path: '/blog/archive',
    collection: 'landing',
    template: 'blog-archive',
    list: { collection: 'posts', below: '/blog' },
    areas: ['blog'],
  },
  {
    path: '/changelog',
    collection: 'landing',
    template: 'changelog-list',
    list: { collection: 'posts', pageSize: 20 },
    areas: ['changelog'],
  },
  {
    path: '/templates',
    collection: 'landing',
    template: 'template-list',
    list: { collection: 'templates' },
    areas: ['templates'],
  },
  { path: '/studio', collection: 'landing', template: 'area-page', areas: ['studio'] },
  { path: '/search', collection: 'landing', template: 'search-page', areas: ['search'] },
  { path: '/pricing', collection: 'pricing', template: 'pricing-page', areas: ['pricing'] },
  { path: '/blog/*', collection: 'posts', template: 'blog-post', areas: ['blog'] },
  { path: '/blog/topics/*', collection: 'topics', template: 'topic-page', areas: ['blog'] },
  { path: '/blog/series/*', collection: 'series', template: 'series-page', areas: ['blog'] },
  { path: '/authors/*', collection: 'authors', template: 'author-page', areas: ['blog', 'changelog'] },
  { path: '/changelog/*', collection: 'posts', template: 'changelog-entry', areas: ['changelog'] },
  { path: '/templates/*', collection: 'templates', template: 'template-page', areas: ['templates'] },
  { path: '/docs/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'pages', template: 'blocks-page' },
]

/** Returns the rows for a site with some areas. @param {readonly string[]} areas */
export const chooseRoutes = (areas) =>
  ROUTES.filter((route) => !route.areas || route.areas.some((area) => areas.includes(area)))
