import * as React from 'react'
import { Children, type ReactNode } from 'react'
import * as S from './code-preview.styles'

/** Rendered content above its source. The compiler adds the source as the last child. */
export function CodePreview({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children)
  return (
    <S.Root>
      <S.Result>{parts.slice(0, -1)}</S.Result>
      {parts.at(-1)}
    </S.Root>
  )
}
