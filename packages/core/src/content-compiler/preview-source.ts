import type { Code, Root } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { isAuthorBlock } from './component-node'
import { fence } from './expand-includes'

/** Appends a code block with the source to each preview. `text` is the source of the tree. */
export function addPreviewSources(tree: Root, text: string) {
  // Walking the tree is slower than searching the text.
  if (!/code-preview|CodePreview/.test(text)) return
  visit(tree as Node, (node) => {
    if (!isAuthorBlock(node, 'code-preview', 'CodePreview')) return
    const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end]
    if (!start || !end) return
    const written = text.slice(start.offset, end.offset)
    // Inside of a list or quote, each line starts with indentation or markers.
    const marks = new RegExp(`\\n[ \\t>]{0,${start.column - 1}}`, 'g')
    const source: Code = {
      type: 'code',
      lang: node.type === 'containerDirective' ? 'md' : 'mdx',
      value: written.replace(marks, '\n'),
      data: { verbatim: true },
      position: { start, end },
    }
    node.children.push(source)
  })
}

export const isPreviewSource = (node: Node): node is Code =>
  node.type === 'code' && (node as Code).data?.verbatim === true

/** Returns the source of a preview as the lines of a code block. */
export const writePreviewSource = ({ lang, value }: Code) => fence(value.split('\n'), lang ?? '')
