import * as React from 'react'
import type { ReactNode } from 'react'
import { DocsSidebar } from '@galley/site/components'
import { useNavigation } from '../../hooks/use-navigation'
import * as S from './docs-layout.styles'

export interface DocsLayoutProps {
  /** The current page. */
  path: string
  /** The page's columns. */
  children: ReactNode
}

/** A page beside the documentation's pages. */
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
