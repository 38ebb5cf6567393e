import { isWildcard, listForHosts } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'

/** Renders the `_redirects` file of static hosts. The first matching line wins. */
export function renderRedirects(redirects: readonly ManifestRedirect[]): string {
  return (
    listForHosts(redirects)
      // Spaces separate the fields of a line.
      .map(
        ({ from, to, status }) =>
          `${from.replaceAll(' ', '%20')} ${isWildcard(to) ? to.replace(/\*$/, ':splat') : to} ${status}\n`,
      )
      .join('')
  )
}
