import * as React from 'react'
import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { featureIcons, type FeatureIcon } from './feature-icons'
import * as S from './feature-grid.styles'

/** The set draws in a square of this side. */
const BOX = 24

/** A quiet grid of features between hairlines. */
export function FeatureGrid({ children }: { children: ReactNode }) {
  return <S.Root role="list">{children}</S.Root>
}

interface FeatureProps {
  icon: FeatureIcon
  title: string
  children: ReactNode
}

/** One feature of a `FeatureGrid`: what it is, and what it does for the reader. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <S.Item>
      <S.Mark>
        <Icon icon={{ body: featureIcons[icon].body, width: BOX, height: BOX }} size={18} />
      </S.Mark>
      <S.Title>{title}</S.Title>
      <S.Text>{children}</S.Text>
    </S.Item>
  )
}
