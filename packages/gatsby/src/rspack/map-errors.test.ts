import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { mapErrors, mapStack } from './map-errors'

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

test('names the source of a file that has a map, and leaves out files of packages', () => {
  expect(mapStack(stack)).toBe('ReferenceError: window is not defined\n    at render (page.ts:4:10)')
})

test('a stack without such a file stays as it is', () => {
  rmSync(join(folder, 'bundle.js.map'))
  expect(mapStack(stack)).toBe(stack)
})

test('Gatsby gets the stack with the sources', () => {
  const prepared: unknown[] = []
  const cli = { prepareStackTrace: (error: Error, map: string) => prepared.push([error.stack, map]) && error }
  mapErrors((() => cli) as unknown as NodeJS.Require)
  cli.prepareStackTrace(Object.assign(new Error(), { stack }), 'render-page.js.map')
  expect(prepared).toEqual([[mapStack(stack), 'render-page.js.map']])
})
