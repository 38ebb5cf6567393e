import { parse } from 'acorn'
import type { Nodes } from 'mdast'

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
export type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>

/** Creates a JSX attribute for a JSON value: a quoted text, or an expression for any other value. */
export function toAttribute(name: string, value: unknown): JsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const code = JSON.stringify(value)
  const estree = parse(`(${code})`, { ecmaVersion: 'latest', sourceType: 'module' })
  const expression = { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree } }
  return { type: 'mdxJsxAttribute', name, value: expression } as JsxAttribute
}
