import { useEffect, useEffectEvent, type RefObject } from 'react'
import { readHashId } from '~/lib/hash-id'
import { followHash } from '~/start/follow-hash'

/**
 * Opens the tab that holds the part of the page which the URL names, for else a link to a heading inside a closed tab leads nowhere.
 * @param root The set of tabs; its panels are its children.
 */
export function useTabOfHash(root: RefObject<HTMLElement | null>, open: (value: string) => void) {
  const openTab = useEffectEvent(open)
  useEffect(() => {
    const openTabOfHash = () => {
      const target = document.getElementById(readHashId(window.location.hash))
      const panels = [...(root.current?.querySelectorAll(':scope > [role="tabpanel"]') ?? [])]
      const index = panels.findIndex((panel) => panel.contains(target))
      if (!target || index < 0) return
      openTab(String(index))
      requestAnimationFrame(() => target.scrollIntoView())
    }
    return followHash(openTabOfHash)
  }, [root])
}
