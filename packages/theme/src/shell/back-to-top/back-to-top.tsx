import * as React from 'react'
import type { ComponentProps } from 'react'
import { BACK_TO_TOP } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { texts } from '../../texts'
import * as S from './back-to-top.styles'

export interface BackToTopProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** @default 'Back to top' */
  label?: string
}

/** Leads to the start of the page, once the reader is a screen away from it. */
export function BackToTop({ label = texts.backToTop, ...rest }: BackToTopProps) {
  // "#top" would lead to a heading "Top".
  // Its space is reserved, so that nothing moves when it appears.
  return (
    <S.Root href="#" {...{ [BACK_TO_TOP]: '' }} {...rest}>
      <Icon name="arrow-up" size={14} />
      {label}
    </S.Root>
  )
}
