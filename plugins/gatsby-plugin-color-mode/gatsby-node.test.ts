import { createPages, onCreatePage, onPreBootstrap } from './gatsby-node'

jest.mock('../../src/site', () => ({ site: { colors: { primary: 'slate' } } }))

const warn = jest.fn()
const nodes: Record<string, object[]> = {
  Doc: [{ path: '/docs' }, { path: '/docs/night', colorMode: 'dark' }, { path: '/docs/any', colorMode: 'system' }],
  Pricing: [{ path: '/studio/pricing', colorMode: 'light' }],
}
const api = { getNodesByType: (type: string) => nodes[type] ?? [], reporter: { warn } }

/** Gatsby types its hooks by their names. */
const run = (hook: unknown, args: object) => (hook as (args: object) => void)(args)

/** The page as it is made in the end; undefined when the plugin leaves it alone. */
function make(path: string, context: object = { id: '1' }) {
  const createPage = jest.fn<undefined, [object]>()
  run(onCreatePage, { page: { path, component: 'page.tsx', context }, actions: { createPage, deletePage: jest.fn() } })
  return createPage.mock.calls[0]?.[0]
}

beforeAll(() => run(createPages, api))

test('a page whose content forces a mode knows it, made from content or from code', () => {
  expect(make('/docs/night')).toEqual({
    path: '/docs/night',
    component: 'page.tsx',
    context: { id: '1', colorMode: 'dark' },
  })
  expect(make('/studio/pricing', {})).toEqual({
    path: '/studio/pricing',
    component: 'page.tsx',
    context: { colorMode: 'light' },
  })
})

test('other pages are left alone', () => {
  expect(make('/docs')).toBeUndefined()
  expect(make('/404')).toBeUndefined()
})

test('a page that knows it is not made again', () => {
  expect(make('/docs/night', { id: '1', colorMode: 'dark' })).toBeUndefined()
})

test('who wants to force "system" is warned, and the build goes on', () => {
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/docs/any cannot force the colour mode "system"'))
  expect(make('/docs/any')).toMatchObject({ context: { colorMode: 'system' } })
})

test('who chooses a scale that is too dark for filled buttons is warned', () => {
  warn.mockClear()
  run(onPreBootstrap, api)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('src/site.ts: the words of buttons filled with "primary"'))
})
