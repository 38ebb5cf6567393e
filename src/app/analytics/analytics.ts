import { init, type PlausibleEventOptions, track as send } from '@plausible-analytics/tracker'
import { globalHistory } from '@reach/router'
import { loadingBar } from '~/components/ui/loading-bar'
import type { Track } from '~/lib/track'
import { site } from '~/site'
import { cleanEvent } from './clean-event'
import { findEventProblem } from './find-event-problem'

/** A page counts when it has been shown for so long; a redirect is faster. */
export const SETTLE_MS = 100

const { domain, host, hashMode, localhost, outboundLinks, fileDownloads } = site.analytics
const endpoint = `${host.replace(/\/$/, '')}/api/event`

let countedPage: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let hasWarned = false

/** Counts the pages of this visit from now on. @returns what sends other events */
export function countVisit(): Track {
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
  globalHistory.listen(countSoon)
  // Middleware of a page runs while the bar loads, and may redirect.
  loadingBar.subscribe(countSoon)
  document.addEventListener('visibilitychange', countSoon)
  window.addEventListener('pageshow', ({ persisted }) => {
    // The reader has come back from another site.
    if (persisted) countedPage = undefined
    countSoon()
  })
  countSoon()
  return sendEvent
}

function countSoon() {
  clearTimeout(timer)
  timer = setTimeout(countPage, SETTLE_MS)
}

/** Counts the page that is shown, once. One that is loading or in a hidden tab is counted later. */
function countPage() {
  const page = location.pathname + (hashMode ? location.hash : '')
  if (page === countedPage || document.hidden || ['waiting', 'loading'].includes(loadingBar.getPhase())) return
  countedPage = page
  send('pageview', { callback: warnOnce })
}

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
