import * as React from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import * as S from './search-form.styles'

interface SearchFormProps {
  /** The page that it leads to before React is there, and without scripts. */
  action: string
  /** Looks for what was typed. */
  onSearch: (text: string) => void
  /** Names the field. @default 'Search this site' */
  label?: string
  /** Says what does not work without scripts. @default 'Searching needs JavaScript. The pages below are all there are.' */
  noScript?: string
}

/** A line to search from, in a page. */
export function SearchForm({
  action,
  onSearch,
  label = 'Search this site',
  noScript = 'Searching needs JavaScript. The pages below are all there are.',
}: SearchFormProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onSearch(typeof text === 'string' ? text : '')
  }
  return (
    <S.Root role="search" action={action} onSubmit={search}>
      <Input
        type="search"
        name="q"
        size="lg"
        icon="search"
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" size="lg">
        Search
      </Button>
      <noscript>{noScript}</noscript>
    </S.Root>
  )
}
