import { addBasePath, removeBasePath } from '@galley/core/base-path'
import type { NavigateToOptions } from '@galley/core/route-rules'
import { inLanguage, listTranslations, pathLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { navigate } from 'gatsby'

/** Allowed protocols. Others, such as `javascript:` and `data:`, run scripts or show injected content. */
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']

/** Matches the home page, with a query or hash. */
const HOME = /^\/(?:[?#]|$)/

/** Returns true for a page in the language of the current page. Each page loads only the texts of its own language. */
const hasOwnLanguage = (to: string) =>
  (pathLanguage(to) ?? site.languages[0]?.code ?? site.language.code) === site.language.code

/** Leads a link of a text without a translation to the page in the language of the current page. */
export const inOwnLanguage = (to: string) =>
  process.env['WITHOUT_LANGUAGES'] !== 'true' && listTranslations().includes(site.language.code)
    ? inLanguage(to, site.language.code)
    : to

/** Returns true for a page that the router opens. The browser itself loads files, functions, other sites and pages in other languages. */
export const isPage = (to: string) =>
  /^\/(?!\/|api\/|static\/)/.test(to) &&
  !/\.[a-z0-9]+$/i.test(to.replace(/[?#].*$/, '')) &&
  // The home page at "/queue/" is the only page with a trailing slash, which Gatsby would remove.
  !(__BASE_PATH__ && HOME.test(to)) &&
  (process.env['WITHOUT_LANGUAGES'] === 'true' || hasOwnLanguage(to))

/** Opens a page of this site without a reload. Opens another site only with `external`. Throws if the URL is not allowed. */
export function navigateTo(to: string, { external = false, replace = false }: NavigateToOptions = {}) {
  const { path, url } = resolveTarget(to, external, window.location)
  if (path !== undefined && isPage(path)) navigate(path, { replace })
  else if (replace) window.location.replace(url)
  else window.location.assign(url)
}

/**
 * Resolves a URL against the current page, or throws if the URL must not be followed. Parses it as browsers do: "/\host" is another site, and
 * "java script:" with a tab is a script.
 * @returns the URL, and for this site the path without the base path, with query and hash
 */
export function resolveTarget(to: string, external: boolean, { href, origin }: Pick<Location, 'href' | 'origin'>) {
  const url = new URL(addBasePath(to, __BASE_PATH__), href)
  if (!PROTOCOLS.includes(url.protocol)) {
    throw new Error(
      `navigateTo refuses "${to}": the protocol "${url.protocol}" is not allowed. Use https, http, mailto or tel.`,
    )
  }
  const path = url.origin === origin ? removeBasePath(url.pathname, __BASE_PATH__) : undefined
  if (path === undefined && !external) {
    throw new Error(
      `navigateTo refuses "${to}": the URL leads to another site. Pass { external: true } to allow it, but never with a URL that a visitor can choose.`,
    )
  }
  // Without its origin, a path that begins with two slashes would name another host.
  return path?.startsWith('/') && !path.startsWith('//')
    ? { path: path + url.search + url.hash, url: url.href }
    : { url: url.href }
}
