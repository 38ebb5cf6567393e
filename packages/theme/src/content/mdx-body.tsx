import * as React from 'react'
import type { ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from './content-components'
import { ContentImages, type ContentImageFile } from './content-images'
import { Prose } from './prose'

export interface MdxBodyProps {
  /** Compiled page, which Gatsby passes to its template. */
  children: ReactNode
  images: readonly (ContentImageFile | null)[]
}

/** Renders an MDX document in the style of a Markdown document. */
export function MdxBody({ children, images }: MdxBodyProps) {
  return (
    <MDXProvider components={mdxComponents}>
      <ContentImages images={images}>
        <Prose>{children}</Prose>
      </ContentImages>
    </MDXProvider>
  )
}
