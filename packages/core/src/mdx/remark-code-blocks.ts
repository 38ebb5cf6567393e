import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { highlightCode } from '../code-highlighter'
import { addPreviewSources, createDocumentContext, compileFence, expandPackageManagers } from '../content-compiler'
import { en } from '../languages/en'
import { renderFormulas, toAttribute } from './remark-plugins'

const NO_ENVIRONMENT = { texts: en.texts, hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/** Remark plugin for MDX that turns code blocks, diagrams and formulas into the same components as in Markdown. */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    const context = createDocumentContext(file.path, 1, NO_ENVIRONMENT)
    addPreviewSources(tree, String(file))
    expandPackageManagers(tree, context)
    renderFormulas(tree, context)
    await highlightCode(tree, context)
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return
      const [component, props] = compileFence(node, context)
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: component,
        attributes: Object.entries(props).map(([name, value]) => toAttribute(name, value)),
        children: [],
      }
    })
    const problem = context.problems.find(({ isWarning }) => !isWarning)
    if (problem) throw new Error(`${file.path}:${problem.line}:${problem.column}  ${problem.message}`)
  }
}
