import type { ElementContent, Node as HastNode } from 'hast'
import type { Point } from 'unist'

/** A content component among HTML elements, in the tree between Markdown and the content tree. */
export interface ComponentNode extends HastNode {
  type: 'component'
  name: string
  props: Record<string, unknown>
  children: ElementContent[]
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode
  }
  interface RootContentMap {
    component: ComponentNode
  }
}

/** Makes a component node with the position of its source. */
export function componentNode(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
  start?: Point,
): ComponentNode {
  return { type: 'component', name, props, children, ...(start && { position: { start, end: start } }) }
}
