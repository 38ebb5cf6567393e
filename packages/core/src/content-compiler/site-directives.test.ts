import { environment } from '@galley/testing/compile.fixture'
import { z } from 'zod'
import type * as Zod from 'zod'
import { documentedProps } from '../component-docs'
import type { ContentComponent } from '../directive'
import { outlineMdx, replaceComponents } from '../mdx'
import { compileMarkdown } from './compile-markdown'
import { mergeDirectives } from './content-components'
import { textOfTree } from './walk-tree'

jest.mock('@galley/site/markdown', () => {
  const { z } = jest.requireActual<typeof Zod>('zod')
  return {
    directives: {
      verse: {
        component: 'Verse',
        form: 'container',
        props: z.strictObject({ by: z.string().optional().describe('The poet.') }),
        label: 'by',
      },
      amount: {
        component: 'Amount',
        form: 'text',
        props: z.strictObject({ value: z.coerce.number() }),
        markdown: ({ value = '' }: Record<string, string>) => `${value} €`,
      },
      danger: { component: 'Callout', form: 'container', props: z.strictObject({}), fixed: { type: 'caution' } },
    },
    remarkPlugins: [],
    rehypePlugins: [],
  }
})

const compile = (text: string) => compileMarkdown(text, 'docs/1.start/1.page.md', 1, environment)

test('compiles a directive of the site, finds it in the search, and writes it as Markdown', async () => {
  const { body, problems, markdown } = await compile(
    '# Start\n\n:::verse[Ada]\nRoses\n:::\n\nIt costs :amount{value=3}.\n\n:::danger\nHot\n:::\n',
  )
  expect(problems).toEqual([])
  expect(body).toContainEqual(['Verse', { by: 'Ada' }, ['p', {}, 'Roses']])
  expect(JSON.stringify(body)).toContain('["Amount",{"value":3}]')
  expect(body).toContainEqual(['Callout', { type: 'caution' }, ['p', {}, 'Hot']])
  expect(textOfTree(body!)).toContain('Ada Roses')
  expect(markdown).toBe('# Start\n\n**Ada**\n\nRoses\n\nIt costs 3 €.\n\n> [!CAUTION]\n> Hot')
})

test('suggests similar names and attributes', async () => {
  const { problems } = await compile(':::vers\na\n:::\n\n:::verse{from="Ada"}\na\n:::\n\n:amount[a]{value=x}\n')
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 Unknown component ":::vers"\. Did you mean "verse"\?/),
    expect.stringMatching(/^5 ":::verse": .*"from"/),
    expect.stringMatching(/^9 ":amount": .*"value"/),
  ])
})

test('allows the component in MDX', () => {
  const problemsOf = (text: string) => outlineMdx(text, 'a.mdx', 1, environment).problems.map(({ message }) => message)
  expect(problemsOf('<Verse by="Ada">a</Verse>\n\n<Amount value={3} />')).toEqual([])
  expect(problemsOf('<Verse from="Ada">a</Verse>')).toEqual([expect.stringContaining('"from"')])
  expect(replaceComponents('<Verse by="Ada">\n\nRoses\n\n</Verse>\n\n<Amount value={3} />')).toBe(
    '**Ada**\n\nRoses\n\n3 €',
  )
})

test('documents the attributes', () => {
  expect(documentedProps['verse']).toEqual([{ name: 'by', type: 'text', description: 'The poet.', required: false }])
})

describe('the directives of a site', () => {
  const own = { note: { component: 'Callout', form: 'container', props: z.strictObject({}) } } as const
  const merge = (name: string, fields: Partial<ContentComponent> = {}) =>
    mergeDirectives(own, { [name]: { ...own.note, component: 'Verse', ...fields } }, ['Include'])

  test.each<[string, Partial<ContentComponent>, string]>([
    ['note', {}, 'the directive "note" exists already.'],
    ['Verse', {}, 'the directive "Verse" needs another name: lower-case letters'],
    ['verse', { component: 'verse' }, 'the directive "verse" names the component "verse". Start with a capital letter'],
    ['verse', { component: 'Include' }, 'the directive "verse" names "Include", a component of the compiler.'],
    [
      'verse',
      { parent: 'nte' },
      'the directive "verse" must be inside "nte", which is not a directive. Did you mean "note"?',
    ],
  ])('are rejected with %s %j', (name, fields, message) => {
    expect(() => merge(name, fields)).toThrow(`src/markdown.ts: ${message}`)
  })

  test('may use a component of the engine', () => {
    expect(Object.keys(merge('danger', { component: 'Callout' }))).toEqual(['note', 'danger'])
  })
})
