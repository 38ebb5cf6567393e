import { useState } from 'react'

/**
 * Code that comes when somebody reaches for a control: pass `reach` to the control's handlers for pointer and focus, and call `open` when
 * it is pressed. Until the code is there, `Part` is undefined and the control stands alone.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
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
        const part = await load()
        setLoaded({ part })
        setOpen(true)
      } catch {
        // No network: the control stays as it was, and the next press tries again.
      }
    },
  }
}
