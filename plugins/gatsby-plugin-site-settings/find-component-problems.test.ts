import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatProblem } from '@galley/core/content-source'
import { z } from 'zod'
import { findComponentProblems, findDirectiveProblems } from './find-component-problems'

let projectDir: string
beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'components-'))
  mkdirSync(join(projectDir, 'src'))
})
afterEach(() => rmSync(projectDir, { recursive: true }))

async function find(source: string) {
  writeFileSync(join(projectDir, 'src/components.ts'), source)
  return (await findComponentProblems(projectDir)).map(formatProblem)
}

test('components of the theme and of the search are replaced by name', async () => {
  const source = `export * from '@galley/theme/site-components'
export { MyHead as Header } from './head'
export { SearchButton } from './find'
export const Footer = () => null
`
  await expect(find(source)).resolves.toEqual([])
})

test.each([
  ["export { Header } from './a'\nexport { Foter } from './b'", '2:10', 'Foter', 'Footer'],
  ["// Foter\nexport {\n  Header,\n  Bottom as Foter,\n} from './b'", '4:13', 'Foter', 'Footer'],
  ['export function TableOfContent() {}', '1:17', 'TableOfContent', 'TableOfContents'],
  ['export const SerchButton: Button = () => null', '1:14', 'SerchButton', 'SearchButton'],
])('a wrong name in %j is told with a near one', async (source, place, name, meant) => {
  await expect(find(source)).resolves.toEqual([
    expect.stringContaining(
      `src/components.ts:${place}  There is no component "${name}" to replace. Did you mean "${meant}"? Components: Announcement, `,
    ),
  ])
})

test('a file that would shadow one of the theme is told with what to do instead', async () => {
  mkdirSync(join(projectDir, 'src/@galley/theme/shell'), { recursive: true })
  writeFileSync(join(projectDir, 'src/@galley/theme/shell/header.tsx'), '')
  await expect(find("export * from '@galley/theme/site-components'")).resolves.toEqual([
    'src/@galley/theme/shell/header.tsx:1:1  A file that shadows one of Galley has no effect. Export your component from src/components.ts under the name of the original, and move this file to another folder.',
  ])
})

test('a file that is missing or half written is left to the bundler', async () => {
  await expect(findComponentProblems(projectDir)).resolves.toEqual([])
  await expect(find('export { Foter')).resolves.toEqual([])
})

describe('components of directives', () => {
  const quote = { component: 'Quote', form: 'container', props: z.strictObject({}) } as const
  const findOf = async (source: string, component = 'Quote') => {
    writeFileSync(join(projectDir, 'src/content-components.ts'), source)
    return (await findDirectiveProblems(projectDir, { quote: { ...quote, component } })).map(formatProblem)
  }

  test('are exported under their names, or are those of the engine', async () => {
    await expect(findOf("export { Quote } from './quote'")).resolves.toEqual([])
    await expect(findOf('export {}', 'Callout')).resolves.toEqual([])
  })

  test('that are missing or not used are told with near names', async () => {
    await expect(findOf("export { Qoute } from './quote'")).resolves.toEqual([
      'src/content-components.ts:1:1  The directive "quote" needs the component "Quote". Did you mean "Qoute"? Export it in this file, or correct "component" in src/markdown.ts.',
      'src/content-components.ts:1:1  No directive has the component "Qoute". Did you mean "Quote"? Add its directive to src/markdown.ts, or remove it here.',
    ])
    await expect(findOf('export {}', 'Calout')).resolves.toEqual([expect.stringContaining('Did you mean "Callout"?')])
  })
})
