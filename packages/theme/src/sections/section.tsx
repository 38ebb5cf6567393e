import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@galley/ui/icon'
import * as S from './section.styles'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of level 2. Lead and link need a title. */
  title?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Link to more content of this kind. */
  more?: { label: string; to: string }
}

/** A block of a page, separated by a hairline. */
export function Section({ title, lead, more, children, ...rest }: SectionProps) {
  return (
    <S.Root {...rest}>
      {title && (
        <S.Head>
          <S.Title>{title}</S.Title>
          {lead && <S.Lead>{lead}</S.Lead>}
          {more && (
            <S.More to={more.to}>
              {more.label}
              <Icon name="arrow-right" size={16} />
            </S.More>
          )}
        </S.Head>
      )}
      {children}
    </S.Root>
  )
}

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
