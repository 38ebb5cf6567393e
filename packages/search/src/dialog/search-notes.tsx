import * as React from 'react'
import { Button } from '@galley/ui/button'
import * as S from './search-notes.styles'

export const SEARCHING = 'Searching…'
export const TRY_AGAIN = 'Try again'
export const FAILED = 'The search index could not be loaded.'
export const FAILED_HINT = 'Check the connection and try again.'
export const PARTIAL = 'Only titles and headings were searched: the texts could not be loaded.'
export const ALL_PAGES = 'All pages'

interface Retry {
  onRetry: () => void
}

/** Replaces results that take long. */
export const SearchingNote = () => (
  <S.Note>
    <S.Mark />
    <p>{SEARCHING}</p>
  </S.Note>
)

/** Replaces results that did not load. */
export const FailedNote = ({ onRetry }: Retry) => (
  <S.Note>
    <S.Mark />
    <S.Strong>{FAILED}</S.Strong>
    <p>{FAILED_HINT}</p>
    <Button variant="outline" color="neutral" size="sm" icon="rotate-cw" onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  </S.Note>
)

/** Shown above results of titles alone. */
export const PartialNote = ({ onRetry }: Retry) => (
  <S.Line>
    {PARTIAL}{' '}
    <Button variant="link" color="neutral" size="xs" onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  </S.Line>
)

/** Shown above results of other words than the reader typed. */
export const CorrectedNote = ({ text }: { text: string }) => (
  <S.Line>
    Results for <S.Strong>“{text}”</S.Strong>
  </S.Line>
)

interface NoResultNoteProps {
  /** The page that lists everything; undefined for a site without one. */
  listPath: string | undefined
  text: string
  /** Label of the area that alone was searched. */
  area: string | undefined
  /** How many there are in all areas. */
  elsewhere: number
  onSearchAll: () => void
  suggestions: readonly string[]
  onSuggestion: (text: string) => void
}

export const noResults = (text: string, area?: string) => `No results for “${text}”${area ? ` in ${area}` : ''}`

/** Shown where nothing was found, and offers what helps on. */
export function NoResultNote({
  listPath,
  text,
  area,
  elsewhere,
  onSearchAll,
  suggestions,
  onSuggestion,
}: NoResultNoteProps) {
  return (
    <S.Note>
      <S.Mark />
      <S.Strong>{noResults(text, area)}</S.Strong>
      {elsewhere > 0 && (
        <Button variant="outline" color="neutral" size="sm" onClick={onSearchAll}>
          Search all areas ({elsewhere})
        </Button>
      )}
      {suggestions.length > 0 && (
        <S.Suggestions>
          Did you mean
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="outline"
              color="neutral"
              size="xs"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </S.Suggestions>
      )}
      {listPath !== undefined && (
        <p>
          Look through the list of <S.NoteLink to={listPath}>{ALL_PAGES.toLowerCase()}</S.NoteLink>.
        </p>
      )}
    </S.Note>
  )
}
