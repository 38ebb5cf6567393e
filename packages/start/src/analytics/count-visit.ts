import type {} from '@galley/core/base-path'
import type { Track } from '@galley/core/track'
import { init, type PlausibleEventOptions, track as send } from '@plausible-analytics/tracker'
import { analytics } from '../analytics-settings'
import { isPageLoading, onPageLoading } from '../page-loading'
import { onPageShown } from '../page-shown'
import { cleanEvent } from './clean-event'
import { findEventProblem } from './find-event-problem'

/** Minimum time a page must be visible to count as a page view. A redirect is faster. */
export const SETTLE_MS = 100

const { domain, host, hashMode, localhost, outboundLinks, fileDownloads } = analytics
const endpoint = `${host === '/' ? __BASE_PATH__ : host.replace(/\/$/, '')}/api/event`

let countedPage: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let hasWarned = false

/** Sends a page view for each page of this visit, and the events queued before this script loaded. */
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
  // Middleware runs while a page loads, and may redirect.
  onPageLoading(countSoon)
  // Without the application, the hash is the only part of the URL that changes.
  addEventListener('hashchange', countSoon)
  document.addEventListener('visibilitychange', countSoon)
  addEventListener('pageshow', ({ persisted }) => {
    // The browser restored this page from its back/forward cache.
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

/** Counts the current page once. Waits if the page is loading or its tab is hidden. */
function countPage() {
  const page = pathOfPage() + (hashMode ? location.hash : '')
  if (page === countedPage || document.hidden || isPageLoading()) return
  countedPage = page
  send('pageview', { callback: warnOnce })
}

/** A static host also serves "/docs" at "/docs/", and the application changes that URL to "/docs". */
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

/** Logs the first lost event. Lost events are never sent again. */
const warnOnce: PlausibleEventOptions['callback'] = (result) => {
  if (hasWarned || !result || ('status' in result && result.status < 400)) return
  hasWarned = true
  const reason = 'status' in result ? `answered ${result.status}` : 'could not be reached'
  console.warn(`${endpoint} ${reason}; an event was lost. Check "analytics.host" in src/site.ts.`)
}
