import { useState } from 'react'

export interface OpenValues {
  /** The open groups, by their `value`, when the owner decides; a row shows one at a time. */
  value?: readonly string[]
  /** The groups that are open at first. @default in a column, those that the data opens */
  defaultValue?: readonly string[]
  /** Hears which groups are open after each change. */
  onValueChange?: (value: string[]) => void
}

/** Which groups are open, kept here unless the owner keeps it. */
export function useOpenValues({ value, defaultValue, onValueChange }: OpenValues, initial: readonly string[] = []) {
  const [own, setOwn] = useState(defaultValue ?? initial)
  const change = (next: string[]) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value ?? own, change, setOwn] as const
}
