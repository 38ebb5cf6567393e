import * as React from 'react'
import { site } from '@galley/site'
import type { ButtonProps } from '@galley/ui/button'
import { OnApple, OnOthers } from '@galley/ui/kbd'
import * as S from './search-button.styles'

/** Shortcuts of the search, for `aria-keyshortcuts`. */
export const SEARCH_KEYS = 'Meta+K Control+K'

export type SearchButtonProps = Extract<ButtonProps, { to?: undefined }> & {
  /** Text of the button. @default 'Search...' */
  label?: string
  /** Called when the button is pressed. Without JavaScript, the button opens `listPath`. */
  onOpen: () => void
  /** Path of the page that lists all pages. Undefined for a site without one. */
  listPath?: string | undefined
}

/** The button that opens the search: a field on wide screens, an icon on narrow ones. */
export function SearchButton({ label = site.texts.searchPlaceholder, onOpen, listPath, ...rest }: SearchButtonProps) {
  return (
    <form
      action={listPath && site.basePath + listPath}
      onSubmit={(event) => {
        event.preventDefault()
        // Safari does not focus a pressed button, and the closing dialog returns the focus to the element that had it.
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
          <OnOthers>{site.texts.controlKeyShort}</OnOthers> K
        </S.Keys>
      </S.Root>
    </form>
  )
}
