import { LAST_VISIT, NEW_ENTRY, NEW_SUMMARY } from './marks'
import { withStorage } from './storage'

/** An entry of the changelog: its id in the page, and its day, such as "2026-11-20". */
export interface DatedEntry {
  id: string
  date: string
}

/** What the browser keeps of a visit. */
export interface Visit {
  /** When it was, as ISO 8601. */
  time: string
  /** The entries of that day that were there already: a later one of the same day is new. */
  seen: string[]
}

const dayOf = ({ time }: Visit) => time.slice(0, 10)

/** The entries that came after a visit. */
export const findNewEntries = (entries: readonly DatedEntry[], visit: Visit) =>
  entries.filter(({ id, date }) => date > dayOf(visit) || (date === dayOf(visit) && !visit.seen.includes(id)))

/** What to keep of a visit at `time` that shows these entries. */
export const describeVisit = (entries: readonly DatedEntry[], time: string): Visit => ({
  time,
  seen: entries.filter(({ date }) => date >= time.slice(0, 10)).map(({ id }) => id),
})

/**
 * Marks the entries of a changelog that came after the reader's last visit, and counts them above the list. A visit lasts as long as the tab;
 * nothing is marked on the first one, or where the reader forbids storage.
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

/** The visit before that of this tab; undefined for the first one, and where something else was kept. */
function readVisit() {
  const text = sessionStorage.getItem(LAST_VISIT) ?? localStorage.getItem(LAST_VISIT) ?? 'null'
  const kept = withStorage(() => JSON.parse(text) as Partial<Visit> | null)
  return kept?.seen && kept.time ? (kept as Visit) : undefined
}

function summarize(count: number, shown: number, { time }: Visit) {
  const date = new Date(time).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
  // Older pages of the list may have more.
  return `${count}${count === shown ? ' or more' : ''} new since your last visit (${date})`
}
