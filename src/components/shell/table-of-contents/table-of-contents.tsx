import * as React from 'react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { BackToTop } from '~/components/shell/back-to-top'
import type { TocLink } from '~/lib/content-tree'
import { site } from '~/site'
import * as S from './table-of-contents.styles'

export interface TableOfContentsProps {
  toc: readonly TocLink[]
  /** The ids of the visible headings, from `useActiveHeadings`. */
  active: readonly string[]
  /** @default site.tableOfContents.title */
  title?: string
}

/** How long a window must keep its size before the marker is measured again. */
export const RESIZE_DEBOUNCE_MS = 250

/** The headings of the page, with a marker that spans the visible ones. Shown beside the page. */
export function TableOfContents({ toc, active, title = site.tableOfContents.title }: TableOfContentsProps) {
  const rail = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const nav = useRef<HTMLElement>(null)
  const moveMarker = useEffectEvent(() => {
    const links = rail.current?.querySelectorAll<HTMLElement>('[data-active]')
    const [first, last] = [links?.[0], links?.[links.length - 1]]
    if (!rail.current || !first || !last) return
    rail.current.style.setProperty('--marker-top', `${first.offsetTop}px`)
    rail.current.style.setProperty('--marker-height', `${last.offsetTop + last.offsetHeight - first.offsetTop}px`)
    keepVisible(nav.current, first)
  })
  useLayoutEffect(() => moveMarker(), [active])

  // Another width, or other letters, break the headings elsewhere.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const handleResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => moveMarker(), RESIZE_DEBOUNCE_MS)
    }
    window.addEventListener('resize', handleResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', handleResize)
    }
  }, [])

  if (toc.length === 0) return null
  return (
    <S.Root ref={nav} aria-labelledby={titleId}>
      <S.Title id={titleId}>{title}</S.Title>
      <S.Rail ref={rail}>
        <S.Marker data-shown={active.length > 0 ? '' : undefined} />
        <Links toc={toc} active={active} />
      </S.Rail>
      <BackToTop />
    </S.Root>
  )
}

/** A list longer than the screen follows the reader. */
function keepVisible(nav: HTMLElement | null, link: HTMLElement) {
  if (!nav || nav.scrollHeight <= nav.clientHeight) return
  const [box, target] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
  if (target.top < box.top || target.bottom > box.bottom) nav.scrollTop += target.top - box.top - box.height / 3
}

/** The headings as links, those of the third level inside. */
export function Links({ toc, active }: Pick<TableOfContentsProps, 'toc' | 'active'>) {
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
