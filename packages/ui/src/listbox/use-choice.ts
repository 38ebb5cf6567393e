import { useState } from 'react'

interface OneChoice {
  /** Several may be chosen. @default false */
  multiple?: false
  /** What is chosen, where the parent controls it; `""` is nothing. */
  value?: string
  /** What is chosen at first. @default '' */
  defaultValue?: string
  /** Called with each choice. */
  onValueChange?: (value: string) => void
}

interface SeveralChoices {
  /** Several may be chosen. @default false */
  multiple: true
  /** What is chosen, where the parent controls it. */
  value?: readonly string[]
  /** What is chosen at first. @default [] */
  defaultValue?: readonly string[]
  /** Called with each choice. */
  onValueChange?: (value: string[]) => void
}

/** One value or several, kept by the part itself or by its parent. */
export type Choice = OneChoice | SeveralChoices

const toValues = (value: string | readonly string[] | undefined) =>
  value === undefined ? undefined : typeof value === 'string' ? [value].filter(Boolean) : value

/** The values that are chosen, as a list either way. */
export function useChoice(choice: Choice) {
  const [ownValues, setOwnValues] = useState(() => toValues(choice.defaultValue) ?? [])
  const values = toValues(choice.value) ?? ownValues

  const setValues = (next: readonly string[]) => {
    setOwnValues(next)
    if (choice.multiple) choice.onValueChange?.([...next])
    else choice.onValueChange?.(next[0] ?? '')
  }

  return {
    values,
    setValues,
    /** Chooses a value; of several, takes back one that was chosen. */
    choose: (value: string) => {
      if (!choice.multiple) setValues([value])
      else setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
    },
    reset: () => setValues(toValues(choice.defaultValue) ?? []),
  }
}
