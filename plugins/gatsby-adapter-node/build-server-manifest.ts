import { dropBasePath } from '@galley/core/base-path'
import { fillWildcard, isWildcard } from '@galley/core/redirect-match'
import { type ManifestRedirect, type ServerManifest } from '@galley/core/server-manifest'
import { IMMUTABLE, REVALIDATE } from '@galley/core/site-headers'
import { site } from '@galley/site'
import type { HeaderRoutes } from 'gatsby'

/** The part of Gatsby's store that describes a built site to the server. */
export interface BuiltSite {
  pages: ReadonlyMap<string, { path: string; component: string; matchPath?: string | null; mode: string }>
  redirects: readonly BuiltRedirect[]
  functions: readonly { functionRoute: string }[]
}

interface BuiltRedirect {
  fromPath: string
  toPath: string
  statusCode?: number
  isPermanent?: boolean
}

const REDIRECT_STATUSES: readonly number[] = [301, 302, 307, 308] satisfies ManifestRedirect['status'][]

/**
 * Converts Gatsby's description of the built site to the server's manifest, without hashes. Reads the store because the list of routes that
 * Gatsby offers to adapters contains every file of `public/`, which takes twenty seconds at 10,000 pages.
 * @param headerRoutes routes of a configuration that sets headers
 */
export function buildServerManifest(built: BuiltSite, headerRoutes: HeaderRoutes) {
  const problems = built.functions.map(
    ({ functionRoute }) =>
      `Function "/api/${functionRoute}": functions of src/api are not served by @galley/gatsby-adapter-node. Write the endpoint in src/server-routes.ts.`,
  )
  const manifest: ServerManifest = {
    pages: [],
    redirects: [],
    headers: readConfiguredHeaders(headerRoutes),
    inlineHashes: {},
  }
  for (const redirect of built.redirects) addRedirect(redirect, manifest, problems)
  for (const { path, matchPath, mode } of built.pages.values()) {
    if (matchPath)
      problems.push(
        `Page "${path}": client-only routes (matchPath) are not served by @galley/gatsby-adapter-node. Give each path its own page.`,
      )
    else if (mode !== 'SSG')
      problems.push(
        `Page "${path}": pages rendered on request (getServerData, defer) are not served by @galley/gatsby-adapter-node. Build the page, or write an endpoint in src/server-routes.ts.`,
      )
    else manifest.pages.push(path)
  }
  manifest.pages.sort()
  manifest.redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { manifest, problems }
}

function addRedirect(redirect: BuiltRedirect, { redirects }: ServerManifest, problems: string[]) {
  const { isPermanent, statusCode: status = isPermanent ? 301 : 302 } = redirect
  // Gatsby adds the base path to both paths.
  const fromPath = dropBasePath(redirect.fromPath, site.basePath)
  const toPath = dropBasePath(redirect.toPath, site.basePath)
  const to = toPath.replace(/\/:splat$/, '/*')
  if (!REDIRECT_STATUSES.includes(status)) {
    problems.push(
      `Redirect from "${fromPath}": the status must be one of ${REDIRECT_STATUSES.join(', ')}, got ${status}. Correct it where createRedirect is called.`,
    )
  } else if (/[*:]/.test(fillWildcard(fromPath, '')) || (isWildcard(to) && !isWildcard(fromPath))) {
    problems.push(
      `Redirect from "${fromPath}" to "${toPath}": the server supports "/*" only at the end of the source, or at the end of both paths. Write one redirect for each case.`,
    )
  } else {
    redirects.push({
      from: fromPath === '/' ? fromPath : fromPath.replace(/\/$/, ''),
      to,
      status: status as ManifestRedirect['status'],
    })
  }
}

/** Returns headers that differ from Gatsby's defaults, which Gatsby adds to every route. */
function readConfiguredHeaders(headerRoutes: HeaderRoutes) {
  return headerRoutes
    .filter(({ path }) => !isWildcard(path))
    .map(({ path, headers }) => ({
      for: path,
      values: Object.fromEntries(
        headers
          .filter(({ key, value }) => GATSBY_DEFAULTS[key.toLowerCase()]?.includes(value) !== true)
          .map(({ key, value }) => [key, value]),
      ),
    }))
    .filter(({ values }) => Object.keys(values).length > 0)
    .sort((a, b) => (a.for < b.for ? -1 : 1))
}

const GATSBY_DEFAULTS: Record<string, string[]> = {
  'cache-control': [REVALIDATE, IMMUTABLE],
  'referrer-policy': ['same-origin'],
  'x-content-type-options': ['nosniff'],
  'x-frame-options': ['DENY'],
  'x-xss-protection': ['1; mode=block'],
}
