import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { footnoteOptions, rehypeHeadingIds, remarkHeadingIds } from './heading-ids'
import { outlineMdx } from './outline-mdx'

const NOWHERE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

test('sets the same ids as the outline', () => {
  const text =
    'a[^1]\n\n## Set up {#win}\n\n## Win[^1]\n\n## Calls {#__init__}\n\n## Page\n\n## Old {/* #old */}\n\n[^1]: b'
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkHeadingIds)
  const tree = processor.runSync(processor.parse(text), new VFile(text)) as Root
  const hast = toHast(tree, { ...footnoteOptions, passThrough: ['mdxTextExpression'] }) as HastRoot
  rehypeHeadingIds()(hast)
  const ids = Array.from(JSON.stringify(hast).matchAll(/"id":"([^"]+)"/g), ([, id]) => id!)
  const headings = ['win', 'win-1', '__init__', 'page', 'old']
  expect(ids.filter((id) => !id.includes('_Galley'))).toEqual(headings)
  expect(ids).toEqual(expect.arrayContaining(outlineMdx(text, 'index.mdx', 1, NOWHERE).anchors))
})

test('accepts elements without properties, which an older library creates', () => {
  const tree = { type: 'root', children: [{ type: 'element', tagName: 'sup', children: [] }] } as unknown as HastRoot
  expect(() => rehypeHeadingIds()(tree)).not.toThrow()
})
