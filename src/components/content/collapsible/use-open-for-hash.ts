import { useEffect, type RefObject } from 'react'
import { followHash } from '~/hooks/follow-hash'
import { readHashId } from '~/lib/hash-id'

/** Opens what is folded away when the URL names it or something inside it, for else a link to there leads nowhere. */
export function useOpenForHash(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const openForHash = () => {
      const target = document.getElementById(readHashId(window.location.hash))
      if (!target || !details.current?.contains(target) || details.current.open) return
      details.current.open = true
      requestAnimationFrame(() => target.scrollIntoView())
    }
    return followHash(openForHash)
  }, [details])
}
