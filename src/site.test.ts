/**
 * Tests of this site's menus, rules and content. If you change `site.ts` or `content/`, change or delete this file too.
 * The files `site.*.test.ts` are also tests of this site only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findCollection } from '@galley/content/compiler/find-collection'
import { pathOfFile } from '@galley/content/compiler/path-of-file'
import { readSource } from '@galley/core/content-source'
import { findRouteRule } from '@galley/core/route-rules'
import { parse } from 'yaml'
import { TEMPLATES } from '../packages/create-galley/src/templates.mjs'
import { routeMiddleware } from './route-middleware'
import { routeRules } from './route-rules'
import { site } from './site'

jest.unmock('~/site')
jest.unmock('~/content.config')

interface Entry {
  label: string
  to?: string
  children?: readonly Entry[]
}

const CONTENT = resolve('content')

test('the header has its title, its menu and the dropdown of Studio', () => {
  expect(site.header).toMatchObject({ title: 'Galley content docs', to: '/' })
  expect(site.header.menu.map(({ label }) => label)).toEqual(['Documentation', 'Studio', 'Templates', 'Blog'])
  expect(site.header.menu[1]?.children).toEqual([
    { label: 'Features', to: '/studio', description: 'everything needed to edit a content project' },
    { label: 'Pricing', to: '/studio/pricing', description: 'free for personal use and paid plans for teams' },
  ])
})

test('titles end with the name of the product', () => {
  expect(site.seo.titleTemplate).toBe('%s - Galley')
})

test('each colour role has its scale', () => {
  expect(site.colors).toMatchObject({ primary: 'green', secondary: 'sky', neutral: 'slate' })
})

const OLD_PATHS = [
  '/get-started',
  '/guide/writing/content-directory',
  '/guide/writing/markdown',
  '/guide/writing/mdc',
  '/guide/writing/json',
  '/guide/writing/yaml',
  '/guide/writing/csv',
  '/guide/writing/document-driven',
  '/guide/writing/hooks',
  '/guide/writing/*',
  '/guide/displaying/rendering',
  '/guide/displaying/querying',
  '/guide/displaying/navigation',
  '/guide/displaying/typescript',
  '/guide/displaying/*',
  '/guide/deploy/server',
  '/guide/deploy/static',
  '/guide/deploy/*',
  '/api/configuration',
  '/api/components/content-doc',
  '/api/components/content-list',
  '/api/components/content-navigation',
  '/api/components/content-query',
  '/api/components/content-renderer',
  '/api/components/content-slot',
  '/api/components/prose',
  '/api/components/*',
  '/api/composables/query-content',
  '/api/composables/fetch-content-navigation',
  '/api/composables/search-content',
  '/api/composables/use-document-driven',
  '/api/composables/use-content-head',
  '/api/composables/use-content-helpers',
  '/api/composables/use-unwrap',
  '/api/composables/*',
  '/components/content-doc',
  '/components/content-list',
  '/components/content-navigation',
  '/components/content-query',
  '/components/content-renderer',
  '/components/prose',
  '/components/*',
  '/composables/query-content',
  '/composables/fetch-content-navigation',
  '/composables/use-document-driven',
  '/composables/use-unwrap',
  '/composables/*',
  '/recipes/custom-source',
  '/recipes/hooks',
  '/recipes/sitemap',
  '/recipes/transformers',
  '/recipes/*',
  '/document-driven/*',
  '/usage/configuration',
  '/usage/content-directory',
  '/usage/markdown',
  '/usage/typescript',
  '/usage/*',
  '/examples/*',
  '/playground',
  '/blog/announcing-v2',
  '/v1',
  '/v1/getting-started/introduction',
]

test('every old URL still has a redirect', () => {
  const redirects = parse(readFileSync('content/redirects.yml', 'utf8')) as Record<string, string>
  expect(Object.keys(redirects)).toEqual(expect.arrayContaining(OLD_PATHS))
})

test('all menus link to existing pages', () => {
  const paths = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const name = findCollection(file)
    return name ? [pathOfFile(CONTENT, file, name)] : []
  })
  const entries: readonly Entry[] = [...site.header.menu, ...site.footer.columns.flatMap(({ links }) => links)]
  const targets = entries.flatMap((entry) => entry.children ?? entry).map(({ to }) => to ?? '')
  expect(targets.length).toBeGreaterThan(8)
  expect(targets.filter((to) => !paths.includes(to))).toEqual([])
})

test('the comparison has a value for every product', () => {
  const { fields, problems } = readSource(
    'comparison.csv',
    'csv',
    readFileSync(`${CONTENT}/info/comparison.csv`, 'utf8'),
  )
  const { rows } = fields as { rows: Record<string, string>[] }
  expect(problems).toEqual([])
  expect(Object.keys(rows[0]!)).toEqual(['Topic', 'Galley', 'Docusaurus', 'VitePress', 'Starlight'])
  for (const row of rows) expect(Object.values(row)).not.toContain('')
})

test.each([
  ['', true],
  ['?q=icons', true],
  [`?q=icons&area=${site.search.areas[0]!.name}`, true],
  ['?area=nowhere', false],
  ['?area=', false],
])('the search page accepts the query "%s": %p', (search, isPage) => {
  const { validate } = findRouteRule('/search', routeRules)!
  expect(validate!({ path: '/search', search, params: {}, data: {} })).toBe(isPage)
})

test('every route rule names existing middleware', () => {
  for (const { middleware = [] } of routeRules)
    expect(Object.keys(routeMiddleware)).toEqual(expect.arrayContaining([...middleware]))
})

test('the gallery lists all templates of create-galley except the default template', () => {
  const gallery = resolve(CONTENT, 'templates')
  const starters = readdirSync(gallery)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readSource(file, 'md', readFileSync(`${gallery}/${file}`, 'utf8')))
    .map(({ fields }) => String((fields as { starter?: string }).starter))
  expect(starters.sort()).toEqual(Object.keys(TEMPLATES).filter((name) => name !== 'starter'))
})
