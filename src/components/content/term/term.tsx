import * as React from 'react'
import { useId, type ReactNode } from 'react'
import * as S from './term.styles'

interface TermProps {
  /** What it means. */
  definition?: string
  /** The term as the sentence has it. */
  children?: ReactNode
}

/** A term whose meaning is shown under the pointer and when it is pressed, without scripts. */
export function Term({ definition, children }: TermProps) {
  const id = useId()
  return (
    <S.Root>
      <S.Word type="button" popoverTarget={id} aria-describedby={id}>
        {children}
      </S.Word>
      <S.Meaning popover="auto" id={id}>
        {definition}
      </S.Meaning>
    </S.Root>
  )
}
