import { environment } from '@galley/testing/compile.fixture'
import type { Element, Root as Html } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
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
  const directives = {
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
  }
  const shout = (mark: string) => (tree: Root, file: VFile) =>
    visit(tree, 'text', (node) => {
      if (node.value.includes('fragile')) file.message('Avoid "fragile".', node.position)
      if (node.value.includes('forbidden')) file.fail('Never write "forbidden".', node.position)
      node.value = node.value.replaceAll('!', mark)
    })
  function breaks() {
    return (tree: Root) => {
      if (JSON.stringify(tree).includes('break')) throw new TypeError('Cannot read it')
    }
  }
  const addNotes = () => (tree: Html) => {
    const text = { type: 'text', value: 'Notes' } as const
    const heading: Element = { type: 'element', tagName: 'h2', properties: {}, children: [text] }
    return { ...tree, children: [...tree.children, heading] }
  }
  return { directives, remarkPlugins: [[shout, '‼'], breaks], rehypePlugins: [addNotes] }
})

const compile = (text: string) => compileMarkdown(text, 'docs/1.start/1.page.md', 5, environment)
const problemsOf = async (text: string) =>
  (await compile(text)).problems.map(
    ({ line, column, message, isWarning }) => `${line}:${column} ${isWarning ? 'warning: ' : ''}${message}`,
  )

describe('directives of a site', () => {
  test('are compiled, found by the search, and written as Markdown', async () => {
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

  test('have suggestions for similar names and attributes', async () => {
    expect(await problemsOf(':::vers\na\n:::\n\n:::verse{from="Ada"}\na\n:::\n\n:amount[a]{value=x}\n')).toEqual([
      expect.stringMatching(/^5:1 Unknown component ":::vers"\. Did you mean "verse"\?/),
      expect.stringMatching(/^9:1 ":::verse": .*"from"/),
      expect.stringMatching(/^13:1 ":amount": .*"value"/),
    ])
  })

  test('are components in MDX', () => {
    const mdxProblemsOf = (text: string) =>
      outlineMdx(text, 'a.mdx', 1, environment).problems.map(({ message }) => message)
    expect(mdxProblemsOf('<Verse by="Ada">a</Verse>\n\n<Amount value={3} />')).toEqual([])
    expect(mdxProblemsOf('<Verse from="Ada">a</Verse>')).toEqual([expect.stringContaining('"from"')])
    expect(replaceComponents('<Verse by="Ada">\n\nRoses\n\n</Verse>\n\n<Amount value={3} />')).toBe(
      '**Ada**\n\nRoses\n\n3 €',
    )
  })

  test('have documented attributes', () => {
    expect(documentedProps['verse']).toEqual([{ name: 'by', type: 'text', description: 'The poet.', required: false }])
  })

  const own = { note: { component: 'Callout', form: 'container', props: z.strictObject({}) } } as const
  const merge = (name: string, fields: Partial<ContentComponent> = {}) =>
    mergeDirectives(own, { [name]: { ...own.note, component: 'Verse', ...fields } }, ['Include'])

  test.each<[string, Partial<ContentComponent>, string]>([
    ['note', {}, '"note" exists already.'],
    ['Verse', {}, '"Verse" needs another name: lower-case letters'],
    ['verse', { component: 'verse' }, '"verse" names the component "verse". Start with a capital letter'],
    ['verse', { component: 'Include' }, '"verse" names "Include", a component of the compiler.'],
    ['verse', { parent: 'nte' }, '"verse" must be inside "nte", which is not a directive. Did you mean "note"?'],
  ])('are rejected with %s %j', (name, fields, message) => {
    expect(() => merge(name, fields)).toThrow(`src/markdown.ts: the directive ${message}`)
  })

  test('may use a component of the engine', () => {
    expect(Object.keys(merge('danger', { component: 'Callout' }))).toEqual(['note', 'danger'])
  })
})

describe('plugins of a site', () => {
  test('run with their options before headings get ids', async () => {
    const { body, toc, text } = await compile('# A\n\nGo!\n')
    expect(body).toContainEqual(['p', {}, 'Go‼'])
    expect(text).toContain('Go‼')
    expect(toc).toEqual([{ id: 'notes', depth: 2, text: 'Notes' }])
  })

  test('report messages as warnings, and failures as problems', async () => {
    expect(await problemsOf('a\n\na fragile b\n')).toEqual(['7:1 warning: Avoid "fragile".'])
    expect(await problemsOf('a\n\nforbidden\n')).toEqual(['7:1 Never write "forbidden".'])
    expect(await problemsOf('break!\n')).toEqual([
      '5:1 The plugin "breaks" of src/markdown.ts failed: TypeError: Cannot read it',
    ])
    expect((await compile('break!\n')).body).toContainEqual(expect.arrayContaining(['p']))
  })
})
