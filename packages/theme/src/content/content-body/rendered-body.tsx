import * as React from 'react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { ContentNode, ContentProps, ContentTree } from '@galley/core/content-tree'
import { MDXProvider } from '@mdx-js/react'
import { useTextAttributes } from '../../hooks/page-languages'
import { mdxComponents } from '../content-components'
import { ContentImages, type ContentImageFile } from '../content-images'
import { Prose } from '../prose.styles'

interface DocumentProps {
  images: readonly (ContentImageFile | null)[]
}

export interface RenderedBodyProps extends DocumentProps {
  /** Compiled body from GraphQL, null if the document has no body. */
  body: unknown
}

/** Renders a compiled Markdown document. The chunk of this file contains every content component that is not loaded on demand. */
export function RenderedBody({ body, images }: RenderedBodyProps) {
  // GraphQL types the body as JSON, but only the compiler writes it.
  const tree = (body ?? []) as ContentTree
  return (
    <ContentImages images={images}>
      <Prose data-body="" {...useTextAttributes()}>
        {createElement(React.Fragment, null, ...tree.map(renderNode))}
      </Prose>
    </ContentImages>
  )
}

/** Renders an MDX document in the style of a Markdown document. `children` is the compiled page, which Gatsby passes to its template. */
export function MdxBody({ children, images }: DocumentProps & { children: ReactNode }) {
  return (
    <MDXProvider components={mdxComponents}>
      <ContentImages images={images}>
        <Prose {...useTextAttributes()}>{children}</Prose>
      </ContentImages>
    </MDXProvider>
  )
}

/** Content components and replaced HTML elements. The cast is safe because the compiler validates the props of each node. */
const components = mdxComponents as unknown as Record<string, ComponentType<ContentProps> | undefined>

function renderNode(node: ContentNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  const content = children.map(renderNode)
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (component) return createElement(component, props, ...content)
  const isHtml = /^[a-z]/.test(name)
  // A body from a newer compiler may name a component that this page lacks. Then only the children are rendered.
  return isHtml ? createElement(name, props, ...content) : createElement(React.Fragment, null, ...content)
}
