import type { ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { mdxComponents } from '../content-components'
import { Prose } from '../prose'

export interface DrawnMdxProps {
  /** The compiled page, as Gatsby hands it to its template. */
  children: ReactNode
}

/** Draws an MDX document in the look of a Markdown one. */
export function DrawnMdx({ children }: DrawnMdxProps) {
  return (
    <MDXProvider components={mdxComponents}>
      <Prose>{children}</Prose>
    </MDXProvider>
  )
}
