import { formatProblem } from '@galley/core/content-source'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { z } from 'zod'
import { findComponentProblems, findDirectiveProblems } from './find-component-problems'

const { at, write } = createTestFolder()

async function find(source: string) {
  write('src/components.ts', source)
  return (await findComponentProblems(at())).map(formatProblem)
}

test('accepts the names of components of the theme and the search', async () => {
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
])('reports a wrong name in %j with a suggestion', async (source, place, name, meant) => {
  await expect(find(source)).resolves.toEqual([
    expect.stringContaining(
      `src/components.ts:${place}  There is no component "${name}" to replace. Did you mean "${meant}"? Components: Announcement, `,
    ),
  ])
})

test('reports a file that would shadow a file of the theme, with the remedy', async () => {
  write('src/@galley/theme/shell/header.tsx')
  await expect(find("export * from '@galley/theme/site-components'")).resolves.toEqual([
    'src/@galley/theme/shell/header.tsx:1:1  A file that shadows one of Galley has no effect. Export your component from src/components.ts under the name of the original, and move this file to another folder.',
  ])
})

test('reports nothing for a file that is missing or cannot be parsed', async () => {
  await expect(findComponentProblems(at())).resolves.toEqual([])
  await expect(find('export { Foter')).resolves.toEqual([])
})

describe('components of directives', () => {
  const quote = { component: 'Quote', form: 'container', props: z.strictObject({}) } as const
  const findOf = async (source: string, component = 'Quote') => {
    write('src/content-components.ts', source)
    return (await findDirectiveProblems(at(), { quote: { ...quote, component } })).map(formatProblem)
  }

  test('can be exports of the site or components of the engine', async () => {
    await expect(findOf("export { Quote } from './quote'")).resolves.toEqual([])
    await expect(findOf('export {}', 'Callout')).resolves.toEqual([])
  })

  test('are reported with suggestions if they are missing or unused', async () => {
    await expect(findOf("export { Qoute } from './quote'")).resolves.toEqual([
      'src/content-components.ts:1:1  The directive "quote" needs the component "Quote". Did you mean "Qoute"? Export it in this file, or correct "component" in src/markdown.ts.',
      'src/content-components.ts:1:1  No directive has the component "Qoute". Did you mean "Quote"? Add its directive to src/markdown.ts, or remove it here.',
    ])
    await expect(findOf('export {}', 'Calout')).resolves.toEqual([expect.stringContaining('Did you mean "Callout"?')])
  })
})
