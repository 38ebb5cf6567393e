import * as React from 'react'
import { MAX_COUNT, type SearchAnswer } from '@galley/search-engine/search-client'
import { Button } from '@galley/ui/button'
import * as S from './search-notes.styles'
import type { SessionState } from './search-session'

export const SEARCHING = 'Searching…'
export const TRY_AGAIN = 'Try again'
export const FAILED = 'The search index could not be loaded.'
export const FAILED_HINT = 'Check the connection and try again.'
export const PARTIAL = 'Only titles and headings were searched: the texts could not be loaded.'
export const ALL_PAGES = 'All pages'

interface SearchNotesProps {
  state: SessionState
  /** Label of the area of the answered search. */
  areaLabel: string | undefined
  /** Path of the page that lists all pages. Undefined for a site without one. */
  listPath: string | undefined
  onRetry: () => void
  onSearchAll: () => void
  onSuggestion: (text: string) => void
}

/** The notes above the rows: errors, progress, corrections and searches without results. */
export function SearchNotes({ state, areaLabel, listPath, onRetry, onSearchAll, onSuggestion }: SearchNotesProps) {
  const { answer, answered, status, isSlow } = state
  if (status === 'error') return <FailedNote onRetry={onRetry} />
  if (!answer || !answered) return isSlow && <SearchingNote />
  return (
    <>
      {answer.isPartial && (
        <S.Line>
          {PARTIAL}{' '}
          <Button variant="link" color="neutral" size="xs" onClick={onRetry}>
            {TRY_AGAIN}
          </Button>
        </S.Line>
      )}
      {answer.corrected !== undefined && (
        <S.Line>
          Results for <S.Strong>“{answer.corrected}”</S.Strong>
        </S.Line>
      )}
      {answer.leftOut.length > 0 && (
        <S.Line>
          Without {answer.leftOut.map((word) => `“${word}”`).join(', ')}, which the first page does not contain
        </S.Line>
      )}
      {answer.hits.length === 0 && (
        <S.Note>
          <S.Mark />
          <S.Strong>{noResults(answered.text.trim(), areaLabel)}</S.Strong>
          <OtherAreas count={countAll(answer)} onSearchAll={onSearchAll} />
          <Suggestions texts={answer.suggestions} onSuggestion={onSuggestion} />
          {listPath !== undefined && (
            <p>
              Look through the list of <S.NoteLink to={listPath}>{ALL_PAGES.toLowerCase()}</S.NoteLink>.
            </p>
          )}
        </S.Note>
      )}
    </>
  )
}

const SearchingNote = () => (
  <S.Note>
    <S.Mark />
    <p>{SEARCHING}</p>
  </S.Note>
)

const FailedNote = ({ onRetry }: Pick<SearchNotesProps, 'onRetry'>) => (
  <S.Note>
    <S.Mark />
    <S.Strong>{FAILED}</S.Strong>
    <p>{FAILED_HINT}</p>
    <Button variant="outline" color="neutral" size="sm" icon="rotate-cw" onClick={onRetry}>
      {TRY_AGAIN}
    </Button>
  </S.Note>
)

const OtherAreas = ({ count, onSearchAll }: { count: number } & Pick<SearchNotesProps, 'onSearchAll'>) =>
  count > 0 && (
    <Button variant="outline" color="neutral" size="sm" onClick={onSearchAll}>
      Search all areas ({count})
    </Button>
  )

const Suggestions = ({ texts, onSuggestion }: { texts: readonly string[] } & Pick<SearchNotesProps, 'onSuggestion'>) =>
  texts.length > 0 && (
    <S.Suggestions>
      Did you mean
      {texts.map((text) => (
        <Button key={text} variant="outline" color="neutral" size="xs" onClick={() => onSuggestion(text)}>
          {text}
        </Button>
      ))}
    </S.Suggestions>
  )

/** Returns the message that screen readers announce for a search. */
export function describeState({ answer, answered, status, isSlow }: SessionState, areaLabel?: string) {
  if (status === 'error') return `${FAILED} ${FAILED_HINT}`
  if (status === 'pending') return isSlow ? SEARCHING : ''
  if (!answer || !answered) return ''
  if (answer.hits.length === 0) return noResults(answered.text.trim(), areaLabel)
  const count = answered.area === undefined ? countAll(answer) : (answer.counts[answered.area] ?? 0)
  const corrected = answer.corrected === undefined ? '' : ` for “${answer.corrected}”`
  if (count >= MAX_COUNT) return `${MAX_COUNT} or more results${corrected}`
  return `${count} ${count === 1 ? 'result' : 'results'}${corrected}`
}

const countAll = ({ counts }: SearchAnswer) => Object.values(counts).reduce((sum, count) => sum + count, 0)

const noResults = (text: string, area?: string) => `No results for “${text}”${area ? ` in ${area}` : ''}`
