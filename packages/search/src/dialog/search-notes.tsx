import * as React from 'react'
import { fillText } from '@galley/core/texts'
import { countAll, MAX_COUNT, type SearchRequest } from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { searchStore } from '../search-store'
import * as S from './search-dialog.styles'
import { findArea } from './search-rows'
import type { Search } from './use-search'

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
        <S.Strong>{site.texts.searchFailed}</S.Strong>
        <p>{site.texts.searchFailedHint}</p>
        <Button {...SMALL} icon="rotate-cw" onClick={() => thenType(retry)}>
          {site.texts.tryAgain}
        </Button>
      </S.Note>
    )
  }
  if (!result) {
    return (
      isSlow && (
        <S.Note>
          <S.NoteLogo />
          <p>{site.texts.searching}</p>
        </S.Note>
      )
    )
  }
  const { hits, corrected, leftOut, suggestions, isPartial } = result.answer
  const otherCount = countAll(result.answer)
  const [beforeText, afterText] = site.texts.resultsFor.split('{text}')
  const [beforeLink, afterLink] = site.texts.lookThrough.split('{allPages}')
  return (
    <>
      {isPartial && (
        <S.Line>
          {site.texts.searchPartial}{' '}
          <Button variant="link" color="neutral" size="xs" onClick={() => thenType(retry)}>
            {site.texts.tryAgain}
          </Button>
        </S.Line>
      )}
      {corrected !== undefined && (
        <S.Line>
          {beforeText}
          <S.Strong>{quote(corrected)}</S.Strong>
          {afterText}
        </S.Line>
      )}
      {leftOut.length > 0 && (
        <S.Line>{fillText(site.texts.resultsWithout, { words: leftOut.map(quote).join(', ') }, site.language)}</S.Line>
      )}
      {hits.length === 0 && (
        <S.Note>
          <S.NoteLogo />
          <S.Strong>{nameUnfound(result.request)}</S.Strong>
          {otherCount > 0 && (
            <Button {...SMALL} onClick={() => thenType(() => searchStore.set({ area: undefined }))}>
              {fillText(site.texts.searchAllAreas, { count: otherCount }, site.language)}
            </Button>
          )}
          {suggestions.length > 0 && (
            <S.Suggestions>
              {site.texts.didYouMean}
              {suggestions.map((text) => (
                <Button key={text} {...SMALL} size="xs" onClick={() => thenType(() => searchStore.set({ text }))}>
                  {text}
                </Button>
              ))}
            </S.Suggestions>
          )}
          {listPath !== undefined && (
            <p>
              {beforeLink}
              <S.NoteLink to={listPath}>{site.texts.allPages}</S.NoteLink>
              {afterLink}
            </p>
          )}
        </S.Note>
      )}
    </>
  )
}

/** Returns the message that screen readers announce for a search. */
export function describeSearch({ result, status, isSlow }: Search) {
  if (status === 'error') return `${site.texts.searchFailed} ${site.texts.searchFailedHint}`
  if (status === 'pending') return isSlow ? site.texts.searching : ''
  if (!result) return ''
  const { answer, request } = result
  const { hits, counts, corrected } = answer
  if (hits.length === 0) return nameUnfound(request)
  const count = request.area === undefined ? countAll(answer) : (counts[request.area] ?? 0)
  const isMore = count >= MAX_COUNT
  const values = { count: isMore ? MAX_COUNT : count, text: corrected ?? '' }
  if (corrected === undefined)
    return fillText(isMore ? site.texts.resultsOrMore : site.texts.resultCount, values, site.language)
  return fillText(isMore ? site.texts.resultsOrMoreFor : site.texts.resultCountFor, values, site.language)
}

function nameUnfound({ text, area }: SearchRequest) {
  const label = findArea(area)?.label
  const found = { text: text.trim(), area: label ?? '' }
  return fillText(label ? site.texts.noResultsIn : site.texts.noResults, found, site.language)
}

const quote = (text: string) => fillText(site.texts.quoted, { text }, site.language)
