import { MAX_COUNT } from '@galley/search-engine/search-client'
import { FAILED, FAILED_HINT, noResults, SEARCHING } from './search-notes'
import type { SessionState } from './search-session'

/** What screen readers announce of a search. */
export function describeState({ answer, answered, status, isSlow }: SessionState, area?: string) {
  if (status === 'error') return `${FAILED} ${FAILED_HINT}`
  if (status === 'pending') return isSlow ? SEARCHING : ''
  if (!answer || !answered) return ''
  if (answer.hits.length === 0) return noResults(answered.text.trim(), area)
  const count = Object.entries(answer.counts)
    .filter(([name]) => answered.area === undefined || name === answered.area)
    .reduce((sum, [, found]) => sum + found, 0)
  const corrected = answer.corrected === undefined ? '' : ` for “${answer.corrected}”`
  if (count >= MAX_COUNT) return `${MAX_COUNT} or more results${corrected}`
  return `${count} ${count === 1 ? 'result' : 'results'}${corrected}`
}
