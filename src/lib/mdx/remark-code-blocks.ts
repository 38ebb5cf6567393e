import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { highlightCode } from '../code-highlighter'
import { codeOf, createDocumentContext } from '../content-compiler'

/** An MDX element with text attributes only. */
interface MdxElement {
  type: 'mdxJsxFlowElement'
  name: string
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string }[]
  children: []
}

const NO_ENVIRONMENT = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/** A remark plugin for MDX: code blocks become the same `CodeBlock` component, coloured the same way, as in Markdown. */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    const context = createDocumentContext(file.path, 1, NO_ENVIRONMENT)
    await highlightCode(tree, context)
    const [problem] = context.problems
    if (problem) throw new Error(`${file.path}:${problem.line}:${problem.column}  ${problem.message}`)
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return
      const attributes = Object.entries(codeOf(node)).map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value: String(value),
      }))
      const element: MdxElement = { type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [] }
      parent.children[index] = element
    })
  }
}
