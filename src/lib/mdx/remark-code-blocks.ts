import { parse } from 'acorn'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { highlightCode } from '../code-highlighter'
import { addPreviewSources, createDocumentContext, drawFence, expandPackageManagers } from '../content-compiler'
import { drawFormulas } from './draw-formulas'

type Attribute = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['attributes'][number]

/** A value that JSON can hold as an attribute: a text in quotes, all else as code. */
function toAttribute([name, value]: [string, unknown]): Attribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const code = JSON.stringify(value)
  const estree = parse(`(${code})`, { ecmaVersion: 'latest', sourceType: 'module' })
  const expression = { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree } }
  return { type: 'mdxJsxAttribute', name, value: expression } as Attribute
}

const NO_ENVIRONMENT = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/** A remark plugin for MDX: code blocks, diagrams and formulas become the same components as in Markdown. */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    const context = createDocumentContext(file.path, 1, NO_ENVIRONMENT)
    addPreviewSources(tree, String(file))
    expandPackageManagers(tree, context)
    drawFormulas(tree, context)
    await highlightCode(tree, context)
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return
      const [component, props] = drawFence(node, context)
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: component,
        attributes: Object.entries(props).map(toAttribute),
        children: [],
      }
    })
    const [problem] = context.problems
    if (problem) throw new Error(`${file.path}:${problem.line}:${problem.column}  ${problem.message}`)
  }
}
