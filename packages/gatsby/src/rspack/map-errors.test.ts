import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { errorSources, mapStack } from './map-errors'

let folder: string
let stack: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'map-errors-'))
  writeFileSync(
    join(folder, 'page.ts'),
    'interface Page {}\n\nexport const page: Page = {\n  width: window.width,\n}\n',
  )
  const outfile = join(folder, 'bundle.js')
  buildSync({ entryPoints: [join(folder, 'page.ts')], outfile, bundle: true, format: 'cjs', sourcemap: 'external' })
  const lines = readFileSync(outfile, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('window.width'))
  const position = `${outfile}:${line + 1}:${lines[line]!.indexOf('window') + 1}`
  stack = `ReferenceError: window is not defined\n    at render (${position})\n    at work (/packages/react-dom.js:10:2)`
})
afterEach(() => rmSync(folder, { recursive: true }))

test('shows the source of a file with a map and removes files of packages', () => {
  expect(mapStack(stack)).toBe('ReferenceError: window is not defined\n    at render (page.ts:4:10)')
})

test('returns a stack without such a file unchanged', () => {
  rmSync(join(folder, 'bundle.js.map'))
  expect(mapStack(stack)).toBe(stack)
})

test("Gatsby's own function receives the stack with the sources", () => {
  const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
  const map = join(folder, 'bundle.js.map')
  // The name that bundlers give to a source of the site.
  writeFileSync(map, readFileSync(map, 'utf8').replace('"page.ts"', '"webpack://site/./src/page.ts"'))
  errorSources.apply(requireFromGatsby)
  const { prepareStackTrace } = requireFromGatsby('gatsby-cli/lib/reporter/prepare-stack-trace') as {
    prepareStackTrace: (error: Error, map: string) => Error
  }
  const error = Object.assign(new Error('window is not defined'), { stack })
  expect(prepareStackTrace(error, map).stack).toBe('Error: window is not defined\n    at site/./src/page.ts:4:10')
})
