import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import type { ContentNode, ContentProps, ContentTree } from '@galley/core/content-tree'
import { contentComponents, contentElements } from '../content-components'

/** Content components and replaced HTML elements. The cast is safe because the compiler validates the props of each node. */
const components = { ...contentElements, ...contentComponents } as unknown as Record<
  string,
  ComponentType<ContentProps> | undefined
>

const isHtml = (name: string) => /^[a-z]/.test(name)

/** Returns the React nodes of a compiled document. */
export const renderTree = (tree: ContentTree): ReactNode => createElement(Fragment, null, ...tree.map(renderNode))

function renderNode(node: ContentNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  const content = children.map(renderNode)
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (component) return createElement(component, props, ...content)
  // A body from a newer compiler may name a component that this page lacks. Render its children.
  return isHtml(name) ? createElement(name, props, ...content) : createElement(Fragment, null, ...content)
}
