import * as React from 'react'
import { useId } from 'react'
import type { TocLink } from '@galley/core/content-tree'
import { site } from '@galley/site'
import { TOC, TOC_MARKER } from '@galley/start/marks'
import { BackToTop } from '../back-to-top'
import * as S from './table-of-contents.styles'

export interface TableOfContentsProps {
  toc: readonly TocLink[]
  /** @default site.tableOfContents.title */
  title?: string
}

/** A table of contents next to the page, with a marker for the visible headings. `start/reading-position.ts` moves the marker. */
export function TableOfContents({ toc, title = site.tableOfContents.title }: TableOfContentsProps) {
  const titleId = useId()
  if (toc.length === 0) return null
  return (
    <S.Root aria-labelledby={titleId} {...{ [TOC]: '' }}>
      <S.Title id={titleId}>{title}</S.Title>
      <S.Rail>
        <S.Marker {...{ [TOC_MARKER]: '' }} />
        <Links toc={toc} />
      </S.Rail>
      <BackToTop />
    </S.Root>
  )
}

/** Nested links to the headings. */
export function Links({ toc }: Pick<TableOfContentsProps, 'toc'>) {
  return (
    <S.List role="list">
      {toc.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children && <Links toc={children} />}
        </li>
      ))}
    </S.List>
  )
}
