import type { Element, ElementContent, Node as HastNode } from 'hast'
import type { Position } from 'unist'

/** A content component among HTML elements, in the tree between Markdown and the content tree. */
export interface ComponentNode extends HastNode {
  type: 'component'
  name: string
  props: Record<string, unknown>
  children: ElementContent[]
}

declare module 'hast' {
  interface Data {
    /** Marks an element with problems by the line and column of the first, such as "12:5". */
    problem?: string
  }
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
  position?: Position,
): ComponentNode {
  return { type: 'component', name, props, children, ...(position && { position }) }
}

/** Shows the content of something that cannot be rendered because of a problem. */
export const standIn = (tagName: 'div' | 'span', children: ElementContent[], position?: Position): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
  ...(position && { position }),
})
