import * as React from 'react'
import type { ComponentProps, RefObject } from 'react'
import { Spinner } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'
import { SEARCH_ALTERNATIVE_TEXT, SEARCH_PLACEHOLDER } from '../search-texts'
import * as S from './search-field.styles'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onTextChange: (text: string) => void
  /** Shows a spinner. */
  isBusy: boolean
}

/** The text field of the dialog. */
export function SearchField({ ref, value, onTextChange, isBusy, ...rest }: SearchFieldProps) {
  return (
    <S.Root>
      {isBusy ? <Spinner size={18} /> : <Icon name="search" size={18} />}
      <S.Field
        ref={ref}
        type="text"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the rest props contain the others
        role="combobox"
        aria-label={SEARCH_ALTERNATIVE_TEXT}
        aria-autocomplete="list"
        placeholder={SEARCH_PLACEHOLDER}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        value={value}
        onChange={(event) => onTextChange(event.target.value)}
        {...rest}
      />
      {value !== '' && (
        <S.Clear
          type="button"
          onClick={() => {
            onTextChange('')
            ref.current?.focus()
          }}
        >
          Clear
        </S.Clear>
      )}
    </S.Root>
  )
}
