import type { Root } from 'mdast'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'

/** The attributes that hold link targets. */
const LINK_NAMES = ['href', 'to']
/** Other values of these attributes may not be links, such as the end of an animation. */
const LINK_FORM = /^([/#]|https?:)/

/** A string literal: `"/docs"`. */
const TEXT_CODE = /^\s*(["'`])([^"'`$\\]*)\1\s*$/
const readText = (code: string | undefined) => TEXT_CODE.exec(code ?? '')?.[2]

type AddLink = (target: string, start: Point | undefined) => void

/**
 * Finds the links of an MDX document that can be read off its text: Markdown links, and `href` and `to` that are given a plain text,
 * as attributes or in the objects of expressions. What code computes is not known.
 */
export function findLinks(tree: Root, add: AddLink) {
  const definitions = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  visit(tree, (node) => {
    if (node.type === 'link') add(node.url, node.position?.start)
    if (node.type === 'linkReference') add(definitions.get(node.identifier) ?? '#', node.position?.start)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute') {
          const { name, value, position } = attribute
          addNamed(name, typeof value === 'string' ? value : readText(value?.value), position?.start, add)
        }
        findInCode(attribute, add)
      }
    }
    if ('data' in node) findInCode(node.data, add)
  })
}

function addNamed(name: unknown, value: unknown, start: Point | undefined, add: AddLink) {
  if (LINK_NAMES.includes(String(name)) && typeof value === 'string' && LINK_FORM.test(value)) add(value, start)
}

interface CodeNode {
  type?: string
  name?: unknown
  key?: CodeNode
  value?: unknown
  expression?: unknown
  loc?: { start: { line: number; column: number } }
}

/** Looks through a syntax tree, or whatever holds one, for `to: '/docs'` and `href="/docs"`. */
function findInCode(part: unknown, add: AddLink) {
  if (typeof part !== 'object' || part === null) return
  const node = part as CodeNode
  if (node.type === 'Property') addLiteral(node.key?.name ?? node.key?.value, node.value as CodeNode, add)
  if (node.type === 'JSXAttribute') {
    const value = node.value as CodeNode | null
    addLiteral((node.name as CodeNode).name, value?.expression ?? value, add)
  }
  for (const child of Object.values(part)) findInCode(child, add)
}

function addLiteral(name: unknown, literal: CodeNode | null, add: AddLink) {
  const start = literal?.loc?.start
  // The columns of code count from 0.
  addNamed(name, literal?.value, start && { line: start.line, column: start.column + 1 }, add)
}
