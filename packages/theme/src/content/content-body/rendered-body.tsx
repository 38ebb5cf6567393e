import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { ContentImages, type ContentImageFile } from '../content-images'
import { Prose } from '../prose'
import { renderTree } from './render-tree'

export interface RenderedBodyProps {
  /** Compiled body from GraphQL, null if the document has no body. */
  body: unknown
  images: readonly (ContentImageFile | null)[]
}

/** Renders a compiled Markdown document. Its chunk contains every content component that is not loaded on demand. */
export function RenderedBody({ body, images }: RenderedBodyProps) {
  return (
    <ContentImages images={images}>
      {/* GraphQL types the body as JSON, but only the compiler writes it. */}
      <Prose data-body="">{renderTree((body ?? []) as ContentTree)}</Prose>
    </ContentImages>
  )
}
