import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../is-typing'

/** Goes to the bar, in the form that ARIA has for keys. No browser takes them for itself. */
export const BAR_SHORTCUT = 'Alt+P'

/** Listens to the bar's shortcut. Where something is typed they may be a letter ("π" on a Mac), and behind a dialog there is no way to the bar. */
export function useBarShortcut(onPress: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (code !== 'KeyP' || !altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
    if (isTyping(target) || document.querySelector('[role=dialog][data-state=open]')) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
