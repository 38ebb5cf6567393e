import { existsSync } from 'node:fs'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { onPreExtractQueries } from './node-hooks'

const BASELINE = 'public/api/baseline/baseline.json'

workInOwnFolder()
beforeEach(() => writeOwnFiles({ [BASELINE]: '{}' }))
afterEach(() => {
  delete process.env['gatsby_executing_command']
})

test.each([
  ['develop keeps the baseline of the last build', 'develop', true],
  ['a build of a site without a preview removes the baseline', 'build', false],
])('%s', async (_title, command, isThere) => {
  process.env['gatsby_executing_command'] = command
  const api = { getNodesByType: () => [], getNode: () => undefined }
  await (onPreExtractQueries as unknown as (api: object) => unknown)(api)
  expect(existsSync(BASELINE)).toBe(isThere)
})
