/** @jest-environment node */
import * as React from 'react'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Tab, Tabs } from './tabs'

test('renders every tab and panel on the server, not marked as hydrated', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { prelude } = await prerenderToNodeStream(
    <Tabs sync="os">
      <Tab label="Linux">Use apt.</Tab>
      <Tab label="macOS">Use brew.</Tab>
    </Tabs>,
  )
  const html = await text(prelude)
  expect(html).toContain('Use apt.')
  expect(html).toContain('Use brew.')
  expect(html).toContain('data-sync="os"')
  expect(html).not.toContain('data-live')
  expect(complain).not.toHaveBeenCalled()
})
