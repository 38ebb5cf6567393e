/** @jest-environment node */
import * as React from 'react'
import type { ComponentType } from 'react'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'

const EXAMPLES = join(__dirname, 'examples')
const names = readdirSync(EXAMPLES).filter((name) => name.endsWith('.tsx'))

// Together, the examples show every part of the interface with its options.
test.each(names)('%s renders on the server without a warning', async (name) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { Example } = (await import(join(EXAMPLES, name))) as { Example: ComponentType }
  expect(renderToString(<Example />)).toMatch(/^</)
  expect(error).not.toHaveBeenCalled()
})
