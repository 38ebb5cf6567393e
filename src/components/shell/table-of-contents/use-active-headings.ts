import { useEffect, useState } from 'react'
import type { TocLink } from '~/lib/content-tree'
import { findActiveHeadings } from './active-headings'

/** What the header does not cover, with some air. */
const VISIBLE = '-80px 0px 0px'
/** That and all the page above it: a jump over a heading is noticed too. */
const REACHED = '1000000px 0px 0px'

const idsOf = (toc: readonly TocLink[]): string[] => toc.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])

const isSame = (left: readonly string[], right: readonly string[]) => left.join(' ') === right.join(' ')

/** The ids of the visible headings, updated while the page scrolls. One call serves every table of contents of a page. */
export function useActiveHeadings(toc: readonly TocLink[]): string[] {
  const [active, setActive] = useState<string[]>([])
  const idList = idsOf(toc).join(' ')

  useEffect(() => {
    const watched = idList.split(' ')
    const headings = watched.flatMap((id) => document.getElementById(id) ?? [])

    const watch = (rootMargin: string) => {
      const found = new Set<string>()
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) found[isIntersecting ? 'add' : 'delete'](target.id)
          update()
        },
        { rootMargin },
      )
      return { found, observer }
    }
    const visible = watch(VISIBLE)
    const reached = watch(REACHED)
    const update = () => {
      const next = findActiveHeadings(watched, visible.found, reached.found)
      setActive((current) => (isSame(current, next) ? current : next))
    }

    for (const { observer } of [visible, reached]) for (const heading of headings) observer.observe(heading)
    return () => {
      visible.observer.disconnect()
      reached.observer.disconnect()
    }
  }, [idList])

  return active
}
