import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import * as S from './card.styles'

interface CardProps {
  title: string
  /** Target of the card. */
  to?: string
  icon?: IconSource
  children?: ReactNode
}

/** A titled box. With `to`, the whole box is a link. */
export function Card({ title, to, icon, children }: CardProps) {
  return (
    <S.Root data-link={to === undefined ? undefined : ''}>
      {icon && (
        <S.Mark>
          <Icon name={icon} size={18} />
        </S.Mark>
      )}
      <S.Title>
        {to === undefined ? title : <S.TitleLink to={to}>{title}</S.TitleLink>}
        {to !== undefined && <S.Arrow name={to.startsWith('/') ? 'arrow-right' : 'arrow-up-right'} size={16} />}
      </S.Title>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}

/** Cards in rows, as many per row as fit. */
export function CardGroup({ children }: { children?: ReactNode }) {
  return <S.Group>{children}</S.Group>
}
