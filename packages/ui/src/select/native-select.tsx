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
 * The browser's own control behind ours: it carries the value in the form, asks for a required one, is what browsers fill in, and takes over where
 * scripts are off.
 */
export function NativeSelect({ sections, values, onValuesChange, placeholder, ...rest }: NativeSelectProps) {
  // The server's page may be for a reader without scripts, who has this one alone.
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
