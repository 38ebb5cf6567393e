import * as React from 'react'
import { useRef, type KeyboardEvent } from 'react'
import { BackToTop } from '~/components/shell/back-to-top'
import { Icon } from '~/components/ui/icon'
import type { TocLink } from '~/lib/content-tree'
import { site } from '~/site'
import { Links, type TableOfContentsProps } from './table-of-contents'
import * as S from './table-of-contents-fold.styles'

const flatten = (toc: readonly TocLink[]): TocLink[] => toc.flatMap((link) => [link, ...flatten(link.children ?? [])])

/** The headings above the page, folded, for screens that have no room beside it. Says which part is being read. */
export function TableOfContentsFold({ toc, active, title = site.tableOfContents.title }: TableOfContentsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const current = flatten(toc).find(({ id }) => id === active[0])

  const close = () => fold.current?.removeAttribute('open')
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }

  if (toc.length === 0) return null
  return (
    <S.Fold ref={fold} onKeyDown={handleKeyDown}>
      <S.Summary>
        <Icon name="chevron-right" size={14} />
        {title}
        {current && <S.Current aria-hidden="true">{current.text}</S.Current>}
      </S.Summary>
      <S.Panel aria-label={title} onClick={close}>
        <Links toc={toc} active={active} />
        <BackToTop />
      </S.Panel>
    </S.Fold>
  )
}
