import type { Element, ElementContent, Node as HastNode } from 'hast'
import type { Node, Position } from 'unist'

/** A content component in the hast tree, the stage between Markdown and the content tree. */
export interface ComponentNode extends HastNode {
  type: 'component'
  name: string
  props: Record<string, unknown>
  children: ElementContent[]
}

declare module 'hast' {
  interface Data {
    /** Line and column of the first problem in the element, such as "12:5". */
    problem?: string
  }
  interface ElementContentMap {
    component: ComponentNode
  }
  interface RootContentMap {
    component: ComponentNode
  }
}

export function componentNode(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
  position?: Position,
): ComponentNode {
  return { type: 'component', name, props, children, ...(position && { position }) }
}

export const element = (tagName: string, children: ElementContent[], position?: Position): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
  ...(position && { position }),
})

/** A block with content that an author writes: `:::name` in Markdown, or `<Tag>` in MDX. */
interface AuthorBlock extends Node {
  name: string
  attributes: unknown
  children: Node[]
}

export const isAuthorBlock = (node: Node, directive: string, tag: string): node is AuthorBlock =>
  'name' in node &&
  ((node.type === 'containerDirective' && node.name === directive) ||
    (node.type === 'mdxJsxFlowElement' && node.name === tag))
