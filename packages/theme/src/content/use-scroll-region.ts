import { useEffect, useRef, useState } from 'react'

/**
 * Returns props for a scrolling element, and `isWide`: true if the content is wider than the element. The element is a tab stop while it can
 * scroll, because keyboard users of Safari could not scroll the element otherwise. Before the first measurement, and without scripts, the
 * element is also a tab stop.
 */
export function useScrollRegion<Region extends HTMLElement>(label: string) {
  const ref = useRef<Region>(null)
  const [isWide, setWide] = useState<boolean>()
  const [isTall, setTall] = useState<boolean>()

  useEffect(() => {
    const region = ref.current
    if (!region) return
    const observer = new ResizeObserver(() => {
      setWide(region.scrollWidth > region.clientWidth)
      setTall(region.scrollHeight > region.clientHeight && getComputedStyle(region).overflowY !== 'hidden')
    })
    for (const element of [region, ...region.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const fits = isWide === false && isTall === false
  return { region: { ref, role: 'group', 'aria-label': label, tabIndex: fits ? undefined : 0 }, isWide }
}
