import { fillWildcard, isWildcard } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'

/** The `_redirects` file of static hosts: the first line that matches wins there, so the closest sources come first. */
export function renderRedirects(redirects: readonly ManifestRedirect[]): string {
  const wildcards = redirects.filter(({ from }) => isWildcard(from))
  const exact = redirects.filter(({ from }) => !isWildcard(from))
  const taken = new Set(exact.map(({ from }) => from))
  // Hosts disagree on whether "/old/*" matches "/old", so that is said on a line of its own.
  const bare = wildcards
    .map(({ from, to, status }) => ({ from: fillWildcard(from, ''), to: fillWildcard(to, ''), status }))
    .filter(({ from }) => from !== '/' && !taken.has(from))

  return (
    [
      ...[...exact, ...bare].sort((a, b) => compare(a.from, b.from)),
      ...[...wildcards].sort((a, b) => b.from.length - a.from.length || compare(a.from, b.from)),
    ]
      // Spaces separate the parts of a line.
      .map(
        ({ from, to, status }) =>
          `${from.replaceAll(' ', '%20')} ${isWildcard(to) ? to.replace(/\*$/, ':splat') : to} ${status}\n`,
      )
      .join('')
  )
}

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b)
}
