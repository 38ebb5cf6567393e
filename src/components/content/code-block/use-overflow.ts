import { useEffect, useState, type RefObject } from 'react'

/** True while what the element holds is wider than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setOverflows(entry.target.scrollWidth > entry.target.clientWidth)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
