import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { buildSync } from 'esbuild'
import { errorSources, mapStack } from './map-errors'

const { at, read, write } = createTestFolder()
let stack: string

beforeEach(() => {
  write('page.ts', 'interface Page {}\n\nexport const page: Page = {\n  width: window.width,\n}\n')
  const outfile = at('bundle.js')
  buildSync({ entryPoints: [at('page.ts')], outfile, bundle: true, format: 'cjs', sourcemap: 'external' })
  const lines = read('bundle.js').split('\n')
  const line = lines.findIndex((text) => text.includes('window.width'))
  const position = `${outfile}:${line + 1}:${lines[line]!.indexOf('window') + 1}`
  stack = `ReferenceError: window is not defined\n    at render (${position})\n    at work (/packages/react-dom.js:10:2)`
})

test('shows the source of a file with a map and removes files of packages', () => {
  expect(mapStack(stack)).toBe('ReferenceError: window is not defined\n    at render (page.ts:4:10)')
})

test('returns a stack unchanged if no file has a source map', () => {
  rmSync(at('bundle.js.map'))
  expect(mapStack(stack)).toBe(stack)
})

test("Gatsby's own function receives the stack with the sources", () => {
  const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
  // The name that bundlers give to a source of the site.
  write('bundle.js.map', read('bundle.js.map').replace('"page.ts"', '"webpack://site/./src/page.ts"'))
  errorSources.apply(requireFromGatsby)
  const { prepareStackTrace } = requireFromGatsby('gatsby-cli/lib/reporter/prepare-stack-trace') as {
    prepareStackTrace: (error: Error, map: string) => Error
  }
  const error = Object.assign(new Error('window is not defined'), { stack })
  expect(prepareStackTrace(error, at('bundle.js.map')).stack).toBe(
    'Error: window is not defined\n    at site/./src/page.ts:4:10',
  )
})
