import { useEffect, type RefObject } from 'react'

/** Opens what is folded away when the address names it or something inside it, for else a link to there leads nowhere. */
export function useOpenForHash(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const openForHash = () => {
      const target = document.getElementById(readHash())
      if (!target || !details.current?.contains(target) || details.current.open) return
      details.current.open = true
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openForHash()
    window.addEventListener('hashchange', openForHash)
    return () => window.removeEventListener('hashchange', openForHash)
  }, [details])
}

/** The id that the address names. One that is badly encoded names nothing. */
function readHash() {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
