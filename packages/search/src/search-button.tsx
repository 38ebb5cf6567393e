import * as React from 'react'
import type { ButtonProps } from '@galley/ui/button'
import { OnApple, OnOthers } from '@galley/ui/kbd'
import * as S from './search-button.styles'
import { SEARCH_PLACEHOLDER } from './search-texts'

/** The keys that open the search, as assistive technology is told. */
export const SEARCH_KEYS = 'Meta+K Control+K'

export type SearchButtonProps = Extract<ButtonProps, { to?: undefined }> & {
  /** What is in it, and names it. @default 'Search...' */
  label?: string
  /** Called when it is pressed. Without scripts the press leads to `listPath`. */
  onOpen: () => void
  /** The page that lists everything; undefined for a site without one. */
  listPath?: string | undefined
}

/** Opens the search: on wide screens it looks like the field it opens, on narrow ones like an icon. */
export function SearchButton({ label = SEARCH_PLACEHOLDER, onOpen, listPath, ...rest }: SearchButtonProps) {
  return (
    <form
      action={listPath}
      onSubmit={(event) => {
        event.preventDefault()
        // Safari does not focus a button that is pressed, and the focus comes back to where it was.
        event.currentTarget.querySelector('button')?.focus()
        onOpen()
      }}
    >
      <S.Root
        square
        type="submit"
        variant="ghost"
        color="neutral"
        icon="search"
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_KEYS}
        {...rest}
      >
        <S.Label>{label}</S.Label>{' '}
        <S.Keys>
          <OnApple>⌘</OnApple>
          <OnOthers>Ctrl</OnOthers> K
        </S.Keys>
      </S.Root>
    </form>
  )
}
