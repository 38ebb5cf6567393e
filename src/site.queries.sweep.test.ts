/** Runs the queries that this site's documentation shows. If you change `content/docs`, change or delete this file too. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from '@galley/content/compiler/compile-worker'
import { findCollection } from '@galley/content/compiler/find-collection'
import FlexSearch from 'flexsearch'
import * as localSearch from 'gatsby-plugin-local-search'
import { createLocalSearchOptions } from '../plugins/gatsby-plugin-search-index/local-search-options'
import {
  createGatsbyGraphql,
  type QueryingPlugin,
} from '../plugins/gatsby-transformer-collections/gatsby-graphql.fixture'
import { collections } from './content.config'
import { site } from './site'

jest.unmock('~/content.config')
// None of the examples requests highlighted code, so the test omits the slow highlighter.
jest.mock('@galley/core/code-highlighter', () => ({ highlightCode: async () => undefined }))

const CONTENT = resolve('content')
const DOCS = join(CONTENT, 'docs')
const COMPILE_LIMIT_MS = 60_000

const examples = [
  ...readdirSync(join(DOCS, '4.queries')).map((file) => `4.queries/${file}`),
  '2.collections/5.relations.md',
  '7.search/2.search-index.md',
]
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const blocks = readFileSync(join(DOCS, file), 'utf8').matchAll(/^```graphql.*\n([^]*?)^```/gm)
    return [...blocks].map(([, source]) => ({ file, name: /^query (\w+)/.exec(source!)?.[1], source: source! }))
  })

let gatsby: Awaited<ReturnType<typeof createGatsbyGraphql>>

// The examples query the content of this site.
beforeAll(async () => {
  gatsby = await createGatsbyGraphql()
  for (const file of readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })) {
    const name = findCollection(file)
    if (!name && !file.endsWith('.navigation.yml')) continue
    const { id, fields } = await compile({ contentDir: CONTENT, file, ...(name && { collection: name }) })
    await gatsby.createNode({ ...fields, id, type: name ? collections[name].typeName : 'NavigationFolder' })
  }
  for (const area of site.search.areas)
    await gatsby.runPlugin(localSearch as unknown as QueryingPlugin, createLocalSearchOptions(area))
}, COMPILE_LIMIT_MS)
afterAll(() => gatsby.remove())

test('finds the examples of the documentation', () => {
  expect(examples.length).toBeGreaterThan(10)
})

/** Returns true for an empty result. */
const isEmpty = (answer: unknown) =>
  [answer].flat().every((value) => value === null) || JSON.stringify(answer).includes('"nodes":[]')

test.each(examples)('$name of $file returns results', async ({ source }) => {
  const { data, errors } = await gatsby.query(source)
  expect(errors).toBeUndefined()
  for (const answer of Object.values(data ?? {})) expect(isEmpty(answer)).toBe(false)
})

test('the index of an area finds a page by a word of its title', async () => {
  const { data } = await gatsby.query('{ localSearchDocs { index store } }')
  const { index, store } = (data as { localSearchDocs: { index: string; store: Record<string, object> } })
    .localSearchDocs
  const engine = FlexSearch.create<string>()
  engine.import(index)
  const [path] = engine.search('installation') as unknown as string[]
  expect(store[path!]).toMatchObject({ path: '/docs/getting-started/installation', title: 'Installation' })
})
