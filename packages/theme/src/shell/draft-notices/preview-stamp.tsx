import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './preview-stamp.styles'

/** The stamp on everything that is not published. */
export const PreviewStamp = (props: ComponentProps<'span'>) => (
  <S.Stamp {...props}>
    <S.Caret viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2 9 6 3l4 6" />
    </S.Caret>
    Proof
  </S.Stamp>
)
