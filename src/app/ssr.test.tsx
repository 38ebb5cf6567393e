import type { RenderBodyArgs } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { onRenderBody } from './ssr'

/** The stub of a font is the same for all, and they must be distinguishable. */
jest.mock('~/styles/fonts', () => ({
  fontUrl: (face: string) => `/${face}.woff2`,
  fontFaces: '',
}))

function renderHead(pathname: string) {
  const setHtmlAttributes = jest.fn()
  let head: ReactNode[] = []
  const setHeadComponents = (components: typeof head) => {
    head = components
  }
  onRenderBody?.({ pathname, setHtmlAttributes, setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] })
  const links = head.filter((node) => isValidElement<Record<string, string>>(node))
  const fonts = links.filter(({ props }) => props.rel === 'preload').map(({ props }) => props.href)
  return { fonts, setHtmlAttributes }
}

test.each([
  ['/', ['/sans.woff2', '/serif.woff2']],
  ['/blog/first', ['/sans.woff2', '/serif.woff2']],
  ['/docset', ['/sans.woff2', '/serif.woff2']],
  ['/docs', ['/sans.woff2', '/mono.woff2']],
  ['/docs/files/markdown', ['/sans.woff2', '/mono.woff2']],
])('%s loads the fonts of its first screen early', (pathname, fonts) => {
  expect(renderHead(pathname).fonts).toEqual(fonts)
})

test('names the language of the page', () => {
  expect(renderHead('/').setHtmlAttributes).toHaveBeenCalledWith({ lang: 'en' })
})
