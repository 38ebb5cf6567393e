import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { remarkCodeBlocks } from './remark-code-blocks'

async function transform(text: string) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  await remarkCodeBlocks()(tree, new VFile({ path: '/site/content/index.mdx', value: text }))
  return tree as unknown as { children: Root['children'] }
}

test('a code block becomes the component with its drawing, anywhere in the document', async () => {
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

test('inline code stays', async () => {
  expect(JSON.stringify(await transform('`a`'))).toContain('inlineCode')
})

test('an unknown language stops the page with its place', async () => {
  await expect(transform('a\n\n```javscript\nb\n```')).rejects.toThrow(
    '/site/content/index.mdx:3:1  The code language "javscript" is not known. Did you mean "javascript"? Use a known one, or "text".',
  )
})
