import { useEffect, useRef, useState } from 'react'

/**
 * Props for an element that scrolls inside itself, and whether its content is wider than it. It is a tab stop while there is something to
 * scroll, because Safari's keyboard users cannot reach it otherwise, and until it is measured, so that it works without scripts.
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
