import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import type { ContentNode, ContentProps, ContentTree } from '@galley/core/content-tree'
import { contentComponents, contentElements } from '../content-components'

/** Content components and overridden HTML elements, as the renderer calls them: the compiler has checked each node's props. */
const components = { ...contentElements, ...contentComponents } as unknown as Record<
  string,
  ComponentType<ContentProps> | undefined
>

const isHtml = (name: string) => /^[a-z]/.test(name)

/** The React nodes of a compiled document. */
export const renderTree = (tree: ContentTree): ReactNode => createElement(Fragment, null, ...tree.map(renderNode))

function renderNode(node: ContentNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  const content = children.map(renderNode)
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (component) return createElement(component, props, ...content)
  // A body compiled by a later version may name a component that this page does not have: its words are shown all the same.
  return isHtml(name) ? createElement(name, props, ...content) : createElement(Fragment, null, ...content)
}
