import * as React from 'react'
import { Children, type ReactNode } from 'react'
import * as S from './code-preview.styles'

/** Content as it is rendered, and then its source: the code block that the compiler adds as its last child. */
export function CodePreview({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children)
  return (
    <S.Root>
      <S.Result>{parts.slice(0, -1)}</S.Result>
      {parts.at(-1)}
    </S.Root>
  )
}
