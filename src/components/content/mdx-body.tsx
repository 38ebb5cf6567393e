import * as React from 'react'
import type { ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from './content-components'
import { Prose } from './prose'

export interface MdxBodyProps {
  /** The compiled page, as Gatsby hands it to its template. */
  children: ReactNode
}

/** Renders an MDX document in the look of a Markdown one. */
export function MdxBody({ children }: MdxBodyProps) {
  return (
    <MDXProvider components={mdxComponents}>
      <Prose>{children}</Prose>
    </MDXProvider>
  )
}
