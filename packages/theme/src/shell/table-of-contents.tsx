import * as React from 'react'
import { useId, useRef, type KeyboardEvent } from 'react'
import type { TocLink } from '@galley/core/content-tree'
import { site } from '@galley/site'
import { BACK_TO_TOP, ownContent, TOC, TOC_CURRENT, TOC_MARKER } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import * as S from './table-of-contents.styles'

export interface TableOfContentsProps {
  toc: readonly TocLink[]
}

/** A table of contents next to the page, with a marker for the visible headings. `start/reading-position.ts` moves the marker. */
export function TableOfContents({ toc }: TableOfContentsProps) {
  const titleId = useId()
  if (toc.length === 0) return null
  return (
    <S.Root aria-labelledby={titleId} {...{ [TOC]: '' }}>
      <S.Title id={titleId}>{site.texts.onThisPage}</S.Title>
      <S.Rail>
        <S.Marker {...{ [TOC_MARKER]: '' }} />
        <Links toc={toc} />
      </S.Rail>
      <BackToTop />
    </S.Root>
  )
}

/** Nested links to the headings. */
function Links({ toc }: TableOfContentsProps) {
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

/** A collapsible table of contents above the page, for narrow screens. Shows the current section. */
export function TableOfContentsFold({ toc }: TableOfContentsProps) {
  const fold = useRef<HTMLDetailsElement>(null)

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    fold.current?.removeAttribute('open')
    fold.current?.querySelector('summary')?.focus()
  }

  if (toc.length === 0) return null
  return (
    <S.Fold ref={fold} {...{ [TOC]: '' }} onKeyDown={handleKeyDown}>
      <S.Summary>
        <Icon name="chevron-right" size={14} />
        {site.texts.onThisPage}
        <S.Current aria-hidden="true" {...{ [TOC_CURRENT]: '' }} {...ownContent} />
      </S.Summary>
      <S.Panel aria-label={site.texts.onThisPage}>
        <Links toc={toc} />
        <BackToTop />
      </S.Panel>
    </S.Fold>
  )
}

/** A link to the top of the page, visible after the reader has scrolled down one screen. */
function BackToTop() {
  // Not "#top", which may be the id of a heading. The space of the hidden link is reserved, so that nothing moves when the link appears.
  return (
    <S.BackToTop href="#" {...{ [BACK_TO_TOP]: '' }}>
      <Icon name="arrow-up" size={14} />
      {site.texts.backToTop}
    </S.BackToTop>
  )
}
