import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import * as S from './feature-grid.styles'

export interface FeatureGridProps {
  /** `Feature`s. */
  children: ReactNode
}

/** A grid of features. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return <S.Root role="list">{children}</S.Root>
}

export interface FeatureProps {
  /** Icon above the title. In MDX any installed icon, such as `rocket`. In code also an icon of the interface. */
  icon: IconSource
  /** Heading of level 3. */
  title: ReactNode
  /** Benefit for the reader. */
  children: ReactNode
}

/** One feature of a `FeatureGrid`. */
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
