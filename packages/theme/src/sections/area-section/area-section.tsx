import * as React from 'react'
import type { ReactNode } from 'react'
import { Section } from '../section'

export interface AreaSectionProps {
  /** Heading of level 2. */
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Text of the link to the area. */
  more: string
  /** Pages of the area. The link to the area is derived from the path of the first page. */
  pages: readonly { readonly path: string }[]
  /** The list of the pages. */
  children: ReactNode
}

/** A block with some pages of an area, such as the latest articles. Renders nothing if `pages` is empty. */
export function AreaSection({ more, pages, ...section }: AreaSectionProps) {
  const [page] = pages
  return page ? <Section {...section} more={{ label: more, to: page.path.replace(/\/[^/]*$/, '') }} /> : null
}
