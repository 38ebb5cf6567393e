import { resolve } from 'node:path'
import {
  listFolderRedirects,
  listSlugRedirects,
  type PageAnchors,
  readRedirectFile,
  readRedirects,
  REDIRECT_FILE,
} from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { findPageNodes, type FolderEntry, type PageNode } from '@galley/core/collections'
import { createRedirectMatcher } from '@galley/core/redirect-match'
import { listAreas } from '@galley/core/route-table'
import { passProblems } from '@galley/core/run-problems'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { decodePath, encodePath, withoutSlash } from '@galley/core/url-path'
import { collections, routes } from '@galley/site/collections'
import type { GatsbyNode, Node } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'

/** Finds redirects of the last refresh. Gatsby never removes stale redirects from its own list. */
let findRedirect = createRedirectMatcher([])

/** The Express method that this plugin calls. */
interface DevServer {
  use(
    answer: (
      request: { path: string; url: string },
      response: { redirect(status: number, location: string): void },
      next: () => void,
    ) => void,
  ): void
}

// The first hook after all pages exist. In develop, Gatsby runs it again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({
  actions,
  getCache,
  getNodesByType,
  reporter,
  store,
}) => {
  // Read from the store because page nodes may not be on disk yet.
  const { pages: made, redirects: known } = (store.getState as () => IGatsbyState)()
  const contentNodes = findPageNodes(Object.values(collections), getNodesByType)
  const anchors = new Map(contentNodes.map((node) => [node.path, node.anchors]))
  // A page whose file has a problem exists again after a correction. Its heading ids are unknown until then.
  const broken = getNodesByType('FileWithProblems').filter(({ isBroken }) => isBroken)
  const pages: PageAnchors = new Map<string, readonly string[] | 'any' | null>([
    // Starts from pages because content nodes without a page, such as drafts, are not valid targets.
    ...[...made.keys()].map((path) => [path, anchors.get(path) ?? null] as const),
    ...broken.flatMap(({ paths }) => (paths as string[]).map((path) => [path, 'any'] as const)),
  ])

  const docs = getNodesByType('Doc') as (Node & PageNode)[]
  const navigation = buildNavigation(
    docs.filter(({ path }) => pages.has(path)),
    getNodesByType('NavigationFolder') as (Node & FolderEntry)[],
  )

  const { redirects, folderRedirects, problems } = readRedirects(
    REDIRECT_FILE,
    await readRedirectFile(resolve(REDIRECT_FILE)),
    pages,
    [...listFolderRedirects(navigation, pages), ...listSlugRedirects(contentNodes, pages)],
    listAreas(routes, pages.keys()),
  )
  const create = ({ from, to, status }: ManifestRedirect, redirectInBrowser: boolean) =>
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, redirectInBrowser })
  findRedirect = createRedirectMatcher([...redirects, ...folderRedirects])
  for (const redirect of redirects) create(redirect, false)
  // The browser needs these redirects too, because links can lead to a folder or to the path of an original. Gatsby compares encoded paths in the browser.
  for (const redirect of folderRedirects) create(redirect, redirect.from === encodePath(redirect.from))

  for (const { fromPath, redirectInBrowser } of known) {
    if (!redirectInBrowser || !pages.has(fromPath)) continue
    // Gatsby keeps redirects until it stops, so this happens in develop.
    reporter.warn(
      `"${fromPath}" has a page now, but this run still redirects it in the browser. Start the command again.`,
    )
  }
  await passProblems(getCache, 'redirects', problems)
}

/** Redirects like the site's server, but always with status 302, because browsers store permanent redirects. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) =>
  (app as DevServer).use(({ path, url }, response, next) => {
    const { pages } = (store.getState as () => IGatsbyState)()
    const decoded = decodePath(path)
    const asked = decoded === undefined ? undefined : withoutSlash(decoded)
    // Only normal paths are redirected: "/old//evil.example" would lead to another site.
    const isFree = asked !== undefined && !pages.has(asked)
    const redirect = isFree ? findRedirect(asked, url.slice(path.length)) : undefined
    if (redirect) response.redirect(302, redirect.location)
    else next()
  })
