import { resolve } from 'node:path'
import { listFolderRedirects, type PageAnchors, readRedirectFile, readRedirects, REDIRECT_FILE } from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { findPageNodes, type FolderEntry, type PageNode } from '@galley/core/collections'
import { createRedirectMatcher } from '@galley/core/redirect-match'
import { listAreas } from '@galley/core/route-table'
import { passProblems } from '@galley/core/run-problems'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { decodePath, encodePath, withoutSlash } from '@galley/core/url-path'
import { collections, routes } from '@galley/site/collections'
import type { GatsbyNode, Node } from 'gatsby'

interface GatsbyState {
  pages: Map<string, unknown>
  redirects: { fromPath: string; redirectInBrowser: boolean }[]
}

/** That of the last refresh: Gatsby's own list keeps what has left the file. */
let findRedirect = createRedirectMatcher([])

/** As much of Express as is called. */
interface DevServer {
  use(
    answer: (
      request: { path: string; url: string },
      response: { redirect(status: number, location: string): void },
      next: () => void,
    ) => void,
  ): void
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    path: Joi.string()
      .default(REDIRECT_FILE)
      .description('The YAML file of the redirects, from the root of the project.'),
  })

// The first hook that knows every page. In develop it runs again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async (
  { actions, getCache, getNodesByType, reporter, store },
  options,
) => {
  const file = String(options.path)
  // The nodes of pages may not be on disk yet.
  const { pages: made, redirects: known } = (store.getState as () => GatsbyState)()
  const contentNodes = findPageNodes(Object.values(collections), getNodesByType)
  const anchors = new Map(contentNodes.map((node) => [node.path, node.anchors]))
  // A page whose file has a mistake is there again when that is corrected; which headings it then has is not known.
  const broken = getNodesByType('FileWithProblems').filter(({ isBroken }) => isBroken)
  const pages: PageAnchors = new Map<string, readonly string[] | 'any' | null>([
    // A content node without a page, such as a draft, is nowhere to lead to.
    ...[...made.keys()].map((path) => [path, anchors.get(path) ?? null] as const),
    ...broken.flatMap(({ paths }) => (paths as string[]).map((path) => [path, 'any'] as const)),
  ])

  const docs = getNodesByType('Doc') as (Node & PageNode)[]
  const navigation = buildNavigation(
    docs.filter(({ path }) => pages.has(path)),
    getNodesByType('NavigationFolder') as (Node & FolderEntry)[],
  )

  const { redirects, folderRedirects, problems } = readRedirects(
    file,
    await readRedirectFile(resolve(file)),
    pages,
    listFolderRedirects(navigation, pages),
    listAreas(routes, pages.keys()),
  )
  const create = ({ from, to, status }: ManifestRedirect, redirectInBrowser: boolean) =>
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: status === 301, redirectInBrowser })
  findRedirect = createRedirectMatcher([...redirects, ...folderRedirects])
  for (const redirect of redirects) create(redirect, false)
  // Links may lead to a folder, so the browser knows these too. Gatsby compares the encoded path there.
  for (const redirect of folderRedirects) create(redirect, redirect.from === encodePath(redirect.from))

  for (const { fromPath, redirectInBrowser } of known) {
    if (!redirectInBrowser || !pages.has(fromPath)) continue
    // In develop. Gatsby forgets a redirect only when it stops.
    reporter.warn(
      `"${fromPath}" has a page now, but this run still redirects it in the browser. Start the command again.`,
    )
  }
  await passProblems(getCache, 'redirects', problems)
}

/** Answers as a server would, but never for good: a browser would keep what has left the table. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) =>
  (app as DevServer).use(({ path, url }, response, next) => {
    const { pages } = (store.getState as () => GatsbyState)()
    const decoded = decodePath(path)
    const asked = decoded === undefined ? undefined : withoutSlash(decoded)
    // No redirect is from a path that nobody can have: "/old//evil.example" would lead to another site.
    const isFree = asked !== undefined && !pages.has(asked)
    const redirect = isFree ? findRedirect(asked, url.slice(path.length)) : undefined
    if (redirect) response.redirect(302, redirect.location)
    else next()
  })
