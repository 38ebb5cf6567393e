import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adoptRules } from './adopt-rules'

test('the installed Mermaid adds no style element to a diagram', () => {
  const module = readFileSync(join(dirname(require.resolve('mermaid')), 'mermaid.esm.min.mjs'), 'utf8')
  expect(module).toContain('createElement("style")')
  const changed = adoptRules(module)
  expect(changed).toContain('document.adoptedStyleSheets.push(')
  expect(changed).not.toContain('createElement("style")')
})

test('returns undefined for a module without the expected code', () => {
  expect(adoptRules('export {}')).toBeUndefined()
})
