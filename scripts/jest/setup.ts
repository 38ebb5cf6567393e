// What a team replaces when it makes the site its own: the tests of the engine have a site and collections that stay.
jest.mock('~/site', () => jest.requireActual<object>('@galley/testing/site.fixture'))
jest.mock('~/content.config', () => jest.requireActual<object>('@galley/testing/content.config.fixture'))
jest.mock('@galley/site/markdown', () => ({ directives: {}, remarkPlugins: [], rehypePlugins: [] }))
jest.mock('@galley/site/content-components', () => ({}))
jest.mock('@galley/site/components', () => ({
  ...jest.requireActual<object>('@galley/search/site-components'),
  ...jest.requireActual<object>('@galley/theme/site-components'),
}))

// What Gatsby's start-up code puts on every page; its link and image components look for it.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
})

// Takes longer to load than most of what runs in Node.
if ('document' in globalThis) jest.requireActual('./setup-dom')
