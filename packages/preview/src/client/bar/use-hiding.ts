import { useEffect, useState } from 'react'

/** How long the bar is hidden for a screenshot. */
export const HIDE_MS = 10_000

/** With `?bar=0` in the URL the bar stays hidden, for tools that take screenshots. */
export const BAR_PARAMETER = 'bar'

const isHiddenByUrl = () =>
  typeof window !== 'undefined' && new URLSearchParams(window.location.search).get(BAR_PARAMETER) === '0'

/** Hides the bar, for a while or until Escape. */
export function useHiding() {
  const [isHidden, setHidden] = useState(false)
  // As it was when the preview began: the URL changes with the page.
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
