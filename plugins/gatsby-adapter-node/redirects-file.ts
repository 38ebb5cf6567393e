import { addBasePath } from '@galley/core/base-path'
import { isWildcard, listForHosts } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'

/** Renders the `_redirects` file of static hosts. The first matching line wins. */
export function renderRedirects(redirects: readonly ManifestRedirect[], basePath: string): string {
  return (
    listForHosts(redirects)
      // Spaces separate the fields of a line.
      .map(
        ({ from, to, status }) =>
          `${basePath}${from.replaceAll(' ', '%20')} ${addBasePath(isWildcard(to) ? to.replace(/\*$/, ':splat') : to, basePath)} ${status}\n`,
      )
      .join('')
  )
}
