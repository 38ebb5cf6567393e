import * as React from 'react'
import type { ReactNode } from 'react'
import { DocsSidebar } from '@galley/site/components'
import { useNavigation } from '../../hooks/use-navigation'
import * as S from './docs-layout.styles'

export interface DocsLayoutProps {
  /** Path of the current page. */
  path: string
  /** `DocsColumns`. */
  children: ReactNode
}

/** A layout with the documentation's sidebar. */
export function DocsLayout({ path, children }: DocsLayoutProps) {
  return (
    <S.Grid>
      <S.Side>
        <DocsSidebar items={useNavigation(path)} path={path} />
      </S.Side>
      {children}
    </S.Grid>
  )
}
