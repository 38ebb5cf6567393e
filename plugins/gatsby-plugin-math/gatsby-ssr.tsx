import * as React from 'react'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { MATH_STYLES } from '../../src/lib/math-styles'

/** Gatsby's types leave out the HTML of the page; `gatsby develop` has none. */
type BodyArgs = RenderBodyArgs & { bodyHtml?: string }

/** The class that KaTeX gives every formula. Quotes in the text of a page are escaped. */
const FORMULA = 'class="katex'

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { bodyHtml = '', setHeadComponents } = args as BodyArgs
  if (bodyHtml.includes(FORMULA)) setHeadComponents([<link key="math" rel="stylesheet" href={MATH_STYLES} />])
}
