import { useEffect, useState } from 'react'

/** Returns the value once it has stayed the same for a time in milliseconds, and undefined before. */
export function useSettled<Value>(value: Value, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => {
      clearTimeout(timer)
      setSettled(undefined)
    }
  }, [value, delayMs])
  return Object.is(settled, value) ? value : undefined
}
