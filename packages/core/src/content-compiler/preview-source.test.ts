import { bodyOf, compile } from '@galley/testing/compile.fixture'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { addPreviewSources } from './preview-source'

/** The code that a plain drawing shows. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<')

/** Returns the source that the preview of a text shows. */
async function sourceOf(text: string) {
  const code = JSON.stringify(await bodyOf(text)).match(/\["CodeBlock",(\{(?:(?!\["CodeBlock").)*?"language":"md"\})\]/)
  return textOf((JSON.parse(code![1]!) as { html: string }).html)
}

test('renders a preview, followed by its source', async () => {
  expect(await bodyOf(':::code-preview\nA *word*.\n:::')).toEqual([
    [
      'CodePreview',
      {},
      ['p', {}, 'A ', ['em', {}, 'word'], '.'],
      ['CodeBlock', { html: '<span class="line">A *word*.</span>', language: 'md' }],
    ],
  ])
})

test.each([
  ['components', '::::code-preview\n:::note[Read]\nOn.\n:::\n::::', ':::note[Read]\nOn.\n:::'],
  ['several blocks', ':::code-preview\nOne.\n\n\n- two\n  - three\n:::', 'One.\n\n\n- two\n  - three'],
  ['a fence with marks', ':::code-preview\n```ts\na // [!code ++]\n```\n:::', '```ts\na // [!code ++]\n```'],
  [
    'what stands in a list',
    '- x\n\n  :::code-preview\n  One.\n\n  - two\n    - three\n  :::',
    'One.\n\n- two\n  - three',
  ],
  ['what stands in a quote', '> :::code-preview\n> One.\n>\n> Two.\n> :::', 'One.\n\nTwo.'],
  ['Windows line ends', ':::code-preview\r\nOne.\r\n\r\nTwo.\r\n:::', 'One.\n\nTwo.'],
])('shows %s as written', async (_, text, source) => {
  expect(await sourceOf(text)).toBe(source)
})

test('lists headings in a preview as anchors, but not in the table of contents', async () => {
  const { toc, anchors } = await compile('## Page\n\n:::code-preview\n## Example\n:::')
  expect(anchors).toEqual(['page', 'example'])
  expect(toc.map(({ id }) => id)).toEqual(['page'])
})

test('shows nothing for an empty preview', async () => {
  expect(await bodyOf(':::code-preview\n:::')).toEqual([['CodePreview', {}]])
})

test('shows the source in MDX', () => {
  const text = 'a\n\n<CodePreview>\n  <Card title="b">\n    c\n  </Card>\n</CodePreview>'
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  addPreviewSources(tree, text)
  expect(tree.children[1]).toMatchObject({
    children: [{ name: 'Card' }, { type: 'code', lang: 'mdx', value: '<Card title="b">\n  c\n</Card>' }],
  })
})
