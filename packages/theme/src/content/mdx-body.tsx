import * as React from 'react'
import type { ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from './content-components'
import { ContentImages, type ContentImageFile } from './content-images'
import { Prose } from './prose'

export interface MdxBodyProps {
  /** The compiled page, as Gatsby hands it to its template. */
  children: ReactNode
  /** The images that the page shows. */
  images: readonly (ContentImageFile | null)[]
}

/** Renders an MDX document in the look of a Markdown one. */
export function MdxBody({ children, images }: MdxBodyProps) {
  return (
    <MDXProvider components={mdxComponents}>
      <ContentImages images={images}>
        <Prose>{children}</Prose>
      </ContentImages>
    </MDXProvider>
  )
}
