import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { mathProps, type DocumentContext } from '../content-compiler'

const FORMULAS = ['Math', 'MathBlock']

/** Renders the formulas of an MDX document: replaces the attribute `tex` of `<Math tex="a^2" />` with `html`. */
export function renderFormulas(tree: Root, context: DocumentContext) {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (!node.name || !FORMULAS.includes(node.name)) return
    const tex = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'tex')
    if (typeof tex?.value !== 'string') {
      context.report(
        node.position?.start,
        `"<${node.name}>": "tex" must be a formula in quotes, such as tex="a^2". Add it.`,
      )
      return
    }
    const start = tex.position?.start
    const at = start && { line: start.line, column: start.column + 'tex="'.length }
    const { html } = mathProps(tex.value, node.name === 'MathBlock', at, context)
    node.attributes = [{ type: 'mdxJsxAttribute', name: 'html', value: html }]
  })
}
