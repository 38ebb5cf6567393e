import { useEffect, useState } from 'react'
import { findActiveHeadings } from './active-headings'

/** What the header does not cover, with some air. */
const IN_SIGHT = '-80px 0px 0px'
/** That and all the page above it: a jump over a heading is noticed too. */
const REACHED = '1000000px 0px 0px'

const isSame = (left: readonly string[], right: readonly string[]) => left.join(' ') === right.join(' ')

/** Follows the reader: the ids of the headings that count as in sight. */
export function useActiveHeadings(ids: readonly string[]): string[] {
  const [active, setActive] = useState<string[]>([])
  const idList = ids.join(' ')

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
    const inSight = watch(IN_SIGHT)
    const reached = watch(REACHED)
    const update = () => {
      const next = findActiveHeadings(watched, inSight.found, reached.found)
      setActive((current) => (isSame(current, next) ? current : next))
    }

    for (const { observer } of [inSight, reached]) for (const heading of headings) observer.observe(heading)
    return () => {
      inSight.observer.disconnect()
      reached.observer.disconnect()
    }
  }, [idList])

  return active
}
