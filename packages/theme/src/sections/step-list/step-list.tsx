import * as React from 'react'
import type { ReactNode } from 'react'
import * as S from './step-list.styles'

export interface StepListProps {
  /** A `StepItem` for each step. */
  children: ReactNode
}

/** A way to go in a few numbered steps. */
export function StepList({ children }: StepListProps) {
  return <S.Root role="list">{children}</S.Root>
}

export interface StepItemProps {
  /** What to do; a heading of level 3. */
  title: string
  /** What happens in this step. */
  text: ReactNode
  /** The code that does it. */
  children: ReactNode
}

/** One step of a `StepList`: words on one side, real code on the other. */
export function StepItem({ title, text, children }: StepItemProps) {
  return (
    <S.Item>
      <S.Words>
        <S.Title>{title}</S.Title>
        <S.Text>{text}</S.Text>
      </S.Words>
      <S.Code>{children}</S.Code>
    </S.Item>
  )
}
