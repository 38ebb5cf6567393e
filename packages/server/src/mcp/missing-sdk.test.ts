import { createBuiltSite } from '@galley/testing/built-site.fixture'
import { createServer } from '../create-server'

jest.mock('node:module', () => ({
  ...jest.requireActual<object>('node:module'),
  createRequire: () => ({
    resolve: (name: string) => {
      throw new Error(`Cannot find module '${name}'`)
    },
  }),
}))

test('reports that mcp: true needs the SDK', async () => {
  const site = await createBuiltSite()
  expect(() => createServer(site.options)).toThrow(
    /^"mcp: true" in src\/site\.ts needs the package @modelcontextprotocol\/server, which is not installed\. Install it with "npm install @modelcontextprotocol\/server@\d+\.\d+\.\d+", or write "mcp: false"\.$/,
  )
  await site.remove()
})
