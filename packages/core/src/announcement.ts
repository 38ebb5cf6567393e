import { toScriptJson } from './escape-html'

/** On the root element while the announcement is hidden. */
export const ANNOUNCEMENT_HIDDEN = 'data-announcement-hidden'

/** Where the browser keeps the id of the announcement that the reader has dismissed. */
export const DISMISSED_KEY = 'announcement'

export interface AnnouncementTime {
  id: string
  /** The last day on which it is shown, such as "2026-12-31", in UTC. */
  until?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When an announcement ends, in milliseconds; never without a last day. */
export const endOf = ({ until }: AnnouncementTime) => (until === undefined ? Infinity : Date.parse(until) + DAY_MS)

/** A script for the head: hides the announcement before the first paint, if the reader has dismissed it or it has ended. */
export function announcementScript(announcement: AnnouncementTime) {
  const id = toScriptJson(announcement.id)
  const isOver = announcement.until === undefined ? '' : `||Date.now()>=${endOf(announcement)}`
  return `try{if(localStorage.getItem('${DISMISSED_KEY}')===${id}${isOver})document.documentElement.setAttribute('${ANNOUNCEMENT_HIDDEN}','')}catch{}`
}
