// Replaces the modules of the site, so that tests of the engine do not depend on settings that teams change.
jest.mock('~/site', () => jest.requireActual<object>('@galley/testing/site.fixture'))
jest.mock('~/content.config', () => jest.requireActual<object>('@galley/testing/content.config.fixture'))
jest.mock('@galley/site/markdown', () => ({ directives: {}, remarkPlugins: [], rehypePlugins: [] }))
jest.mock('@galley/site/content-components', () => ({}))
jest.mock('@galley/site/components', () => ({
  ...jest.requireActual<object>('@galley/search/site-components'),
  ...jest.requireActual<object>('@galley/theme/site-components'),
}))

// Globals of Gatsby's start-up code that its link and image components require.
Object.assign(globalThis, {
  __BASE_PATH__: '',
  __PATH_PREFIX__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
})

// As for browser tests: a machine with much other work can miss a time limit. The first failure stays in the output.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true })

// Suites in Node do not load this file, which takes longer than most of these suites.
if ('document' in globalThis) jest.requireActual('./setup-dom')
