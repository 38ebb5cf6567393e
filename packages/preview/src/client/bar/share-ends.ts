import { MAX_SHARE_SECONDS, SHARE_SECONDS } from '@galley/core/preview'
import { count, DAY_MS } from './describe-preview'

/** An option for the end of a shared link. `at` is in milliseconds since 1970. */
export interface ShareEnd {
  value: string
  label: string
  at: number
}

const PRESET_DAYS = [1, 7, 30]
const DEFAULT_DAYS = SHARE_SECONDS / (DAY_MS / 1000)

/** Returns the latest allowed end of a shared link. `ownEnd` is the end of the sharer's own link. All times are in milliseconds since 1970. */
export const lastShareEnd = (now: number, ownEnd: number) => Math.min(ownEnd, now + MAX_SHARE_SECONDS * 1000)

/** Returns the options for the end of a shared link: the presets that end before the sharer's own link, then the end of that own link. */
export function listShareEnds(now: number, ownEnd: number): ShareEnd[] {
  const presets = PRESET_DAYS.map((days) => ({
    value: String(days),
    label: `In ${count(days, 'day')}`,
    at: now + days * DAY_MS,
  }))
  const ends = presets.filter(({ at }) => at < ownEnd)
  return ends.length < presets.length ? [...ends, { value: 'own', label: 'When your own link ends', at: ownEnd }] : ends
}

/** Returns the preselected option. */
export const defaultShareEnd = (ends: readonly ShareEnd[]) =>
  ends.find(({ value }) => value === String(DEFAULT_DAYS)) ?? ends.at(-1)!

/** Returns the value of a date field for a moment, in the reader's time zone. */
export function toDateValue(at: number) {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Returns the end of the day in a date field, in milliseconds since 1970. Returns a message if a link cannot end on this day. */
export function readShareDate(value: string, now: number, ownEnd: number): number | string {
  const last = lastShareEnd(now, ownEnd)
  const at = Date.parse(`${value}T23:59`)
  if (Number.isNaN(at)) return 'Choose a date.'
  if (at <= now) return 'This date is in the past. Choose a later one.'
  if (value <= toDateValue(last)) return Math.min(at, last)
  const why =
    last === ownEnd
      ? 'Your own link ends earlier'
      : `A shared link is valid for at most ${MAX_SHARE_SECONDS / (DAY_MS / 1000)} days`
  return `${why}. Choose a date up to ${new Date(last).toLocaleDateString([], { dateStyle: 'long' })}.`
}
