import { useEffect, useState } from 'react'

/** Time that the bar stays hidden for a screenshot. */
export const HIDE_MS = 10_000

/** `?bar=0` in the URL hides the bar, for tools that take screenshots. */
export const BAR_PARAMETER = 'bar'

const isHiddenByUrl = () => new URLSearchParams(location.search).get(BAR_PARAMETER) === '0'

/** Hides the bar for `HIDE_MS` or until Escape. */
export function useHiding() {
  const [isHidden, setHidden] = useState(false)
  // The value from the start of the preview: the URL changes with the page.
  const [isAbsent] = useState(isHiddenByUrl)

  useEffect(() => {
    if (!isHidden) return
    const show = () => setHidden(false)
    const timer = setTimeout(show, HIDE_MS)
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isHidden])

  return { isHidden: isHidden || isAbsent, setHidden }
}
