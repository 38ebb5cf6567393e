import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '@galley/start/is-typing'

/**
 * Calls back for keys that are pressed with Alt alone. Where something is typed they may be a letter ("π" on a Mac), and behind a dialog
 * they would change what is not seen.
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
