import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPreExtractQueries } from './node-hooks'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-plugin-'))
  mkdirSync(join(folder, 'public/api/baseline'), { recursive: true })
  writeFileSync(join(folder, 'public/api/baseline/baseline.json'), '{}')
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
  delete process.env['gatsby_executing_command']
})

test.each([
  ['develop keeps the baseline of the last build', 'develop', true],
  ['a build of a site without a preview removes the baseline', 'build', false],
])('%s', async (_title, command, isThere) => {
  process.env['gatsby_executing_command'] = command
  const api = { getNodesByType: () => [], getNode: () => undefined }
  await (onPreExtractQueries as unknown as (api: object) => unknown)(api)
  expect(existsSync('public/api/baseline/baseline.json')).toBe(isThere)
})
