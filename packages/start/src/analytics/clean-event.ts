import type { PlausibleRequestPayload } from '@plausible-analytics/tracker'

/** Query parameters that Plausible reads as the source of a visit. Any other parameter may hold a token. */
const CAMPAIGN_PARAMETER = /^(utm_(source|medium|campaign|content|term)|source|ref)$/

/**
 * Removes the parts of a URL that may be secret: user, password, hash, and every parameter except those of campaigns. Returns "" for an
 * invalid URL.
 * @param hasHash keeps the hash, for sites whose hashes are routes
 */
export function cleanUrl(dirty: string, hasHash = false) {
  try {
    const url = new URL(dirty)
    const route = hasHash ? url.hash.split('?', 1)[0]! : ''
    url.username = url.password = ''
    url.search = String(new URLSearchParams([...url.searchParams].filter(([name]) => CAMPAIGN_PARAMETER.test(name))))
    // A hash such as "#access_token=…" is a secret, not a route.
    url.hash = route.includes('=') ? '' : route
    return url.href
  } catch {
    return ''
  }
}

/** Returns the event to send: URLs without secrets, plus the width of the window and the routing mode. */
export function cleanEvent(event: PlausibleRequestPayload, hashMode: boolean): PlausibleRequestPayload {
  const { u, r, p } = event
  return {
    ...event,
    u: cleanUrl(u, hashMode),
    r: cleanUrl(r ?? '') || null,
    w: window.innerWidth,
    h: hashMode ? 1 : 0,
    // The target of a clicked link.
    ...(p?.['url'] !== undefined && { p: { ...p, url: cleanUrl(p['url']) } }),
  }
}
