import type { Track } from '@galley/core/track'
import { init, type PlausibleEventOptions, track as send } from '@plausible-analytics/tracker'
import { analytics } from '../analytics-settings'
import { isPageLoading, onPageLoading } from '../page-loading'
import { onPageShown } from '../page-shown'
import { cleanEvent } from './clean-event'
import { findEventProblem } from './find-event-problem'

/** A page counts when it has been shown for so long; a redirect is faster. */
export const SETTLE_MS = 100

const { domain, host, hashMode, localhost, outboundLinks, fileDownloads } = analytics
const endpoint = `${host.replace(/\/$/, '')}/api/event`

let countedPage: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let hasWarned = false

/** Counts the pages of this visit from now on, and sends the events that waited. */
export function countVisit() {
  init({
    domain,
    endpoint,
    outboundLinks,
    fileDownloads,
    autoCapturePageviews: false,
    hashBasedRouting: hashMode,
    captureOnLocalhost: localhost,
    transformRequest: (event) => cleanEvent(event, hashMode),
  })
  onPageShown(countSoon)
  // Middleware of a page runs while it loads, and may redirect.
  onPageLoading(countSoon)
  // Without the application no other page is shown, but another hash may be.
  addEventListener('hashchange', countSoon)
  document.addEventListener('visibilitychange', countSoon)
  addEventListener('pageshow', ({ persisted }) => {
    // The reader has come back from another page.
    if (persisted) countedPage = undefined
    countSoon()
  })
  countSoon()
  const waiting = window.trackedEvents as Parameters<Track>[]
  window.trackedEvents = { push: (event: Parameters<Track>) => sendEvent(...event) }
  for (const event of waiting) sendEvent(...event)
}

function countSoon() {
  clearTimeout(timer)
  timer = setTimeout(countPage, SETTLE_MS)
}

/** Counts the page that is shown, once. One that is loading or in a hidden tab is counted later. */
function countPage() {
  const page = pathOfPage() + (hashMode ? location.hash : '')
  if (page === countedPage || document.hidden || isPageLoading()) return
  countedPage = page
  send('pageview', { callback: warnOnce })
}

/** A static host shows "/docs" under "/docs/" too, which becomes "/docs" when the application takes over. */
const pathOfPage = () => location.pathname.replace(/\/(index\.html)?$/, '')

const sendEvent: Track = (name, options = {}) => {
  const problem = findEventProblem(name, options)
  if (problem) {
    console.error(problem)
    return
  }
  const { props = {}, revenue } = options
  const texts = Object.fromEntries(Object.entries(props).map(([key, value]) => [key, String(value)]))
  send(name, { props: texts, ...(revenue && { revenue }), callback: warnOnce })
}

/** Events are never sent again, and never disturb the page. */
const warnOnce: PlausibleEventOptions['callback'] = (result) => {
  if (hasWarned || !result || ('status' in result && result.status < 400)) return
  hasWarned = true
  const reason = 'status' in result ? `answered ${result.status}` : 'could not be reached'
  console.warn(`${endpoint} ${reason}; an event was lost. Check "analytics.host" in src/site.ts.`)
}
