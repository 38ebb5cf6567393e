import type { ManifestRedirect } from './server-manifest'
import { encodePath } from './url-path'

export interface RedirectMatch {
  location: string
  status: ManifestRedirect['status']
}

/** Returns a function that finds the redirect of a decoded path. An exact source wins, then the longest prefix. Case is ignored. */
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

/**
 * Lists redirects for hosts that follow the first redirect that matches: exact sources first, then wildcards from the longest to the shortest. Hosts
 * disagree on whether "/old/*" matches "/old", so "/old" gets its own redirect.
 */
export function listForHosts(redirects: readonly ManifestRedirect[]): ManifestRedirect[] {
  const wildcards = redirects.filter(({ from }) => isWildcard(from))
  const exact = redirects.filter(({ from }) => !isWildcard(from))
  const taken = new Set(exact.map(({ from }) => from))
  const bare = wildcards
    .map(({ from, to, status }) => ({ from: fillWildcard(from, ''), to: fillWildcard(to, ''), status }))
    .filter(({ from }) => from !== '/' && !taken.has(from))
  return [
    ...[...exact, ...bare].sort(bySource),
    ...wildcards.sort((a, b) => b.from.length - a.from.length || bySource(a, b)),
  ]
}

const bySource = ({ from: a }: ManifestRedirect, { from: b }: ManifestRedirect) => (a < b ? -1 : Number(a > b))

/** True if a redirect's source or target ends in "/*". */
export function isWildcard(path: string) {
  return path.endsWith('/*')
}

/** Replaces the wildcard of a redirect's target with the decoded text that the source's wildcard matched. */
export function fillWildcard(target: string, splat: string) {
  if (!isWildcard(target)) return target
  const base = target.slice(0, -2)
  return splat ? `${base}/${encodePath(splat)}` : base || '/'
}

/** Adds the query of the request to a target, before the hash. */
function addSearch(target: string, search: string) {
  if (search.length < 2) return target
  const [url = '', hash] = target.split('#', 2)
  const joined = url.includes('?') ? `${url}&${search.slice(1)}` : url + search
  return hash === undefined ? joined : `${joined}#${hash}`
}
