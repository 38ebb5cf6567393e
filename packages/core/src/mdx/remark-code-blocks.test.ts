import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { outlineMdx } from './outline-mdx'
import { remarkCodeBlocks } from './remark-code-blocks'

const NOWHERE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

async function transform(text: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  await remarkCodeBlocks()(tree, new VFile({ path: '/site/content/index.mdx', value: text }))
  return tree as unknown as { children: Root['children'] }
}

const transformToText = async (text: string) => JSON.stringify((await transform(text)).children)

test('turns a code block into the highlighted component, anywhere in the document', async () => {
  const { children } = await transform('a\n\n```js [a.js]\nlet b\n```\n')
  expect(children[1]).toEqual({
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'html', value: expect.stringContaining('class="keyword">let<') as string },
      { type: 'mdxJsxAttribute', name: 'language', value: 'js' },
      { type: 'mdxJsxAttribute', name: 'filename', value: 'a.js' },
    ],
    children: [],
  })
  const nested = await transform('<Card>\n\n```js\nlet b\n```\n\n</Card>')
  expect(JSON.stringify(nested)).toContain('"CodeBlock"')
})

test('keeps inline code', async () => {
  expect(JSON.stringify(await transform('`a`'))).toContain('inlineCode')
})

test('throws for an unknown option with its position, but not for an unknown language', async () => {
  await expect(transform('a\n\n```js linenumbers\nb\n```')).rejects.toThrow(
    '/site/content/index.mdx:3:1  Unknown option "linenumbers" in the opening fence. Did you mean "lineNumbers"?',
  )
  expect(JSON.stringify(await transform('```javscript\nb\n```'))).toContain('"CodeBlock"')
})

test('renders formulas, also TeX with braces', async () => {
  const tree = await transformToText('Half is <Math tex="\\frac{1}{2}" /> of it.\n\n```math\na^2\n```')
  expect(tree).toContain('"name":"Math","attributes":[{"type":"mdxJsxAttribute","name":"html"')
  expect(tree).toContain('\\\\frac{1}{2}</annotation>')
  expect(tree).toContain('"name":"MathBlock"')
})

test('turns a diagram into the same component as in Markdown', async () => {
  const tree = await transformToText('```mermaid [Title] height=320\npie\n```')
  expect(tree).toContain('"name":"Mermaid"')
  expect(tree).toContain('"name":"source","value":"pie"')
  expect(tree).toContain('"name":"title","value":"Title"')
  expect(tree).toContain('"value":320')
})

test.each([
  [
    'a <Math tex="\\foo" />',
    'content/index.mdx:1:14 The formula cannot be read: Undefined control sequence: \\foo. Correct it.',
  ],
  [
    '```math\n\\foo\n```',
    'content/index.mdx:2:1 The formula cannot be read: Undefined control sequence: \\foo. Correct it.',
  ],
  [
    '<MathBlock>a</MathBlock>',
    'content/index.mdx:1:1 "<MathBlock>": "tex" must be a formula in quotes, such as tex="a^2". Add it.',
  ],
])('reports %j with its position', async (text, problem) => {
  const { problems } = outlineMdx(text, 'index.mdx', 1, NOWHERE)
  expect(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([problem])
  await expect(transform(text)).rejects.toThrow(problem.replace(/^\S+ /, ''))
})
