import { useEffect, useEffectEvent } from 'react'

/** Calls back when the form of a control is reset. */
export function useFormReset(control: HTMLButtonElement | HTMLInputElement | null, onReset: () => void) {
  const handleReset = useEffectEvent(onReset)
  useEffect(() => {
    const form = control?.form
    const listener = () => handleReset()
    form?.addEventListener('reset', listener)
    return () => form?.removeEventListener('reset', listener)
  }, [control])
}
