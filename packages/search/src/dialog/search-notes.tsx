import * as React from 'react'
import { MAX_COUNT, type SearchRequest } from '@galley/search-engine/search-client'
import { Button } from '@galley/ui/button'
import { searchStore } from '../search-store'
import * as S from './search-dialog.styles'
import { findArea } from './search-rows'
import { countAll, type Search } from './use-search'

const SEARCHING = 'Searching…'
const TRY_AGAIN = 'Try again'
const FAILED = 'The search index could not be loaded.'
const FAILED_HINT = 'Check the connection and try again.'
const SMALL = { variant: 'outline', color: 'neutral', size: 'sm' } as const

interface SearchNotesProps {
  search: Search
  /** Path of the page that lists all pages. Undefined for a site without one. */
  listPath: string | undefined
  /** Acts, then focuses the field, because the pressed button may disappear. */
  thenType: (act: () => void) => void
}

/** The notes above the rows: errors, progress, corrections and searches without results. */
export function SearchNotes({ search, listPath, thenType }: SearchNotesProps) {
  const { result, status, isSlow, retry } = search
  if (status === 'error') {
    return (
      <S.Note>
        <S.NoteLogo />
        <S.Strong>{FAILED}</S.Strong>
        <p>{FAILED_HINT}</p>
        <Button {...SMALL} icon="rotate-cw" onClick={() => thenType(retry)}>
          {TRY_AGAIN}
        </Button>
      </S.Note>
    )
  }
  if (!result) {
    return (
      isSlow && (
        <S.Note>
          <S.NoteLogo />
          <p>{SEARCHING}</p>
        </S.Note>
      )
    )
  }
  const { hits, corrected, leftOut, suggestions, isPartial } = result.answer
  const otherCount = countAll(result.answer)
  return (
    <>
      {isPartial && (
        <S.Line>
          Only titles and headings were searched: the texts could not be loaded.{' '}
          <Button variant="link" color="neutral" size="xs" onClick={() => thenType(retry)}>
            {TRY_AGAIN}
          </Button>
        </S.Line>
      )}
      {corrected !== undefined && (
        <S.Line>
          Results for <S.Strong>“{corrected}”</S.Strong>
        </S.Line>
      )}
      {leftOut.length > 0 && (
        <S.Line>Without {leftOut.map((word) => `“${word}”`).join(', ')}, which the first page does not contain</S.Line>
      )}
      {hits.length === 0 && (
        <S.Note>
          <S.NoteLogo />
          <S.Strong>{nameUnfound(result.request)}</S.Strong>
          {otherCount > 0 && (
            <Button {...SMALL} onClick={() => thenType(() => searchStore.set({ area: undefined }))}>
              Search all areas ({otherCount})
            </Button>
          )}
          {suggestions.length > 0 && (
            <S.Suggestions>
              Did you mean
              {suggestions.map((text) => (
                <Button key={text} {...SMALL} size="xs" onClick={() => thenType(() => searchStore.set({ text }))}>
                  {text}
                </Button>
              ))}
            </S.Suggestions>
          )}
          {listPath !== undefined && (
            <p>
              Look through the list of <S.NoteLink to={listPath}>all pages</S.NoteLink>.
            </p>
          )}
        </S.Note>
      )}
    </>
  )
}

/** Returns the message that screen readers announce for a search. */
export function describeSearch({ result, status, isSlow }: Search) {
  if (status === 'error') return `${FAILED} ${FAILED_HINT}`
  if (status === 'pending') return isSlow ? SEARCHING : ''
  if (!result) return ''
  const { answer, request } = result
  const { hits, counts, corrected } = answer
  if (hits.length === 0) return nameUnfound(request)
  const count = request.area === undefined ? countAll(answer) : (counts[request.area] ?? 0)
  const total = count >= MAX_COUNT ? `${MAX_COUNT} or more results` : `${count} ${count === 1 ? 'result' : 'results'}`
  return corrected === undefined ? total : `${total} for “${corrected}”`
}

function nameUnfound({ text, area }: SearchRequest) {
  const label = findArea(area)?.label
  return `No results for “${text.trim()}”${label ? ` in ${label}` : ''}`
}
