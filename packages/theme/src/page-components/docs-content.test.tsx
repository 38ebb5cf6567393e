/** @jest-environment node */
import * as React from 'react'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocsContent } from './docs-content'

const doc = {
  path: '/docs/a',
  title: 'The title',
  description: '',
  links: [],
  body: [['p', {}, 'The text']],
  images: [],
  stem: 'docs/a',
  extension: 'md',
  hasDescription: false,
  toc: [],
  lastUpdated: null,
  contributors: [],
}

test('renders content before and after the text', () => {
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })
  const html = renderToStaticMarkup(<DocsContent doc={doc} beforeText={<p>Owner: Ada</p>} afterText={<p>Ask Ada</p>} />)
  expect(html).toMatch(/The title.*Owner: Ada.*The text.*Ask Ada/s)
})
