import * as React from 'react'
import type { ReactNode } from 'react'
import * as S from './step-list.styles'

export interface StepListProps {
  /** `StepItem`s. */
  children: ReactNode
}

/** Numbered steps with examples. */
export function StepList({ children }: StepListProps) {
  return <S.Root role="list">{children}</S.Root>
}

export interface StepItemProps {
  /** Heading of level 3. */
  title: string
  /** Description of the step. */
  text: ReactNode
  /** Example, such as a code block. */
  children: ReactNode
}

/** One step of a `StepList`: text on one side, code on the other. */
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
