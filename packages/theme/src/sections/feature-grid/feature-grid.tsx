import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import * as S from './feature-grid.styles'

export interface FeatureGridProps {
  /** A `Feature` for each thing. */
  children: ReactNode
}

/** A quiet grid of features between hairlines. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return <S.Root role="list">{children}</S.Root>
}

export interface FeatureProps {
  /** Shown above the title. In MDX any installed icon, such as `rocket`; in code also one of the interface. */
  icon: IconSource
  /** What it is; a heading of level 3. */
  title: ReactNode
  /** What it does for the reader. */
  children: ReactNode
}

/** One feature of a `FeatureGrid`: what it is, and what it does for the reader. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <S.Item>
      <S.Mark>
        <Icon name={icon} size={18} />
      </S.Mark>
      <S.Title>{title}</S.Title>
      <S.Text>{children}</S.Text>
    </S.Item>
  )
}
