import * as React from 'react'
import type { ReactNode } from 'react'
import type { TocLink } from '@galley/core/content-tree'
import { DocsSidebar, TableOfContents, TableOfContentsFold } from '@galley/site/components'
import { useNavigation } from '../hooks/use-navigation'
import { CONTENT_ID } from './content-id'
import * as S from './docs-layout.styles'

interface DocsLayoutProps {
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

interface DocsColumnsProps {
  /** Headings of the page. Without headings, the table of contents is hidden. */
  toc: readonly TocLink[]
  children: ReactNode
}

/** The text of a page and its table of contents, inside a `DocsLayout`. */
export function DocsColumns({ toc, children }: DocsColumnsProps) {
  return (
    <>
      <S.Page id={CONTENT_ID} tabIndex={-1}>
        <S.Fold>
          <TableOfContentsFold toc={toc} />
        </S.Fold>
        {children}
      </S.Page>
      <S.Rail>
        <TableOfContents toc={toc} />
      </S.Rail>
    </>
  )
}
