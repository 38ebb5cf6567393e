import * as React from 'react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import * as S from './term.styles'

interface TermProps {
  definition?: string
  /** Text of the term in the sentence. */
  children?: ReactNode
}

/** A term that shows its definition on hover, focus and press. Works without scripts, except that Escape hides the definition. */
export function Term({ definition, children }: TermProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  const restore = () => setDismissed(false)
  useEffect(() => {
    // Listens on the document, because a hovered term has no focus.
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
