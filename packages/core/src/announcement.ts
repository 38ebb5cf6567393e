import { toScriptJson } from './escape-html'
import type { Site } from './site'

/** Attribute of the root element while the announcement is hidden. */
export const ANNOUNCEMENT_HIDDEN = 'data-announcement-hidden'

/** Key in `localStorage` for the id of the announcement that the reader has dismissed. */
export const DISMISSED_KEY = 'announcement'

type Announcement = Pick<NonNullable<Site['announcement']>, 'id' | 'until'>

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the time when an announcement ends, in milliseconds since 1970; `Infinity` for an announcement without a last day. */
export const endOf = ({ until }: Announcement) => (until === undefined ? Infinity : Date.parse(until) + DAY_MS)

/**
 * Returns a script for the head. The script hides the announcement before the first paint if the announcement was dismissed or has ended.
 * @param key key in `localStorage`: `DISMISSED_KEY` for this site
 */
export function announcementScript(announcement: Announcement, key: string) {
  const id = toScriptJson(announcement.id)
  const isOver = announcement.until === undefined ? '' : `||Date.now()>=${endOf(announcement)}`
  return `try{if(localStorage.getItem('${key}')===${id}${isOver})document.documentElement.setAttribute('${ANNOUNCEMENT_HIDDEN}','')}catch{}`
}
