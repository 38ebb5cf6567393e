import * as React from 'react'
import { useRef, type KeyboardEvent } from 'react'
import { site } from '@galley/site'
import { TOC, TOC_CURRENT, ownContent } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { BackToTop } from '../back-to-top'
import { Links, type TableOfContentsProps } from './table-of-contents'
import * as S from './table-of-contents-fold.styles'

/** A collapsible table of contents above the page, for narrow screens. Shows the current section. */
export function TableOfContentsFold({ toc, title = site.tableOfContents.title }: TableOfContentsProps) {
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
        {title}
        <S.Current aria-hidden="true" {...{ [TOC_CURRENT]: '' }} {...ownContent} />
      </S.Summary>
      <S.Panel aria-label={title}>
        <Links toc={toc} />
        <BackToTop />
      </S.Panel>
    </S.Fold>
  )
}
