/** @jest-environment node */

import type { ReactNode } from 'react'
import type { RenderBodyArgs } from 'gatsby'
import katex from 'katex'
import { renderToStaticMarkup } from 'react-dom/server'
import { MATH_STYLES } from '../../src/lib/math-styles'
import { onRenderBody } from './gatsby-ssr'

function renderHead(bodyHtml?: string) {
  const head: ReactNode[] = []
  const setHeadComponents = (parts: ReactNode[]) => head.push(...parts)
  onRenderBody?.({ bodyHtml, setHeadComponents } as unknown as RenderBodyArgs, { plugins: [] })
  return renderToStaticMarkup(head)
}

test.each([true, false])(
  'a page with a formula has the style sheet of formulas in its head (display: %s)',
  (displayMode) => {
    expect(renderHead(katex.renderToString('a+b', { displayMode }))).toBe(
      `<link rel="stylesheet" href="${MATH_STYLES}"/>`,
    )
  },
)

test('a page without one, or with a text about them, has not', () => {
  expect(renderHead(renderToStaticMarkup('<span class="katex">'))).toBe('')
  expect(renderHead()).toBe('')
})
