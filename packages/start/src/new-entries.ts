import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { LAST_VISIT, NEW_ENTRY, NEW_SUMMARY } from './marks'
import { ownKey, withStorage } from './storage'

/** A visit to the changelog, as stored in the browser. */
interface Visit {
  /** ISO 8601 time of the visit. */
  time: string
  /** Ids of the entries of that day that the list already had. Any other entry of the same day is new. */
  seen: string[]
}

/**
 * Marks the changelog entries published after the reader's last visit, and shows their number above the list. A visit lasts as long as the
 * tab. Marks nothing on the first visit, or if the reader blocks storage.
 */
export function markNewEntries() {
  withStorage(mark)
}

function mark() {
  const articles = [...document.querySelectorAll<HTMLElement>(`[${NEW_ENTRY}]`)]
  /** The day of an entry, such as "2026-11-20". */
  const dayOf = ({ dataset }: HTMLElement) => dataset['date']!
  const summary = document.querySelector(`[${NEW_SUMMARY}]`)
  const last = readVisit()
  if (summary) {
    // Only the first page of the list has the newest entries.
    const time = new Date().toISOString()
    const seen = articles.filter((article) => dayOf(article) >= time.slice(0, 10)).map(({ id }) => id)
    keep(localStorage, { time, seen })
  }
  if (!last) return
  keep(sessionStorage, last)
  const lastDay = last.time.slice(0, 10)
  const isNew = (article: HTMLElement) =>
    dayOf(article) > lastDay || (dayOf(article) === lastDay && !last.seen.includes(article.id))
  for (const article of articles) article.setAttribute(NEW_ENTRY, isNew(article) ? 'new' : '')
  const count = articles.filter(isNew).length
  if (summary && count > 0) summary.textContent = summarize(count, articles.length, last)
}

const keep = (storage: Storage, visit: Visit) => storage.setItem(ownKey(LAST_VISIT), JSON.stringify(visit))

/** Returns the visit before this tab's visit, undefined if there is none or the stored value is invalid. */
function readVisit() {
  const text = sessionStorage.getItem(ownKey(LAST_VISIT)) ?? localStorage.getItem(ownKey(LAST_VISIT)) ?? 'null'
  const kept = withStorage(() => JSON.parse(text) as Partial<Visit> | null)
  return kept?.seen && kept.time ? (kept as Visit) : undefined
}

function summarize(count: number, shown: number, { time }: Visit) {
  const date = new Date(time).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
  // If every entry is new, older pages of the list may have more.
  const text = count === shown ? site.texts.newEntriesOrMore : site.texts.newEntries
  return fillText(text, { count, date }, { code: document.documentElement.lang })
}
