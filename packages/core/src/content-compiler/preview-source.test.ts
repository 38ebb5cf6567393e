import { bodyOf, compile, testBodies } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { addPreviewSources } from './preview-source'

/** Returns the source that the preview of a text shows. */
async function sourceOf(text: string) {
  const code = JSON.stringify(await bodyOf(text)).match(/\["CodeBlock",(\{(?:(?!\["CodeBlock").)*?"language":"md"\})\]/)
  return (JSON.parse(code![1]!) as { html: string }).html.replace(/<[^>]*>/g, '')
}

testBodies('renders a preview, followed by its source: %j', {
  ':::code-preview\nA *word*.\n:::': [
    [
      'CodePreview',
      {},
      ['p', {}, 'A ', ['em', {}, 'word'], '.'],
      ['CodeBlock', { html: '<span class="line">A *word*.</span>', language: 'md' }],
    ],
  ],
})

testTable(sourceOf)('shows for %j the source %j', {
  '::::code-preview\n:::note[Read]\nOn.\n:::\n::::': ':::note[Read]\nOn.\n:::',
  ':::code-preview\n```ts\na // [!code ++]\n```\n:::': '```ts\na // [!code ++]\n```',
  '- x\n\n  :::code-preview\n  One.\n\n  - two\n    - three\n  :::': 'One.\n\n- two\n  - three',
  '> :::code-preview\n> One.\n>\n> Two.\n> :::': 'One.\n\nTwo.',
  ':::code-preview\r\nOne.\r\n\r\nTwo.\r\n:::': 'One.\n\nTwo.',
})

test('reports a preview without an example', async () => {
  const { problems } = await compile(':::code-preview\n:::')
  expect(problems.map(({ message }) => message)).toEqual(['":::code-preview" is empty. It must contain an example.'])
})

test('lists headings in a preview as anchors, but not in the table of contents', async () => {
  const { toc, anchors } = await compile('## Page\n\n:::code-preview\n## Example\n:::')
  expect(anchors).toEqual(['page', 'example'])
  expect(toc.map(({ id }) => id)).toEqual(['page'])
})

test('shows the source in MDX', () => {
  const text = 'a\n\n<CodePreview>\n  <Card title="b">\n    c\n  </Card>\n</CodePreview>'
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  addPreviewSources(tree, text)
  expect(tree.children[1]).toMatchObject({
    children: [{ name: 'Card' }, { type: 'code', lang: 'mdx', value: '<Card title="b">\n  c\n</Card>' }],
  })
})
