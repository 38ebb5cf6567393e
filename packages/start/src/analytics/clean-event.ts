import type { PlausibleRequestPayload } from '@plausible-analytics/tracker'

/** The parameters that Plausible reads as the source of a visit. Any other may hold a token. */
const CAMPAIGN_PARAMETER = /^(utm_(source|medium|campaign|content|term)|source|ref)$/

/** The URL without what may be secret: user and password, all parameters but those of campaigns, and the hash. Empty for an invalid URL. */
export function cleanUrl(dirty: string, hasHash = false) {
  try {
    const url = new URL(dirty)
    const route = hasHash ? url.hash.split('?', 1)[0]! : ''
    url.username = url.password = ''
    url.search = String(new URLSearchParams([...url.searchParams].filter(([name]) => CAMPAIGN_PARAMETER.test(name))))
    // "#access_token=…" is no route.
    url.hash = route.includes('=') ? '' : route
    return url.href
  } catch {
    return ''
  }
}

/** An event as it leaves the browser: clean URLs, the width of the window, and whether hashes are routes. */
export function cleanEvent(event: PlausibleRequestPayload, hashMode: boolean): PlausibleRequestPayload {
  const { u, r, p } = event
  return {
    ...event,
    u: cleanUrl(u, hashMode),
    r: cleanUrl(r ?? '') || null,
    w: window.innerWidth,
    h: hashMode ? 1 : 0,
    // Where a link leads that was clicked.
    ...(p?.['url'] !== undefined && { p: { ...p, url: cleanUrl(p['url']) } }),
  }
}
