import * as React from 'react'
import type { ReactNode } from 'react'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import * as S from './hero.styles'

/** A button of the hero. */
export interface HeroAction {
  /** The words on it. */
  label: string
  /** Where it leads. */
  to: string
}

export interface HeroProps {
  /** The promise, in one line. */
  title: string
  /** What the product is, in one sentence. */
  lead?: string | null
  /** The way most readers take. */
  primary: HeroAction
  /** Another way, for those who are not there yet. */
  secondary?: HeroAction
  /** A line in small print below the actions. */
  note?: ReactNode
  /** What proves the promise; is beside the words. */
  children?: ReactNode
  /** Level of the title: a page has one `h1`. @default 'h1' */
  as?: 'h1' | 'h2' | 'h3'
}

/** The opening of the landing page, between crop marks if the site has print marks. */
export function Hero({ title, lead, primary, secondary, note, children, as }: HeroProps) {
  return (
    <S.Root data-marks={site.printMarks || undefined}>
      <S.Sheet>
        <S.Title as={as}>{title}</S.Title>
        <S.Words>
          {lead && <S.Lead>{lead}</S.Lead>}
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
      </S.Sheet>
    </S.Root>
  )
}
