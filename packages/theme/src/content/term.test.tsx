import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Term } from './term'

test('renders the definition on the server, for a button that opens it without scripts', () => {
  const html = renderToStaticMarkup(<Term definition="The first print.">galley proof</Term>)
  expect(html).toMatch(/popoverTarget="([^"]+)".*galley proof<.*popover="auto" id="\1"[^>]*>The first print\./)
})
