import type { PlausibleRequestPayload } from '@plausible-analytics/tracker'

/** The parameters that Plausible reads as the source of a visit. Any other may hold a token. */
const CAMPAIGN_PARAMETER = /^(utm_(source|medium|campaign|content|term)|source|ref)$/

/** The address without what may be secret: user and password, all parameters but those of campaigns, and the hash. Empty if it is no address. */
export function cleanAddress(address: string, hasHash = false) {
  try {
    const url = new URL(address)
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

/** An event as it leaves the browser: its addresses are clean, and it tells the width of the window and whether hashes are routes. */
export function cleanEvent(event: PlausibleRequestPayload, hashMode: boolean): PlausibleRequestPayload {
  const { u, r, p } = event
  return {
    ...event,
    u: cleanAddress(u, hashMode),
    r: cleanAddress(r ?? '') || null,
    w: window.innerWidth,
    h: hashMode ? 1 : 0,
    // Where a link leads that was clicked.
    ...(p?.['url'] !== undefined && { p: { ...p, url: cleanAddress(p['url']) } }),
  }
}
