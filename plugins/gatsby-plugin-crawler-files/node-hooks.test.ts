import { existsSync } from 'node:fs'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { site } from '@galley/testing/site.fixture'
import { onPostBuild } from './node-hooks'

const old = { seo: {}, lastUpdated: null, images: [] }
const NODES: Record<string, object> = {
  home: { stem: 'index', seo: {}, lastUpdated: '2026-11-20', images: [] },
  copy: { path: '/de/docs/a', stem: 'docs/a', seo: {}, images: [], language: 'de', textLanguage: 'en' },
  secret: { stem: 'secret', seo: { noindex: true }, images: [] },
  old: { ...old, path: '/docs/1/a', stem: 'docs@1/a' },
  onlyOld: { ...old, path: '/docs/1/b', stem: 'docs@1/b' },
  onlyNext: { ...old, path: '/docs/3/b', stem: 'docs@3/b' },
  doc: { stem: 'docs/a', seo: {}, lastUpdated: null, images: [{ path: 'docs/a.png', width: 2, height: 1 }] },
}
const PAGES: Record<string, string | undefined> = {
  '/docs/a': 'doc',
  '/docs/1/a': 'old',
  '/docs/1/b': 'onlyOld',
  '/docs/3/b': 'onlyNext',
  '/': 'home',
  '/secret': 'secret',
  '/de/docs/a': 'copy',
  '/404': undefined,
  '/404.html': undefined,
}

const { at, read, write } = createTestFolder()
beforeEach(() => {
  const image = { path: 'docs/a.png', file: { publicURL: '/static/a.png', childImageSharp: null } }
  write('public/page-data/docs/a/page-data.json', JSON.stringify({ result: { data: image } }))
})
afterEach(() => {
  delete process.env['CONTENT_DRAFTS']
})

async function build() {
  const pages = new Map(Object.entries(PAGES).map(([path, id]) => [path, { path, context: { id } }]))
  const store = { getState: () => ({ pages, program: { directory: at() } }) }
  await (onPostBuild as (api: object) => Promise<void>)({ getNode: (id: string) => NODES[id], store })
}

test('lists the pages that search engines may show, in order', async () => {
  jest.replaceProperty(site, 'versions', [
    { name: '3', label: '3.x', state: 'next' },
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'unmaintained' },
  ])
  await build()
  expect(read('public/sitemap-0.xml').match(/<url>.*?<\/url>/g)).toEqual([
    '<url><loc>https://harbour.example/</loc><lastmod>2026-11-20</lastmod></url>',
    '<url><loc>https://harbour.example/docs/1/b</loc></url>',
    '<url><loc>https://harbour.example/docs/a</loc><image:image><image:loc>https://harbour.example/static/a.png</image:loc></image:image></url>',
  ])
  expect(read('public/robots.txt')).toContain('Sitemap: https://harbour.example/sitemap-index.xml')
})

test('a preview build has no sitemap, not even that of an earlier build', async () => {
  await build()
  process.env['CONTENT_DRAFTS'] = 'include'
  await build()
  expect(read('public/robots.txt')).toContain('Disallow: /\n')
  expect(existsSync(at('public/sitemap-index.xml'))).toBe(false)
  expect(existsSync(at('public/sitemap-0.xml'))).toBe(false)
})

test("a site's own robots.txt stays", async () => {
  write('static/robots.txt', 'User-agent: *\n')
  await build()
  expect(existsSync(at('public/robots.txt'))).toBe(false)
})
