import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@galley/content/compiler/compile-worker'
import { findCollection } from '@galley/content/compiler/find-collection'
import { buildNavigation } from '@galley/core/build-navigation'
import type { PageEntry } from '@galley/core/collections'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { judgeSearch, readJudgedQueries } from '@galley/testing/judge-search.fixture'
import { fill, templatesFolder } from '../packages/create-galley/src/templates.mjs'
import { buildSearchFiles } from '../plugins/gatsby-plugin-search-index/build-search-files'
import { indexAreas } from '../plugins/gatsby-plugin-search-index/index-areas'

const AREAS = [{ name: 'pages', label: 'Pages', icon: 'lucide:file' as const, pathPrefix: '/' }]
const VALUES = { name: 'Queue', date: '2026-01-31', day: '2026-01-31' }

/** Compiles the texts of a template, and returns its search engine. */
async function openTemplate(name: string) {
  const folder = join(templatesFolder, name, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const { contentDir } = createContentFolder(
    Object.fromEntries(files.map((file) => [file, fill(readFileSync(join(folder, file), 'utf8'), VALUES)])),
  )
  const compiled = files.map((file) => compile({ contentDir, file, collection: findCollection(file)! }))
  const pages = (await Promise.all(compiled)).map(({ fields }) => fields as unknown as PageEntry)
  const areas = indexAreas({
    pages,
    navigation: buildNavigation(pages, []),
    areas: AREAS,
  })
  const index = buildSearchFiles(areas, pages)
  return createSearchEngine({ fetch: (path) => Promise.resolve(new Response(index.get(path))) })
}

test.each([
  ['product-docs', 0.7],
  ['handbook', 0.68],
  ['team-blog', 0.66],
])('the search of the template %s reaches the score %d', async (name, minimum) => {
  const engine = await openTemplate(name)
  const { meanReciprocalRank } = await judgeSearch(engine, readJudgedQueries(name))
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(minimum)
})
