import type { NavigateToOptions } from '@galley/core/route-rules'
import { navigate } from 'gatsby'

/** Allowed protocols. Others, such as `javascript:` and `data:`, run scripts or show injected content. */
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Returns true for a page of this site. The browser itself loads files, functions and other sites. */
export const isPage = (to: string) =>
  /^\/(?!\/|api\/|static\/)/.test(to) && !/\.[a-z0-9]+$/i.test(to.replace(/[?#].*$/, ''))

/** Opens a page of this site without a reload. Opens another site only with `external`. Throws if the URL is not allowed. */
export function navigateTo(to: string, { external = false, replace = false }: NavigateToOptions = {}) {
  const { isInside, url } = resolveTarget(to, external, window.location)
  if (isInside && isPage(url)) navigate(url, { replace })
  else if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/**
 * Resolves a URL against the current page, or throws if the URL must not be followed. Parses it as browsers do: "/\host" is another site, and
 * "java script:" with a tab is a script.
 */
export function resolveTarget(to: string, external: boolean, { href, origin }: Pick<Location, 'href' | 'origin'>) {
  const url = new URL(to, href)
  if (!PROTOCOLS.includes(url.protocol)) {
    throw new Error(
      `navigateTo refuses "${to}": the protocol "${url.protocol}" is not allowed. Use https, http, mailto or tel.`,
    )
  }
  const isInside = url.origin === origin
  if (!isInside && !external) {
    throw new Error(
      `navigateTo refuses "${to}": the URL leads to another site. Pass { external: true } to allow it, but never with a URL that a visitor can choose.`,
    )
  }
  // Without its origin, a path that begins with two slashes would name another host.
  const isPath = isInside && !url.pathname.startsWith('//')
  return { isInside, url: isPath ? url.pathname + url.search + url.hash : url.href }
}
