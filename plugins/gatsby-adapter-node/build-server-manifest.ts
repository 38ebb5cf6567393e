import type { FunctionsManifest, HeaderRoutes, IRedirectRoute, IStaticRoute, RoutesManifest } from 'gatsby'
import { fillWildcard, isWildcard } from '../../src/lib/redirect-match'
import { htmlFileOf, NOT_FOUND_PAGE, type ManifestRedirect, type ServerManifest } from '../../src/lib/server-manifest'
import { IMMUTABLE, REVALIDATE } from '../../src/lib/site-headers'

const REDIRECT_STATUSES: readonly number[] = [301, 302, 307, 308] satisfies ManifestRedirect['status'][]

/** Turns what Gatsby knows of the built site into what the server needs; script hashes are added from the files. */
export function buildServerManifest(routes: RoutesManifest, functions: FunctionsManifest, headerRoutes: HeaderRoutes) {
  const problems: string[] = []
  const manifest: ServerManifest = { pages: [], redirects: [], functions: [], headers: [], scriptHashes: {} }
  const functionFiles = new Map(functions.map(({ functionId, pathToEntryPoint }) => [functionId, pathToEntryPoint]))

  for (const route of routes) {
    if (route.type === 'redirect') {
      addRedirect(route, manifest, problems)
    } else if (route.type === 'static') {
      if (isPage(route)) manifest.pages.push(route.path)
      else if (isClientOnly(route)) problems.push(explainClientOnly(route.path))
    } else if (route.functionId === 'ssr-engine') {
      // Each such page has a second route, for its data.
      if (!route.path.startsWith('/page-data/')) problems.push(explainServerRendering(route.path))
    } else {
      manifest.functions.push({ route: route.path, file: functionFiles.get(route.functionId) ?? '' })
    }
  }
  manifest.headers = readConfiguredHeaders(headerRoutes)
  manifest.pages.sort()
  manifest.redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  manifest.functions.sort((a, b) => (a.route < b.route ? -1 : 1))
  return { manifest, problems }
}

/** Files of the public folder are static routes too; the 404 page is the one page whose path is its file's. */
function isPage({ path, filePath }: IStaticRoute) {
  return filePath === `public/${htmlFileOf(path)}` && (path === NOT_FOUND_PAGE || !path.endsWith('.html'))
}

function isClientOnly({ path, filePath }: IStaticRoute) {
  return isPattern(path) && filePath.endsWith('.html') && filePath !== `public${path}`
}

function isPattern(path: string) {
  return /[*:]/.test(path)
}

function addRedirect({ path, toPath, status }: IRedirectRoute, { redirects }: ServerManifest, problems: string[]) {
  const to = toPath.replace(/\/:splat$/, '/*')
  if (!REDIRECT_STATUSES.includes(status)) {
    problems.push(
      `Redirect from "${path}": the status must be one of ${REDIRECT_STATUSES.join(', ')}, got ${status}. Correct it where createRedirect is called.`,
    )
  } else if (isPattern(fillWildcard(path, '')) || (isWildcard(to) && !isWildcard(path))) {
    problems.push(
      `Redirect from "${path}" to "${toPath}": only a "/*" at the end of the source, or of both, is understood. Write one redirect for each case.`,
    )
  } else {
    redirects.push({
      from: path === '/' ? path : path.replace(/\/$/, ''),
      to,
      status: status as ManifestRedirect['status'],
    })
  }
}

/** Gatsby mixes its own defaults into every route; what differs from them is the project's. */
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

function explainClientOnly(path: string) {
  return `Page "${path}": client-only routes (matchPath) are not served by gatsby-adapter-node. Give each address its own page.`
}

function explainServerRendering(path: string) {
  return `Page "${path}": pages rendered on request (getServerData, defer) are not served by gatsby-adapter-node. Build the page, or write a function in src/api.`
}
