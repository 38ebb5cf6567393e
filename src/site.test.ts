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

test('the site has the title template and the colours of the specification', () => {
  expect(site.seo.titleTemplate).toBe('%s - Galley')
  expect(site.colors).toMatchObject({ primary: 'green', secondary: 'sky', neutral: 'slate' })
})

/** Names below each old folder. */
const OLD_PATHS = {
  '/': 'get-started playground v1',
  '/guide/writing/': 'content-directory markdown mdc json yaml csv document-driven hooks *',
  '/guide/displaying/': 'rendering querying navigation typescript *',
  '/guide/deploy/': 'server static *',
  '/api/': 'configuration',
  '/api/components/': 'content-doc content-list content-navigation content-query content-renderer content-slot prose *',
  '/api/composables/':
    'query-content fetch-content-navigation search-content use-document-driven use-content-head use-content-helpers use-unwrap *',
  '/components/': 'content-doc content-list content-navigation content-query content-renderer prose *',
  '/composables/': 'query-content fetch-content-navigation use-document-driven use-unwrap *',
  '/recipes/': 'custom-source hooks sitemap transformers *',
  '/document-driven/': '*',
  '/usage/': 'configuration content-directory markdown typescript *',
  '/examples/': '*',
  '/blog/': 'announcing-v2',
  '/v1/getting-started/': 'introduction',
}

test('every old URL still has a redirect', () => {
  const redirects = parse(readFileSync('content/redirects.yml', 'utf8')) as Record<string, string>
  const oldPaths = Object.entries(OLD_PATHS).flatMap(([folder, names]) => names.split(' ').map((name) => folder + name))
  expect(Object.keys(redirects)).toEqual(expect.arrayContaining(oldPaths))
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
