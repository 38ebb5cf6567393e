import type { NavigateToOptions } from '@galley/core/route-rules'
import { navigate } from 'gatsby'

/** Where a URL may lead. Others run a script or show what nobody published. */
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Whether a URL is a page of this site: the browser itself loads files, functions and other sites. */
export const isPage = (to: string) =>
  /^\/(?!\/|api\/|static\/)/.test(to) && !/\.[a-z0-9]+$/i.test(to.replace(/[?#].*$/, ''))

/** Goes to a page of this site, as a link would; to another site only when that is meant. */
export function navigateTo(to: string, { external = false, replace = false }: NavigateToOptions = {}) {
  const { isInside, url } = resolveTarget(to, external, window.location)
  if (isInside && isPage(url)) navigate(url, { replace })
  else if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/**
 * What a URL means on the current page, or an error when it must not be followed. The browser's own reading counts: it takes "/\host" for
 * another site, and "java script:" with a tab in it for a script.
 */
export function resolveTarget(to: string, external: boolean, { href, origin }: Pick<Location, 'href' | 'origin'>) {
  const url = new URL(to, href)
  if (!PROTOCOLS.includes(url.protocol)) {
    throw new Error(`navigateTo refuses "${to}": "${url.protocol}" leads to no page. Use https, http, mailto or tel.`)
  }
  const isInside = url.origin === origin
  if (!isInside && !external) {
    throw new Error(
      `navigateTo refuses "${to}": it leads out of this site. If that is meant, pass { external: true }; never with a URL that a visitor can choose.`,
    )
  }
  // Alone, a path that begins with two slashes names another host.
  const isPath = isInside && !url.pathname.startsWith('//')
  return { isInside, url: isPath ? url.pathname + url.search + url.hash : url.href }
}
