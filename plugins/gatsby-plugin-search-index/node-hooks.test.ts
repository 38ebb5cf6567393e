import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFields } from '@galley/core/packed-fields'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { onPreExtractQueries } from './node-hooks'

workInOwnFolder()
beforeEach(() => mkdirSync('public'))
afterEach(() => jest.restoreAllMocks())

const { typeName } = Object.values(collections).find(({ kind }) => kind === 'page')!

const page = (path: string, linkTexts: object[], draft = false) =>
  packFields({
    ...{ path, draft, linkTexts, search: true, navigation: true, stem: path.slice(1), sortKey: path, title: path },
    sections: [{ id: path, title: path, titles: [], content: 'words', level: 1, code: [] }],
  })

const linkTo = (target: string, text: string) => [{ target, text }]

/** Runs the hook for a page and a draft of the first area. */
async function run() {
  const { pathPrefix } = site.search.areas[0]!
  const first = `${pathPrefix}/first`
  const pages = [
    page(first, linkTo(first, 'the manual')),
    page(`${pathPrefix}/second`, linkTo(first, 'a secret'), true),
  ]
  const getNodesByType = (type: string) => (type === typeName ? pages : [])
  const reporter = { verbose: jest.fn(), warn: jest.fn() }
  await (onPreExtractQueries as (api: object) => Promise<void>)({ getNodesByType, reporter })
}

const read = (path: string) => JSON.parse(readFileSync(join('public', path), 'utf8')) as unknown

test('writes the index of each area and the OpenSearch description', async () => {
  await run()
  const manifest = read('api/search/areas.json') as Record<string, string>
  expect(Object.keys(manifest)).toEqual(site.search.areas.map(({ name }) => name))
  const [first, ...others] = Object.values(manifest).map(read)
  expect(first).toMatchObject({ pages: { links: ['the manual'] } })
  for (const other of others) expect(other).toMatchObject({ vocabulary: [] })
  const texts = readdirSync('public/api/search/text', { recursive: true }) as string[]
  expect(texts.filter((file) => file.endsWith('.json'))).toEqual([expect.stringMatching(/first\.json$/)])
  expect(readFileSync('public/opensearch.xml', 'utf8')).toContain(`<ShortName>${site.name}</ShortName>`)
})

test('builds the index on request in develop', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development')
  await run()
  expect(existsSync('public/opensearch.xml')).toBe(true)
  expect(existsSync('public/api')).toBe(false)
})
