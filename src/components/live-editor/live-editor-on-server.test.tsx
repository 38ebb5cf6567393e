/** @jest-environment node */

import * as React from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { LiveEditor } from '.'

test('the sample and its page are whole in the HTML of the server', async () => {
  const { prelude } = await prerenderToNodeStream(<LiveEditor />)
  const html = await text(prelude)
  expect(html).toContain('# The first proof')
  expect(html).toContain('<strong>Markdown</strong>')
  expect(html).toContain('Nothing to correct.')
})
