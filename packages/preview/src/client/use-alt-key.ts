import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '@galley/start/search-keys'

/**
 * Calls `onKey` for keys pressed with Alt alone. Ignores keys in fields, where Alt may type a letter ("π" on a Mac), and while a dialog covers
 * the page.
 */
export function useAltKey(onKey: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    if (isTyping(target) || document.querySelector('[role=dialog][data-state=open]')) return
    onKey(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
