import * as React from 'react'
import { ProofMark } from '~/components/shell/proof-mark'
import { Button } from '~/components/ui/button'
import { SEARCH_PATH } from '../search-texts'
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

/** Stands in the place of results that take long. */
export const SearchingNote = () => (
  <S.Note>
    <ProofMark width={32} height={32} />
    <p>{SEARCHING}</p>
  </S.Note>
)

/** Stands in the place of results that did not come. */
export const FailedNote = ({ onRetry }: Retry) => (
  <S.Note>
    <ProofMark width={32} height={32} />
    <S.Strong>{FAILED}</S.Strong>
    <p>{FAILED_HINT}</p>
    <Button variant="outline" color="neutral" size="sm" icon="rotate-cw" onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  </S.Note>
)

/** Stands above results of titles alone. */
export const PartialNote = ({ onRetry }: Retry) => (
  <S.Line>
    {PARTIAL}{' '}
    <Button variant="link" color="neutral" size="xs" onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  </S.Line>
)

/** Stands above results of other words than the reader typed. */
export const CorrectedNote = ({ text }: { text: string }) => (
  <S.Line>
    Results for <S.Strong>“{text}”</S.Strong>
  </S.Line>
)

interface NoResultNoteProps {
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

/** Stands where nothing was found, and offers what helps on. */
export function NoResultNote({ text, area, elsewhere, onSearchAll, suggestions, onSuggestion }: NoResultNoteProps) {
  return (
    <S.Note>
      <ProofMark width={32} height={32} />
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
      <p>
        Look through the list of <S.NoteLink to={SEARCH_PATH}>{ALL_PAGES.toLowerCase()}</S.NoteLink>.
      </p>
    </S.Note>
  )
}
