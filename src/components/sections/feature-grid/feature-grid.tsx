import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '~/components/ui/icon'
import * as S from './feature-grid.styles'

/** A quiet grid of features between hairlines. */
export function FeatureGrid({ children }: { children: ReactNode }) {
  return <S.Root role="list">{children}</S.Root>
}

interface FeatureProps {
  icon: IconSource
  title: string
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
