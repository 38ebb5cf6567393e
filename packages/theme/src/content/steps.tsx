import * as React from 'react'
import type { ReactNode } from 'react'
import * as S from './steps.styles'

interface StepsProps {
  children?: ReactNode
}

/** Numbered steps along a rail. Contains `Step`s. */
export function Steps({ children }: StepsProps) {
  return <S.Root role="list">{children}</S.Root>
}

/** One step: a heading and its instructions. */
export function Step({ children }: StepsProps) {
  return <S.Step>{children}</S.Step>
}
