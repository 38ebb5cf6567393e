import * as React from 'react'
import type { ReactNode } from 'react'
import { Section } from '../section'

export interface AreaSectionProps {
  /** What the pages have in common. */
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** What the link to all pages of the area says. */
  more: string
  /** Some pages of the area. */
  pages: readonly { readonly path: string }[]
  /** What shows them. */
  children: ReactNode
}

/** A block with some pages of an area, such as the latest articles. A site without that area has no such block. */
export function AreaSection({ more, pages, ...section }: AreaSectionProps) {
  const [page] = pages
  return page ? <Section {...section} more={{ label: more, to: page.path.replace(/\/[^/]*$/, '') }} /> : null
}
