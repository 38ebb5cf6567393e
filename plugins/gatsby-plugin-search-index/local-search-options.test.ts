import { site } from '@galley/site'
import FlexSearch from 'flexsearch'
import * as plugin from 'gatsby-plugin-local-search'
import { createLocalSearchOptions } from './local-search-options'

/** The types of the plugin expect all of Gatsby. */
const { createPages } = plugin as unknown as { createPages: (api: object, options: object) => Promise<void> }

const area = site.search.areas[0]!
const { split, tokenize } = createLocalSearchOptions(area).engineOptions

const page = (path: string, fields: object = {}) => ({
  ...{ path, title: 'Page', description: '', search: true, draft: false },
  sections: [{ title: 'Page' }],
  ...fields,
})

/** Runs the plugin with the pages that its query returns. */
async function run(nodes: object[]) {
  const created: { index: string; store: Record<string, object> }[] = []
  const reporter = { warn: jest.fn(), error: jest.fn() }
  await createPages(
    {
      graphql: () => Promise.resolve({ data: { allContentPage: { nodes } } }),
      actions: { createNode: (node: (typeof created)[number]) => created.push(node) },
      createNodeId: (name: string) => name,
      createContentDigest: JSON.stringify,
      reporter,
    },
    createLocalSearchOptions(area),
  )
  const { index, store } = created[0]!
  const engine = FlexSearch.create<string>({ split, tokenize })
  engine.import(index)
  return { find: (query: string) => engine.search(query) as unknown, store, reporter }
}

test('finds pages of the area by the words of their titles, headings and descriptions', async () => {
  const [first, second] = [`${area.pathPrefix}/first`, `${area.pathPrefix}/second`]
  const { find, store } = await run([
    page(first, { title: 'Größe "ändern"', sections: [{ title: 'Größe "ändern"' }, { title: 'Set up' }] }),
    page(second, { description: 'How to install it.' }),
  ])
  expect(['größe', 'ÄND', 'set', 'inst', 'page'].map(find)).toEqual([[first], [first], [first], [second], [second]])
  expect(['headings', 'description', 'first'].flatMap(find)).toEqual([])
  expect(store[second]).toEqual({ path: second, title: 'Page', description: 'How to install it.' })
})

test('leaves out drafts, pages with search: false and pages of other areas', async () => {
  const { find } = await run([
    page(`${area.pathPrefix}/draft`, { draft: true }),
    page(`${area.pathPrefix}/hidden`, { search: false }),
    page('/elsewhere'),
    page(`${area.pathPrefix}/shown`, { search: { boost: 2 } }),
  ])
  expect(find('page')).toEqual([`${area.pathPrefix}/shown`])
})

test('makes an empty index of an area without pages, and no warning', async () => {
  const { find, store, reporter } = await run([])
  expect([find('page'), store, reporter.warn.mock.calls]).toEqual([[], {}, []])
})
