import { fillWildcard, isWildcard } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'

/** Renders the `_redirects` file of static hosts. The first matching line wins, so the most specific sources come first. */
export function renderRedirects(redirects: readonly ManifestRedirect[]): string {
  const wildcards = redirects.filter(({ from }) => isWildcard(from))
  const exact = redirects.filter(({ from }) => !isWildcard(from))
  const taken = new Set(exact.map(({ from }) => from))
  // Hosts disagree on whether "/old/*" matches "/old", so "/old" gets a separate line.
  const bare = wildcards
    .map(({ from, to, status }) => ({ from: fillWildcard(from, ''), to: fillWildcard(to, ''), status }))
    .filter(({ from }) => from !== '/' && !taken.has(from))

  return (
    [
      ...[...exact, ...bare].sort((a, b) => compare(a.from, b.from)),
      ...[...wildcards].sort((a, b) => b.from.length - a.from.length || compare(a.from, b.from)),
    ]
      // Spaces separate the fields of a line.
      .map(
        ({ from, to, status }) =>
          `${from.replaceAll(' ', '%20')} ${isWildcard(to) ? to.replace(/\*$/, ':splat') : to} ${status}\n`,
      )
      .join('')
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
