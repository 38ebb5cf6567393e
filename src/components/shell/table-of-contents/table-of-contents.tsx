import * as React from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import type { TocLink } from '~/lib/content-tree'
import { site } from '~/site'
import * as S from './table-of-contents.styles'
import { useActiveHeadings } from './use-active-headings'

export interface TableOfContentsProps {
  toc: readonly TocLink[]
  /** @default site.tableOfContents.title */
  title?: string
}

const idsOf = (toc: readonly TocLink[]): string[] => toc.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])

/** The headings of the page, with a marker that spans those in sight. Stands beside the page. */
export function TableOfContents({ toc, title = site.tableOfContents.title }: TableOfContentsProps) {
  const active = useActiveHeadings(idsOf(toc))
  const rail = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const links = rail.current?.querySelectorAll<HTMLElement>('[data-active]')
    const [first, last] = [links?.[0], links?.[links.length - 1]]
    if (!rail.current || !first || !last) return
    rail.current.style.setProperty('--marker-top', `${first.offsetTop}px`)
    rail.current.style.setProperty('--marker-height', `${last.offsetTop + last.offsetHeight - first.offsetTop}px`)
  }, [active])

  if (toc.length === 0) return null
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Title id={titleId}>{title}</S.Title>
      <S.Rail ref={rail}>
        <S.Marker data-shown={active.length > 0 ? '' : undefined} />
        <Links toc={toc} active={active} />
      </S.Rail>
    </S.Root>
  )
}

/** The same above the page, folded, for screens that have no room beside it. */
export function TableOfContentsFold({ toc, title = site.tableOfContents.title }: TableOfContentsProps) {
  if (toc.length === 0) return null
  return (
    <S.Fold>
      <S.Summary>
        {title}
        <Icon name="chevron-right" size={16} />
      </S.Summary>
      <nav aria-label={title}>
        <Links toc={toc} active={[]} />
      </nav>
    </S.Fold>
  )
}

function Links({ toc, active }: { toc: readonly TocLink[]; active: readonly string[] }) {
  return (
    <S.List role="list">
      {toc.map(({ id, text, children }) => (
        <li key={id}>
          <S.Link
            href={`#${id}`}
            data-active={active.includes(id) ? '' : undefined}
            aria-current={active[0] === id ? 'location' : undefined}
          >
            {text}
          </S.Link>
          {children && <Links toc={children} active={active} />}
        </li>
      ))}
    </S.List>
  )
}
