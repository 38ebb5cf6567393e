import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../../src/content.config'
import { site } from '../../src/site'
import { onCreateNode, onPreExtractQueries } from './gatsby-node'
import { indexPages } from './index-pages.fixture'

const projectDir = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-index-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(projectDir)
  rmSync(folder, { recursive: true })
})

/** Runs the hook over the indexes of the site's areas, without those left out. */
async function run(...left: string[]) {
  const section = { id: '/docs', title: 'Docs', titles: [], content: 'words', level: 1, code: [] }
  const pages = [{ path: '/docs', search: true, draft: false, sections: [section] }]
  const indexes = await indexPages(pages, { areas: site.search.areas })
  const nodes = new Map(
    indexes.map((index) => [`LocalSearch${index.name.charAt(0).toUpperCase()}${index.name.slice(1)}`, index]),
  )
  for (const type of left) nodes.delete(type)
  const reporter = { panicOnBuild: jest.fn(), verbose: jest.fn() }
  const linkTexts = (text: string) => [{ target: '/docs', text }]
  const entries = [{ linkTexts: linkTexts('the manual') }, { draft: true, linkTexts: linkTexts('a secret') }, {}]
  const { typeName } = Object.values(collections)[0]!
  const getNodesByType = (type: string) => (type === typeName ? entries : [nodes.get(type)].filter(Boolean))
  await (onPreExtractQueries as (api: object) => Promise<void>)({ getNodesByType, reporter })
  return reporter
}

test('writes the index of each area, and the description for browsers', async () => {
  const { panicOnBuild } = await run()
  expect(panicOnBuild).not.toHaveBeenCalled()
  const manifest = JSON.parse(readFileSync(join(folder, 'public/api/search/areas.json'), 'utf8')) as Record<
    string,
    string
  >
  expect(Object.keys(manifest)).toEqual(site.search.areas.map(({ name }) => name))
  for (const file of Object.values(manifest)) expect(readFileSync(join(folder, `public${file}`), 'utf8')).toMatch(/^\{/)
  const docs = manifest['docs']!
  expect(JSON.parse(readFileSync(join(folder, `public${docs}`), 'utf8'))).toMatchObject({
    pages: { links: ['the manual'] },
  })
  expect(readdirSync(join(folder, 'public/api/search/text'))).toEqual(['docs.json'])
  expect(readFileSync(join(folder, 'public/opensearch.xml'), 'utf8')).toContain(`<ShortName>${site.name}</ShortName>`)
})

test('an index that was made in this run is taken before the one on disk', async () => {
  const [made] = await indexPages(
    [
      {
        path: '/new',
        search: true,
        draft: false,
        sections: [{ id: '/new', title: 'New', titles: [], content: '', level: 1, code: [] }],
      },
    ],
    { areas: site.search.areas.slice(-1) },
  )
  ;(onCreateNode as (api: object) => void)({ node: made })
  await run()
  expect(readdirSync(join(folder, 'public/api/search/text')).sort()).toEqual(['docs.json', 'new.json'])
  await run()
  expect(readdirSync(join(folder, 'public/api/search/text'))).toEqual(['docs.json'])
})

test('an area without an index fails the build, and nothing is written', async () => {
  const { panicOnBuild } = await run('LocalSearchDocs', 'LocalSearchBlog')
  expect(panicOnBuild).toHaveBeenCalledTimes(1)
  expect(panicOnBuild).toHaveBeenCalledWith(
    'There is no search index of "docs", "blog". gatsby-plugin-local-search says above what is wrong with its query; ' +
      'src/lib/search-index/local-search-options.ts has it, and src/site.ts the areas.',
  )
  expect(readdirSync(folder)).toEqual([])
})
