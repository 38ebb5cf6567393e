import type { Code } from 'mdast'
import { suggest } from '../nearest'
import { codeOf } from './code'
import type { DocumentContext } from './document-context'
import { mathProps } from './math'

/** Languages of fences that are rendered instead of shown as code. */
const DRAWN = ['math', 'mermaid']
const TITLE = /\[([^\]]*)\]/
const HEIGHT = /^height=(\d{2,4})$/

/** True for a code block that the page shows as code. */
export const isShownCode = ({ lang, data }: Code) => !DRAWN.includes(lang ?? '') || data?.verbatim === true

/** Returns the component of a fence and its props. */
export function compileFence(
  node: Code,
  context: DocumentContext,
): [component: string, props: Record<string, unknown>] {
  if (isShownCode(node)) return ['CodeBlock', { ...codeOf(node) }]
  const start = node.position?.start
  if (node.lang === 'mermaid') return ['Mermaid', diagramProps(node, context)]
  return ['MathBlock', mathProps(node.value, true, start && { line: start.line + 1, column: start.column }, context)]
}

/** Parses "[Title] height=320" after the language of a diagram. */
function diagramProps({ value, meta, position }: Code, context: DocumentContext) {
  const title = TITLE.exec(meta ?? '')?.[1]
  const words = (meta ?? '').replace(TITLE, '').split(/\s+/)
  let height: number | undefined
  for (const word of words.filter(Boolean)) {
    const pixels = HEIGHT.exec(word)?.[1]
    if (pixels !== undefined) height = Number(pixels)
    else {
      const remedy = 'A diagram has a title in brackets and a height in pixels: "[How it works] height=320".'
      context.report(
        position?.start,
        `"${word}" is not an option of a diagram.${suggest(word.split('=')[0]!, ['height'])} ${remedy}`,
      )
    }
  }
  return { source: value, ...(title !== undefined && { title }), ...(height !== undefined && { height }) }
}
