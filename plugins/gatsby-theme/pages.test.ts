import { FILE_TYPES } from '@galley/core/collections'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { CONFIG_FILE } from '@galley/core/route-table'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/site'
import { routes } from '@galley/site/collections'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { createPages, createSchemaCustomization } from './pages'

test('turns inference off for the FlexSearch indexes of areas that the site lists', () => {
  const [docs] = site.search.areas
  jest.replaceProperty(site, 'search', { ...site.search, areas: [docs!, { ...docs!, name: 'docs1_0_de' }] })
  const plugin = (name: string, index?: string) => ({ name, pluginOptions: { name: index } })
  const flattenedPlugins = [
    plugin('gatsby-source-filesystem', docs!.name),
    plugin('gatsby-plugin-local-search', 'docs'),
    plugin('gatsby-plugin-local-search', 'docs1_0_de'),
    plugin('gatsby-plugin-local-search', 'an index of the site'),
  ]
  const types: string[] = []
  const api = {
    actions: { createTypes: (type: string) => types.push(type) },
    store: { getState: () => ({ flattenedPlugins }) },
  }
  const customize = createSchemaCustomization as (api: object) => void
  customize(api)
  // The names of gatsby-plugin-local-search.
  expect(types).toEqual([
    FILE_TYPES,
    'type LocalSearchDocs implements Node @dontInfer',
    'type LocalSearchDocs1_0De implements Node @dontInfer',
  ])
})

describe('createPages', () => {
  workInOwnFolder()
  beforeEach(() => {
    writeOwnFiles({ [CONFIG_FILE]: '', '.cache/a': '', 'content/docs/a.md': '# A\n' })
    for (const { template } of routes) writeOwnFiles({ [`src/templates/${template}.tsx`]: '' })
  })
  afterEach(() => {
    setTranslations([])
    jest.restoreAllMocks()
  })

  /** Creates the pages of documentation nodes. Returns the context of each page by its path. */
  async function contextsOf(nodes: { stem: string; path: string; language: string }[]) {
    const contexts: Record<string, object> = {}
    const api = {
      actions: { createPage: (page: { path: string; context: object }) => (contexts[page.path] = page.context) },
      getNodesByType: (type: string) =>
        type === 'Doc'
          ? nodes.map((node) => ({
              ...{ id: node.path, textLanguage: node.language, extension: 'md', meta: {}, lastUpdated: '2025-03-04' },
              ...{ internal: {}, ...node },
            }))
          : [],
      reporter: { panicOnBuild: jest.fn() },
    }
    await (createPages as (api: object) => Promise<void>)(api)
    return contexts
  }

  test('pages of a site with one language have only their id in the context', async () => {
    expect(await contextsOf([{ stem: 'docs/a', path: '/docs/a', language: '' }])).toEqual({
      '/docs/a': { id: '/docs/a' },
    })
  })

  test('only the context of an outdated translation has a link to the changes of its original', async () => {
    setTranslations(['de'])
    jest.replaceProperty(site, 'languages', [en, de])
    const pages = [
      { stem: 'docs/a', path: '/docs/a', language: 'en' },
      { stem: 'docs/a.de', path: '/de/docs/a', language: 'de', isBehind: true },
      { stem: 'docs/b', path: '/docs/b', language: 'en' },
      { stem: 'docs/b.de', path: '/de/docs/b', language: 'de', isBehind: false },
      { stem: 'docs/deleted.de', path: '/de/docs/deleted', language: 'de', isBehind: true },
    ]
    const changes = 'https://github.com/harbour-docs/harbour/commits/main/content/docs/a.md'
    const pathsOfA = { en: '/docs/a', de: '/de/docs/a' }
    const pathsOfB = { en: '/docs/b', de: '/de/docs/b' }
    const contexts = await contextsOf(pages)
    expect(contexts).toMatchObject({
      '/docs/a': { id: '/docs/a', language: 'en', paths: pathsOfA },
      '/de/docs/a': { paths: pathsOfA, outdated: { changes: `${changes}?since=2025-03-04` } },
      '/de/docs/b': { paths: pathsOfB },
    })
    for (const path of ['/docs/a', '/de/docs/b', '/de/docs/deleted'])
      expect(contexts[path]).not.toHaveProperty('outdated')
    const recorded = { ...pages[1]!, meta: { translationOf: 'old' } }
    expect((await contextsOf([pages[0]!, recorded]))['/de/docs/a']).toMatchObject({ outdated: { changes } })
    jest.replaceProperty(site, 'repository', undefined)
    expect((await contextsOf(pages))['/de/docs/a']).toMatchObject({ outdated: {} })
  })
})
