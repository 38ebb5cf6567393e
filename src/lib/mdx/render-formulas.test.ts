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
  return JSON.stringify(tree.children)
}

test('a formula is drawn where it stands, TeX with braces too', async () => {
  const tree = await transform('Half is <Math tex="\\frac{1}{2}" /> of it.\n\n```math\na^2\n```')
  expect(tree).toContain('"name":"Math","attributes":[{"type":"mdxJsxAttribute","name":"html"')
  expect(tree).toContain('\\\\frac{1}{2}</annotation>')
  expect(tree).toContain('"name":"MathBlock"')
})

test('a diagram is the same component as in Markdown', async () => {
  const tree = await transform('```mermaid [Title] height=320\npie\n```')
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
])('%j is a problem with its place', async (text, problem) => {
  const { problems } = outlineMdx(text, 'index.mdx', 1, NOWHERE)
  expect(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([problem])
  await expect(transform(text)).rejects.toThrow(problem.replace(/^\S+ /, ''))
})
