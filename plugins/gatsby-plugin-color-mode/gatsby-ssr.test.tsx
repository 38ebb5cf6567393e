/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby'
import { onRenderBody } from './gatsby-ssr'

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

test('a page that forces its mode is built in it', () => {
  expect(renderAttributes({ id: '1', colorMode: 'dark' })).toEqual({ 'data-theme': 'dark', 'data-theme-forced': '' })
})

test.each([{ id: '1' }, undefined])('with the context %p the mode is left to the script', (context) => {
  expect(renderAttributes(context)).toEqual({})
})
