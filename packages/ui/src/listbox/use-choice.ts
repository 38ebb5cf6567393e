import { useEffect, useEffectEvent } from 'react'
import { useControlled } from '../hooks/use-controlled'

interface OneChoice {
  /** Allows selecting several values. @default false */
  multiple?: false
  /** Controlled value. `""` selects nothing. */
  value?: string
  /** Initial value. @default '' */
  defaultValue?: string
  /** Called when the value changes. */
  onValueChange?: (value: string) => void
}

interface SeveralChoices {
  /** Allows selecting several values. @default false */
  multiple: true
  /** Controlled values. */
  value?: readonly string[]
  /** Initial values. @default [] */
  defaultValue?: readonly string[]
  /** Called when the values change. */
  onValueChange?: (value: string[]) => void
}

/** Props of a control that selects one value or several. */
export type Choice = OneChoice | SeveralChoices

const toValues = (value: string | readonly string[] | undefined) =>
  value === undefined ? undefined : typeof value === 'string' ? [value].filter(Boolean) : value

/** Holds the selected values as a list, for one value and for several. */
export function useChoice(choice: Choice) {
  const initial = toValues(choice.defaultValue) ?? []
  const [values, setValues] = useControlled(toValues(choice.value), initial, (next) => {
    if (choice.multiple) choice.onValueChange?.([...next])
    else choice.onValueChange?.(next[0] ?? '')
  })

  return {
    values,
    setValues,
    /** Selects a value. With several values, toggles it. */
    choose: (value: string) => {
      if (!choice.multiple) setValues([value])
      else setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
    },
    reset: () => setValues(initial),
  }
}

/** Calls `onReset` when the form of a control is reset. */
export function useFormReset(control: HTMLButtonElement | HTMLInputElement | null, onReset: () => void) {
  const handleReset = useEffectEvent(onReset)
  useEffect(() => {
    const form = control?.form
    const listener = () => handleReset()
    form?.addEventListener('reset', listener)
    return () => form?.removeEventListener('reset', listener)
  }, [control])
}
