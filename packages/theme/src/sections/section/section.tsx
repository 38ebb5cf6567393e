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
