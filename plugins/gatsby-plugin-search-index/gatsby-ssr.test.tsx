/** @jest-environment node */

import type { ReactNode } from 'react'
import type { RenderBodyArgs } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '../../src/site'
import { onRenderBody } from './gatsby-ssr'

test('every page leads browsers to the description of the search', () => {
  const head: ReactNode[] = []
  onRenderBody?.({ setHeadComponents: (parts: ReactNode[]) => head.push(...parts) } as unknown as RenderBodyArgs, {
    plugins: [],
  })
  expect(renderToStaticMarkup(head)).toBe(
    `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${site.name}"/>`,
  )
})
