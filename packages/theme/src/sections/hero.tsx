import * as React from 'react'
import type { ReactNode } from 'react'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import * as S from './hero.styles'

/** A link with a label, such as a button of the hero. */
export interface HeroAction {
  label: string
  to: string
}

export interface HeroProps {
  /** Main message, in one line. */
  title: string
  /** Description of the product, in one sentence. */
  lead?: string | null
  /** Highlighted button. */
  primary: HeroAction
  /** Second button. */
  secondary?: HeroAction
  /** Small print under the buttons. */
  note?: ReactNode
  /** Content next to the text, such as an example. */
  children?: ReactNode
  /** Element of the title. @default 'h1' */
  as?: 'h1' | 'h2' | 'h3'
}

/** The header of the landing page, with crop marks if the site has print marks. */
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
