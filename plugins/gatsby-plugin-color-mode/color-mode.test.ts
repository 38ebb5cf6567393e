import { scales } from '@galley/tokens/scales'
import type { RenderBodyArgs } from 'gatsby'
import { findDarkFills } from './dark-fills'
import { onRenderBody } from './gatsby-ssr'
import { createPages, onCreatePage, onPreBootstrap } from './node-hooks'

jest.mock('@galley/site', () => ({ site: { colors: { primary: 'slate' } } }))

const warn = jest.fn()
const nodes: Record<string, object[]> = {
  Doc: [{ path: '/docs' }, { path: '/docs/night', colorMode: 'dark' }, { path: '/docs/any', colorMode: 'system' }],
  Pricing: [{ path: '/studio/pricing', colorMode: 'light' }],
}
const api = { getNodesByType: (type: string) => nodes[type] ?? [], reporter: { warn } }

/** Hooks by name. */
const run = (hook: unknown, args: object) => (hook as (args: object) => void)(args)

/** Returns the page that the plugin creates, or undefined if it keeps the given one. */
function make(path: string, context: object = { id: '1' }) {
  const createPage = jest.fn<undefined, [object]>()
  run(onCreatePage, { page: { path, component: 'page.tsx', context }, actions: { createPage, deletePage: jest.fn() } })
  return createPage.mock.calls[0]?.[0]
}

beforeAll(() => run(createPages, api))

test('a page whose content forces a mode has the mode in its context', () => {
  const component = 'page.tsx'
  expect(make('/docs/night')).toEqual({ path: '/docs/night', component, context: { id: '1', colorMode: 'dark' } })
  expect(make('/studio/pricing', {})).toMatchObject({ context: { colorMode: 'light' } })
})

test('other pages and pages with the right context are not created again', () => {
  expect([make('/docs'), make('/404'), make('/docs/night', { id: '1', colorMode: 'dark' })]).toEqual(
    Array(3).fill(undefined),
  )
})

test('warns of a page that forces "system"', () => {
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^The page \/docs\/any cannot force the colour mode "system".* Write "light"/),
  )
  expect(make('/docs/any')).toMatchObject({ context: { colorMode: 'system' } })
})

test('warns of a scale that is too dark for filled buttons', () => {
  warn.mockClear()
  run(onPreBootstrap, api)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('src/site.ts: the words of buttons filled with "primary"'))
})

test('reports a scale whose fill is too dark for its text, with shade and contrast', () => {
  expect(findDarkFills({ primary: { ...scales.green, 500: '#0e5438' }, secondary: 'sky' })).toEqual([
    'src/site.ts: the words of buttons filled with "primary" are hard to read in light mode: #0b1019 on shade 500, #0e5438, has a contrast of 2.1 to 1, and needs 4.5. Write a lighter shade 500, or choose another scale.',
  ])
})

test('reports greys and scales of the dark mode too', () => {
  expect(findDarkFills({ info: 'slate' })).toEqual([expect.stringContaining('#0b1019 on shade 500')])
  expect(findDarkFills({ info: { ...scales.sky, 400: scales.sky[700] } })).toEqual([
    expect.stringContaining('in dark mode: #0b1019 on shade 400'),
  ])
})

test('accepts any scale for "neutral", whose fills are the page colours', () => {
  expect(findDarkFills({ primary: 'violet', neutral: 'slate' })).toEqual([])
})

function renderAttributes(pageContext: object | undefined) {
  let attributes = {}
  const setHtmlAttributes = (set: object) => {
    attributes = { ...attributes, ...set }
  }
  const args = { pathname: '/night', setHeadComponents: jest.fn(), setHtmlAttributes }
  const loadPageDataSync = pageContext && jest.fn(() => ({ result: { pageContext } }))
  onRenderBody?.({ ...args, loadPageDataSync } as unknown as RenderBodyArgs, { plugins: [] })
  return attributes
}

test('renders a page in its forced mode, and leaves the mode of other pages to the script', () => {
  expect(renderAttributes({ id: '1', colorMode: 'dark' })).toEqual({ 'data-theme': 'dark', 'data-theme-forced': '' })
  expect([{ id: '1' }, undefined].map(renderAttributes)).toEqual([{}, {}])
})
