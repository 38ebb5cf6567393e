import { LAST_VISIT, NEW_ENTRY, NEW_SUMMARY } from './marks'
import { withStorage } from './storage'

/** A changelog entry: its element id and its day, such as "2026-11-20". */
export interface DatedEntry {
  id: string
  date: string
}

/** A visit to the changelog, as stored in the browser. */
export interface Visit {
  /** ISO 8601 time of the visit. */
  time: string
  /** Ids of the entries of that day that the list already had. Any other entry of the same day is new. */
  seen: string[]
}

const dayOf = ({ time }: Visit) => time.slice(0, 10)

/** Returns the entries published after a visit. */
export const findNewEntries = (entries: readonly DatedEntry[], visit: Visit) =>
  entries.filter(({ id, date }) => date > dayOf(visit) || (date === dayOf(visit) && !visit.seen.includes(id)))

/** Returns the visit to store for a list seen at `time`. */
export const describeVisit = (entries: readonly DatedEntry[], time: string): Visit => ({
  time,
  seen: entries.filter(({ date }) => date >= time.slice(0, 10)).map(({ id }) => id),
})

/**
 * Marks the changelog entries published after the reader's last visit, and shows their number above the list. A visit lasts as long as the
 * tab. Marks nothing on the first visit, or if the reader blocks storage.
 */
export function markNewEntries() {
  withStorage(mark)
}

function mark() {
  const articles = [...document.querySelectorAll<HTMLElement>(`[${NEW_ENTRY}]`)]
  const entries = articles.map(({ id, dataset }) => ({ id, date: dataset['date']! }))
  const summary = document.querySelector(`[${NEW_SUMMARY}]`)
  const last = readVisit()
  // Only the first page of the list has the newest entries.
  if (summary) keep(localStorage, describeVisit(entries, new Date().toISOString()))
  if (!last) return
  keep(sessionStorage, last)
  const found = findNewEntries(entries, last)
  for (const article of articles)
    article.setAttribute(NEW_ENTRY, found.some(({ id }) => id === article.id) ? 'new' : '')
  if (summary && found.length > 0) summary.textContent = summarize(found.length, entries.length, last)
}

const keep = (storage: Storage, visit: Visit) => storage.setItem(LAST_VISIT, JSON.stringify(visit))

/** Returns the visit before this tab's visit, undefined if there is none or the stored value is invalid. */
function readVisit() {
  const text = sessionStorage.getItem(LAST_VISIT) ?? localStorage.getItem(LAST_VISIT) ?? 'null'
  const kept = withStorage(() => JSON.parse(text) as Partial<Visit> | null)
  return kept?.seen && kept.time ? (kept as Visit) : undefined
}

function summarize(count: number, shown: number, { time }: Visit) {
  const date = new Date(time).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
  // If every entry is new, older pages of the list may have more.
  return `${count}${count === shown ? ' or more' : ''} new since your last visit (${date})`
}
