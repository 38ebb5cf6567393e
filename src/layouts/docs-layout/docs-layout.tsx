import * as React from 'react'
import type { ReactNode } from 'react'
import { DocsSidebar } from '~/components/shell/docs-sidebar'
import { TableOfContents, TableOfContentsFold } from '~/components/shell/table-of-contents'
import { useNavigation } from '~/hooks/use-navigation'
import type { TocLink } from '~/lib/content-tree'
import * as S from './docs-layout.styles'

export interface DocsLayoutProps {
  /** The page in sight. */
  path: string
  /** The page's headings; without any, there is no "On this page". */
  toc: readonly TocLink[]
  children: ReactNode
}

/** A page of text between the documentation's pages and its own headings. */
export function DocsLayout({ path, toc, children }: DocsLayoutProps) {
  return (
    <S.Grid>
      <S.Side>
        <DocsSidebar items={useNavigation()} path={path} />
      </S.Side>
      <S.Page>
        <TableOfContentsFold toc={toc} />
        {children}
      </S.Page>
      <S.Rail>
        <TableOfContents toc={toc} />
      </S.Rail>
    </S.Grid>
  )
}
