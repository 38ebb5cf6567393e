import type { ComponentProps } from 'react'
import * as S from './proof.styles'

export interface ProofStampProps extends ComponentProps<'span'> {
  /** The word. @default 'Proof' */
  label?: string
}

/** The sign of what is not published: a proofreader's caret and the word. */
export function ProofStamp({ label = 'Proof', ...rest }: ProofStampProps) {
  return (
    <S.Stamp {...rest}>
      <S.Caret viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 9 6 3l4 6" />
      </S.Caret>
      {label}
    </S.Stamp>
  )
}
