import * as React from 'react'
import type { ReactNode } from 'react'
import * as S from './page-hero.styles'

interface PageHeroProps {
  title: string
  description?: string
  /** Actions below the description. */
  children?: ReactNode
}

/** The opening of an area: its title and one sentence. */
export function PageHero({ title, description, children }: PageHeroProps) {
  return (
    <S.Root>
      <S.Title>{title}</S.Title>
      {description && <S.Description>{description}</S.Description>}
      {children && <S.Actions>{children}</S.Actions>}
    </S.Root>
  )
}
