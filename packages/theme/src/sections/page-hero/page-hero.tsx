import * as React from 'react'
import type { ReactNode } from 'react'
import * as S from './page-hero.styles'

export interface PageHeroProps {
  /** What the area is. */
  title: string
  /** One sentence below the title. */
  description?: string
  /** A link above the title, to the list that the page is in. */
  back?: ReactNode
  /** Actions below the description. */
  children?: ReactNode
  /** Level of the title: a page has one `h1`. @default 'h1' */
  as?: 'h1' | 'h2' | 'h3'
}

/** The opening of an area: its title and one sentence. */
export function PageHero({ title, description, back, children, as }: PageHeroProps) {
  return (
    <S.Root>
      {back}
      <S.Title as={as}>{title}</S.Title>
      {description && <S.Description>{description}</S.Description>}
      {children && <S.Actions>{children}</S.Actions>}
    </S.Root>
  )
}
