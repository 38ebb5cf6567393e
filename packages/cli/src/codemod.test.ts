import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { codemod } from './codemod'

let printed: string[]

workInOwnFolder()
beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  mkdirSync('node_modules')
  symlinkSync(resolve(__dirname, '../../../node_modules/@galley'), 'node_modules/@galley')
  writeOwnFiles({ 'package.json': '{}', 'src/site.ts': '' })
})
afterEach(() => jest.restoreAllMocks())

const read = (file: string) => readFileSync(file, 'utf8')

test('lists the codemods', () => {
  codemod([])
  expect(printed.join('\n')).toMatch(/^galley codemod NAME\n\n {2}0\.2-imports {2}From 0\.1 to 0\.2: /)
})

test('suggests the name of a codemod', () => {
  expect(() => codemod(['0.2-import'])).toThrow(
    'There is no codemod "0.2-import". Did you mean "0.2-imports"? Codemods:',
  )
})

describe('0.2-imports', () => {
  test.each([
    ['~/components/ui/button', '@galley/ui/button'],
    ['~/layouts/docs-layout', '@galley/theme/layouts/docs-layout'],
    ['~/hooks/use-navigation', '@galley/theme/hooks/use-navigation'],
    ['~/styles/tokens', '@galley/tokens/tokens'],
    ['~/styles/global-style', '@galley/theme/styles/global-style'],
    ['~/database', '@galley/query/client'],
    ['~/lib/content-query', '@galley/query/builder'],
    ['~/search', '@galley/search'],
    ['../components/ui/button', '@galley/ui/button'],
  ])('%s becomes %s', (before, after) => {
    writeOwnFiles({ 'src/templates/page.tsx': `import { x } from '${before}'\n` })
    codemod(['0.2-imports'])
    expect(read('src/templates/page.tsx')).toBe(`import { x } from '${after}'\n`)
  })

  test('finds all ways to import, in code and in MDX', () => {
    writeOwnFiles({
      'src/all.test.ts': `import '~/styles/tokens'
import {
  a,
} from "~/lib/collections"
export * from '~/lib/collections'
type T = import('~/lib/collections').T
const b = import('~/lib/collections')
jest.mock('~/lib/collections')
`,
      'content/page.mdx': `---\ntitle: A\n---\n\nimport { Button } from '~/components/ui/button'\n`,
    })
    codemod(['0.2-imports'])
    expect(read('src/all.test.ts')).not.toContain('~/')
    expect(read('src/all.test.ts').match(/@galley\/core\/collections/g)).toHaveLength(5)
    expect(read('src/all.test.ts')).toContain(`from "@galley/core/collections"`)
    expect(read('content/page.mdx')).toContain(`import { Button } from '@galley/ui/button'`)
    const changed = ['changed src/all.test.ts', 'changed content/page.mdx']
    expect(printed).toEqual([...changed, '2 of 3 files changed. Run "galley check".'])
  })

  test("does not change imports of the site's own files and of packages, or other texts", () => {
    const text = `import { site } from '~/site'
import { Chart } from '~/components/chart'
import { near } from './near'
import React from 'react'
const path = '~/components/ui/button'
`
    const others = { 'src/components/chart.tsx': '', 'src/components/near/index.ts': '' }
    writeOwnFiles({ ...others, 'src/components/page.tsx': text })
    codemod(['0.2-imports'])
    expect(read('src/components/page.tsx')).toBe(text)
    expect(printed).toEqual(['0 of 4 files changed. Run "galley check".'])
  })

  test('reports an import that no package has, with its line', () => {
    writeOwnFiles({
      'src/page.tsx': `import React from 'react'\nimport { x } from '~/components/shell/docs-sidebar'\n`,
    })
    codemod(['0.2-imports'])
    expect(read('src/page.tsx')).toContain(`'~/components/shell/docs-sidebar'`)
    expect(printed).toEqual([
      'src/page.tsx:2  No package has "@galley/theme/shell/docs-sidebar". Remove the import, or copy "~/components/shell/docs-sidebar" from version 0.1.',
      '0 of 2 files changed. Lines to change by hand: 1, listed above.',
    ])
  })
})

describe('0.2-language', () => {
  test.each([
    ["language: 'de',", "import { de } from '@galley/core/languages/de'", 'language: de,'],
    ['language: "de-AT",', "import { de } from '@galley/core/languages/de'", "language: { ...de, code: 'de-AT' },"],
  ])('%s becomes an imported table', (before, line, after) => {
    const write = (field: string) => `export const site = defineSite({\n  name: 'A',\n  ${field}\n})\n`
    writeOwnFiles({ 'src/site.ts': write(before) })
    codemod(['0.2-language'])
    expect(read('src/site.ts')).toBe(`${line}\n${write(after)}`)
    codemod(['0.2-language'])
    expect(read('src/site.ts')).toBe(`${line}\n${write(after)}`)
  })

  test('does not change other files', () => {
    const text = "export const options = {\n  language: 'de',\n}\n"
    writeOwnFiles({ 'src/components/code.ts': text })
    codemod(['0.2-language'])
    expect(read('src/components/code.ts')).toBe(text)
  })

  test('reports a language without a table', () => {
    writeOwnFiles({ 'src/site.ts': "export const site = {\n  language: 'nl',\n}\n" })
    codemod(['0.2-language'])
    expect(printed[0]).toBe(
      'src/site.ts:2  Galley has no table of the language "nl". Write a table in src/languages/nl.ts, and import it.',
    )
  })
})

test('0.2-sides writes the sides of components as "start" and "end"', () => {
  const write = (left: string, right: string) => `<Drawer
  onOpenChange={() => close()}
  direction="${left}"
/>
<Tooltip text="Add" side='${right}'><Icon name="plus" /></Tooltip>
<Picture side="left" />`
  writeOwnFiles({ 'src/page.tsx': write('left', 'right') })
  codemod(['0.2-sides'])
  expect(read('src/page.tsx')).toBe(write('start', 'end'))
})
