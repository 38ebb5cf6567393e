import * as React from 'react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { site } from '~/site'
import * as S from './hero.styles'

interface HeroAction {
  label: string
  to: string
}

interface HeroProps {
  /** The promise, in one line. */
  title: string
  /** What the product is, in one sentence. */
  lead: string
  /** The way most readers take. */
  primary: HeroAction
  /** Another way. */
  secondary?: HeroAction
  /** A line in small print below the actions. */
  note?: ReactNode
  /** What proves the promise; stands beside the words. */
  children?: ReactNode
}

/** The opening of the landing page, between crop marks if the site has print marks. */
export function Hero({ title, lead, primary, secondary, note, children }: HeroProps) {
  return (
    <S.Root data-marks={site.printMarks || undefined}>
      <S.Title>{title}</S.Title>
      <S.Words>
        <S.Lead>{lead}</S.Lead>
        <S.Actions>
          <Button to={primary.to} size="lg" trailingIcon="arrow-right">
            {primary.label}
          </Button>
          {secondary && (
            <Button to={secondary.to} size="lg" variant="outline" color="neutral">
              {secondary.label}
            </Button>
          )}
        </S.Actions>
        {note && <S.Note>{note}</S.Note>}
      </S.Words>
      {children && <S.Exhibit>{children}</S.Exhibit>}
    </S.Root>
  )
}
