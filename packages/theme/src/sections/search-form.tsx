import * as React from 'react'
import type { SubmitEvent } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import * as S from './search-form.styles'

interface SearchFormProps {
  /** Target of the form before hydration and without scripts. */
  action: string
  /** Called with the typed text. */
  onSearch: (text: string) => void
}

/** A search field in a page. */
export function SearchForm({ action, onSearch }: SearchFormProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onSearch(typeof text === 'string' ? text : '')
  }
  return (
    <S.Root role="search" action={addBasePath(action, site.basePath)} onSubmit={search}>
      <Input
        type="search"
        name="q"
        size="lg"
        icon="search"
        aria-label={site.texts.searchSite}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" size="lg">
        {site.texts.search}
      </Button>
      <noscript>{site.texts.searchNeedsScripts}</noscript>
    </S.Root>
  )
}
