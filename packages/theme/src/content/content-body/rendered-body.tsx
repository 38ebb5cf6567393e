import * as React from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { ContentImages, type ContentImageFile } from '../content-images'
import { Prose } from '../prose'
import { renderTree } from './render-tree'

export interface RenderedBodyProps {
  /** A document's compiled body, as GraphQL gives it; null for a document without one. */
  body: unknown
  /** The images that the body shows. */
  images: readonly (ContentImageFile | null)[]
}

/** Renders a compiled Markdown document, with all the code that it may need. */
export function RenderedBody({ body, images }: RenderedBodyProps) {
  return (
    <ContentImages images={images}>
      {/* GraphQL knows the body as JSON; only the compiler writes it. */}
      <Prose data-body="">{renderTree((body ?? []) as ContentTree)}</Prose>
    </ContentImages>
  )
}
