import type { ElementContent, Node as HastNode } from 'hast'
import type { Point } from 'unist'

/** A content component among HTML elements, on the way from Markdown to the content tree. */
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

/** Makes a component node, placed where its source starts. */
export function componentNode(
  name: string,
  props: Record<string, unknown>,
  children: ElementContent[],
  start?: Point,
): ComponentNode {
  return { type: 'component', name, props, children, ...(start && { position: { start, end: start } }) }
}
