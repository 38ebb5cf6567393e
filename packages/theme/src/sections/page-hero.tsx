import * as React from 'react'
import type { ReactNode } from 'react'
import { useTextAttributes } from '../hooks/page-languages'
import * as S from './page-hero.styles'

export interface PageHeroProps {
  title: string
  /** One sentence under the title. */
  description?: string
  /** A link above the title, back to the list that contains the page. */
  back?: ReactNode
  /** Actions under the description. */
  children?: ReactNode
  /** Element of the title. @default 'h1' */
  as?: 'h1' | 'h2' | 'h3'
}

/** The header of an area page. */
export function PageHero({ title, description, back, children, as }: PageHeroProps) {
  const text = useTextAttributes()
  return (
    <S.Root>
      {back}
      <S.Title as={as} {...text}>
        {title}
      </S.Title>
      {description && <S.Description {...text}>{description}</S.Description>}
      {children && <S.Actions>{children}</S.Actions>}
    </S.Root>
  )
}
