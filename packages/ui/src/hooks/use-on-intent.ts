import { useState } from 'react'
import { loadPart } from '@galley/core/load-part'

/**
 * Loads code when somebody reaches for a control: pass `reach` to the control's handlers for pointer and focus, and call `open` when
 * it is pressed. Until the code is there, `Part` is undefined and the control is alone.
 * @param what Named in the notice when it cannot be loaded.
 */
export function useOnIntent<Part>(load: () => Promise<Part>, what?: string) {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void load().catch(() => undefined)
  return {
    Part: loaded?.part,
    isOpen,
    setOpen,
    reach: { onPointerEnter: prepare, onFocus: prepare },
    open: async () => {
      try {
        const part = await loadPart(load, what)
        setLoaded({ part })
        setOpen(true)
      } catch {
        // Given up: the control stays as it was, and the next press tries again.
      }
    },
  }
}
