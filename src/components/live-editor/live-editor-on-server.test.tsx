/** @jest-environment node */

import * as React from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { LiveEditor } from '.'

test('the HTML of the server contains the sample text and its page', async () => {
  const { prelude } = await prerenderToNodeStream(<LiveEditor />)
  const html = await text(prelude)
  expect(html).toContain('# The first proof')
  expect(html).toContain('<strong>Markdown</strong>')
  expect(html).toContain('Nothing to correct.')
})
