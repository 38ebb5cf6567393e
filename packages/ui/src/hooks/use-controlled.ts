import { useState } from 'react'

/** Props of a component that opens and closes. */
export interface OpenProps {
  /** Controlled open state. */
  open?: boolean
  /** Open on first render. @default false */
  defaultOpen?: boolean
  /** Called when the open state changes. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Holds a value that the parent may control. Without `given`, the hook keeps the value itself, starting with `initial`.
 * @returns The value, a setter that also calls `onChange`, and a setter that does not.
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
