import * as React from 'react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import * as S from './term.styles'

interface TermProps {
  /** What it means. */
  definition?: string
  /** The term as the sentence has it. */
  children?: ReactNode
}

/** A term whose meaning is shown under the pointer, on focus and when it is pressed, without scripts; with them, Escape hides it. */
export function Term({ definition, children }: TermProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  useEffect(() => {
    // Nothing has the focus where only the pointer is over the term.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  return (
    <S.Root
      data-dismissed={isDismissed || undefined}
      onPointerEnter={restore}
      onPointerLeave={restore}
      onFocus={restore}
      onBlur={restore}
    >
      <S.Word type="button" popoverTarget={id} aria-describedby={id}>
        {children}
      </S.Word>
      <S.Meaning popover="auto" id={id}>
        {definition}
      </S.Meaning>
    </S.Root>
  )
}
