import * as React from 'react'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hooks/use-hydrated'
import type { ListboxOption, ListboxSection } from '../listbox'
import * as S from './select.styles'

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'value'> {
  sections: readonly ListboxSection[]
  values: readonly string[]
  onValuesChange: (values: readonly string[]) => void
  placeholder: string
}

/**
 * A native `<select>` behind the custom control. It submits the value, validates `required`, receives autofill, and replaces the custom control
 * without scripts.
 */
export function NativeSelect({ sections, values, onValuesChange, placeholder, ...rest }: NativeSelectProps) {
  // Stays accessible in the server's HTML, for readers without scripts.
  const isBehind = useHydrated()
  return (
    <S.Native
      {...rest}
      tabIndex={isBehind ? -1 : undefined}
      aria-hidden={isBehind || undefined}
      value={rest.multiple ? values : (values[0] ?? '')}
      onChange={(event) =>
        onValuesChange([...event.target.selectedOptions].map((option) => option.value).filter(Boolean))
      }
    >
      {!rest.multiple && <option value="">{placeholder}</option>}
      {sections.map(({ label, options }, index) =>
        label === undefined ? (
          options.map(toNative)
        ) : (
          <optgroup key={index} label={label}>
            {options.map(toNative)}
          </optgroup>
        ),
      )}
    </S.Native>
  )
}

const toNative = ({ value, label, disabled }: ListboxOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
