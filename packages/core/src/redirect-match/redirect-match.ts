import type { ManifestRedirect } from '../server-manifest'
import { encodePath } from '../url-path'

/** Where a redirect leads, and its status. */
export interface RedirectMatch {
  location: string
  status: ManifestRedirect['status']
}

/** Finds the redirect of a decoded path. An exact source wins, then the longest prefix; letter case does not matter. */
export function createRedirectMatcher(redirects: ManifestRedirect[]) {
  const exact = new Map(
    redirects.filter(({ from }) => !isWildcard(from)).map((rule) => [rule.from.toLowerCase(), rule]),
  )
  const wildcards = redirects.filter(({ from }) => isWildcard(from)).sort((a, b) => b.from.length - a.from.length)

  return (path: string, search = ''): RedirectMatch | undefined => {
    const source = (path === '/' ? path : path.replace(/\/$/, '')).normalize('NFC')
    const rule =
      exact.get(source.toLowerCase()) ??
      wildcards.find(({ from }) => `${source}/`.toLowerCase().startsWith(from.slice(0, -1).toLowerCase()))
    if (!rule) return undefined
    const splat = isWildcard(rule.from) ? source.slice(rule.from.length - 1) : ''
    return { location: addSearch(fillWildcard(rule.to, splat), search), status: rule.status }
  }
}

/** Whether a redirect's source or target ends in "/*". */
export function isWildcard(path: string) {
  return path.endsWith('/*')
}

/** A redirect's target, with the match of the source's wildcard in place of its own wildcard. */
export function fillWildcard(target: string, splat: string) {
  if (!isWildcard(target)) return target
  const base = target.slice(0, -2)
  return splat ? `${base}/${encodePath(splat)}` : base || '/'
}

/** Puts the query before the hash. */
function addSearch(target: string, search: string) {
  if (search.length < 2) return target
  const [url = '', hash] = target.split('#', 2)
  const joined = url.includes('?') ? `${url}&${search.slice(1)}` : url + search
  return hash === undefined ? joined : `${joined}#${hash}`
}
