import { useState } from 'react'
import { loadPart } from '@galley/core/load-part'

/**
 * Loads code when the pointer or the focus reaches a control. Spread `reach` on the control and call `open` when it is pressed. `Part` is undefined
 * until the code has loaded.
 * @param what Name of the part, for the notice that the part cannot be loaded.
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
        // The reader dismissed the notice. The next press tries again.
      }
    },
  }
}
