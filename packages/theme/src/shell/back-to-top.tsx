import * as React from 'react'
import { BACK_TO_TOP } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { texts } from '../texts'
import * as S from './back-to-top.styles'

/** A link to the top of the page, visible after the reader has scrolled down one screen. */
export function BackToTop() {
  // Not "#top", which may be the id of a heading. The space of the hidden link is reserved, so that nothing moves when the link appears.
  return (
    <S.Root href="#" {...{ [BACK_TO_TOP]: '' }}>
      <Icon name="arrow-up" size={14} />
      {texts.backToTop}
    </S.Root>
  )
}
