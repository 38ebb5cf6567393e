import type { Code, Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { fence } from './expand-includes'

/** A preview in Markdown, `:::code-preview`, or in MDX, `<CodePreview>`. */
interface Preview extends Node {
  name: string
  children: RootContent[]
}

const isPreview = (node: Node): node is Preview =>
  'name' in node &&
  ((node.type === 'containerDirective' && node.name === 'code-preview') ||
    (node.type === 'mdxJsxFlowElement' && node.name === 'CodePreview'))

/** Adds to the end of each preview a code block with its source in `text`. */
export function addPreviewSources(tree: Root, text: string) {
  // To walk a tree takes longer than to look for what few texts have.
  if (!/code-preview|CodePreview/.test(text)) return
  visit(tree as Node, (node) => {
    if (!isPreview(node)) return
    const [start, end] = [node.children[0]?.position?.start, node.children.at(-1)?.position?.end]
    if (!start || !end) return
    const written = text.slice(start.offset, end.offset)
    // Inside a list or a quote, each line starts with the marks of it.
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

/** The source of a preview as lines of Markdown. */
export const writePreviewSource = ({ lang, value }: Code) => fence(value.split('\n'), lang ?? '')
