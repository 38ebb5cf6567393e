/** @jest-environment node */
import * as React from 'react'
import { isValidElement, type ReactNode } from 'react'
import { ar } from '@galley/core/languages/ar'
import { site } from '@galley/site'
import { DocsHeader } from '@galley/theme/sections/docs-header'
import type { RenderBodyArgs } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { onRenderBody } from './ssr'

jest.mock('@galley/tokens/fonts', () => ({
  fontUrl: (face: string) => `/${face}.woff2`,
  fontFaces: () => '',
}))

function renderHead(bodyHtml: string) {
  const setHtmlAttributes = jest.fn()
  let head: ReactNode[] = []
  const setHeadComponents = (components: typeof head) => {
    head = components
  }
  onRenderBody?.({ bodyHtml, setHtmlAttributes, setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] })
  const links = head.filter((node) => isValidElement<Record<string, string>>(node))
  const fonts = links.filter(({ props }) => props.rel === 'preload').map(({ props }) => props.href)
  return { fonts, setHtmlAttributes }
}

test('sets the language of the page and preloads the fonts of the first screen', () => {
  const { fonts, setHtmlAttributes } = renderHead('<main><h1>Title</h1><pre>code</pre></main>')
  expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: 'en' })
  expect(fonts).toEqual(['/sans.woff2', '/serif.woff2', '/mono.woff2'])
})

test('sets the direction of a language that reads from right to left', () => {
  jest.replaceProperty(site, 'language', ar)
  expect(renderHead('').setHtmlAttributes).toHaveBeenCalledWith({ lang: 'ar', dir: 'rtl' })
})

test('titles of documentation pages use the sans font', () => {
  const html = renderToStaticMarkup(<DocsHeader breadcrumb={null} title="Title" description="Words" links={[]} />)
  expect(renderHead(html).fonts).toEqual(['/sans.woff2'])
})
