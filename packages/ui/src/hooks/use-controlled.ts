import { useState } from 'react'

/**
 * A value that its owner may control. Without `given` it is kept here, starting with `initial`.
 * @returns the value, a function that changes it and calls the owner, and one that changes only the value kept here
 */
export function useControlled<Value, Next extends Value = Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Next) => void,
) {
  const [own, setOwn] = useState(initial)
  const change = (next: Next) => {
    setOwn(next)
    onChange?.(next)
  }
  return [given ?? own, change, setOwn] as const
}
