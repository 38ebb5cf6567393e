import { useEffect, useMemo, useRef, useState } from 'react'
import { groupBy } from '@galley/core/group-by'
import { listOtherAreas } from '@galley/core/search-index'
import {
  countAll,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
} from '@galley/search-engine/search-client'
import { site } from '@galley/site'
import { useQuery } from '@galley/ui/hooks/use-query'
import { useSettled } from './use-settled'

/** Maximum number of hits per area in a search of all areas. */
const MAX_ROWS_OF_AREA = 5
/** Time after which a pending search counts as slow. */
const SLOW_MS = 300
/** Pause in typing after which excerpts load. */
const EXCERPT_DELAY_MS = 150
/** Excerpts per request: visible ones first, others when the reader scrolls. */
const EXCERPT_BATCH = 5
/** Time without typing after which a text without results is reported. */
const NO_RESULT_DELAY_MS = 1000
/** Shorter texts are not reported. */
const MIN_REPORTED_LENGTH = 2

export type Search = ReturnType<typeof useSearch>

/** Searches for the text and area of the request. Only the newest search gets an answer. An empty text removes the answer. */
export function useSearch(client: SearchClient, request: SearchRequest, onNoResult?: (text: string) => void) {
  const text = request.text.trim()
  // Another path alone must not repeat the search, unless it is a page of another version.
  const key = JSON.stringify([request.text, request.area, ...listOtherAreas(site.search.areas, request.path)])
  const query = useQuery(key, async (_key, signal) =>
    text === '' ? undefined : toResult(request, await client.search(request, signal)),
  )
  const status = text === '' ? 'idle' : query.status
  const result = text === '' ? undefined : query.answer
  const isUnfound = status === 'success' && result !== undefined && countAll(result.answer) === 0
  useReport(isUnfound ? text : undefined, onNoResult)
  return {
    /** Identifies the current search. */
    key,
    status,
    /** The newest result. Stays until the next one. */
    result,
    isSlow: useSettled(status === 'pending', SLOW_MS) ?? false,
    retry: query.retry,
    ...useExcerpts(client, status === 'success' ? result?.hits : undefined),
  }
}

/** Groups the hits by area, in the order of each area's best hit. A search in one area shows all hits. */
function toResult(request: SearchRequest, answer: SearchAnswer) {
  const groups = [...groupBy(answer.hits, ({ area }) => [area])].map(([area, all]) => ({
    area,
    hits: request.area === undefined ? all.slice(0, MAX_ROWS_OF_AREA) : all,
    /** Number of hits in the area, including those that are not in `hits`. */
    total: Math.max(answer.counts[area] ?? 0, all.length),
  }))
  return { request, answer, groups, hits: groups.flatMap(({ hits }) => hits) }
}

/** Loads the excerpts of hits by the hit's id: the first ones after a pause in typing, the next ones after each `readOn`. */
function useExcerpts(client: SearchClient, hits: readonly SearchHit[] | undefined) {
  const [excerpts, setExcerpts] = useState<Readonly<Record<string, string>>>({})
  const [last, setLast] = useState({ hits, start: 0 })
  const settled = useSettled(hits, EXCERPT_DELAY_MS)
  const start = last.hits === hits ? last.start : 0
  const batch = useMemo(() => settled?.slice(start, start + EXCERPT_BATCH), [settled, start])
  // Hits stay useful without excerpts, so an error needs no message.
  const { status } = useQuery(batch?.length === 0 ? undefined : batch, async (wanted, signal) => {
    const found = await client.readExcerpts(wanted, signal)
    if (!signal.aborted) setExcerpts((known) => ({ ...known, ...found }))
  })
  return { excerpts, readOn: () => status === 'success' && setLast({ hits, start: start + EXCERPT_BATCH }) }
}

/** Reports a text without results once, after a pause without another search. */
function useReport(text: string | undefined, onNoResult: ((text: string) => void) | undefined) {
  const unfound = useSettled(text, NO_RESULT_DELAY_MS)
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (unfound === undefined || unfound === reported.current || unfound.length < MIN_REPORTED_LENGTH) return
    reported.current = unfound
    try {
      onNoResult?.(unfound)
    } catch (error) {
      console.error(error)
    }
  }, [unfound, onNoResult])
}
