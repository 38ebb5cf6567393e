import { join, relative, sep } from 'node:path'
import {
  type ContentLinks,
  createTargetCheck,
  findDeadContentLinks,
  findPosition,
  idsOf,
  type PageIds,
} from '@galley/content'
import { dropBasePath } from '@galley/core/base-path'
import type { PageNode } from '@galley/core/collections'
import type { PlacedLink } from '@galley/core/content-compiler'
import { unpackField } from '@galley/core/packed-fields'
import { isPreviewBuild } from '@galley/core/preview-build'
import { listAreas } from '@galley/core/route-table'
import { passProblems } from '@galley/core/run-problems'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { readUnpublished } from '@galley/core/unpublished-pages'
import { listServedPaths } from '@galley/node/list-files'
import { readSite } from '@galley/node/site-facts'
import { site } from '@galley/site'
import { collections, routes } from '@galley/site/collections'
import type { GatsbyNode, Node, NodePluginArgs, Reporter } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import { findDeadLinks, formatDeadLink } from './check-links'
import { checkExternalLinks } from './external-links'
import { listMenuLinks } from './menu-links'
import { readPages } from './read-pages'

type Api = Pick<NodePluginArgs, 'getNode' | 'getNodesByType' | 'store'>

// The first hook after all pages exist. All redirects exist too, because this plugin runs after gatsby-plugin-redirects. In develop, Gatsby runs it
// again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async (api) => {
  const contents = listContents(api)
  const { facts, source } = await readSite(directoryOf(api))
  const menus = listMenuLinks(facts, source, listAreas(routes, stateOf(api).pages.keys()))
  const files = listServedPaths(join(directoryOf(api), 'static'))
  const pages = new Map([...listAnchors(api), ...listFolders(api)])
  const describe = createTargetCheck({
    pages,
    files,
    redirects: listRedirects(api),
    unpublished: await readUnpublished(api.cache),
  })
  await passProblems(api.getCache, 'links', findDeadContentLinks([...contents, menus], describe, site.url))
}

// Gatsby gets here only if the links within the site are valid.
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (api) => {
  const { reporter } = api
  if (process.env['NODE_ENV'] !== 'production' || process.env['CHECK_EXTERNAL_LINKS'] !== '1') return
  const { dead, doubtful } = await checkExternalLinks(listContents(api), listRedirects(api), site.url, {
    tell: reporter.info,
  })
  if (doubtful.length > 0) reporter.warn(`Links to other sites that could not be checked:\n\n${doubtful.join('\n')}\n`)
  if (dead.length > 0) reporter.panicOnBuild(`${count(dead)}:\n\n${dead.join('\n')}\n`)
}

/** Checks the links that components render. They exist only in the HTML. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { cache, reporter } = api
  const publicFolder = join(directoryOf(api), 'public')
  const paths = [...stateOf(api).pages.keys()]
  const broken = listBroken(api).flatMap((file) => file.paths.map((path) => [path, null] as const))
  const deadLinks = findDeadLinks({
    pages: new Map([
      ...broken,
      ...(await readPages(publicFolder, paths, site.url, cache, reporter.info)),
      ...listFolders(api),
    ]),
    files: listServedPaths(publicFolder),
    redirects: listRedirects(api),
  })
  if (deadLinks.length === 0) return

  const contents = new Map(listContents(api).map((content) => [content.path, content]))
  const positionOf = (path: string, target: string) => {
    const content = contents.get(path)
    return content && findPosition(content, target, site.url)
  }
  const report = deadLinks.map((deadLink) => formatDeadLink(deadLink, positionOf)).join('\n')
  complain(reporter, `Broken links in the built site:\n\n${report}`)
}

/** Fails the build. In a preview build, only warns, because drafts can link to pages that do not exist yet. */
function complain(reporter: Reporter, report: string) {
  if (isPreviewBuild()) reporter.warn(report)
  else reporter.panicOnBuild(report)
}

const count = ({ length }: readonly unknown[]) =>
  length === 1 ? 'One broken link to another site' : `${length} broken links to other sites`

/** Returns Gatsby's state, which has all pages even before their nodes are on disk. */
const stateOf = ({ store }: Pick<Api, 'store'>) => (store.getState as () => IGatsbyState)()
const directoryOf = (api: Pick<Api, 'store'>) => stateOf(api).program.directory

/** Removes the base path, which Gatsby adds to paths of redirects. Returns URLs unchanged. */
const withoutBase = (path: string) => dropBasePath(path, site.basePath)

const listRedirects = (api: Pick<Api, 'store'>): ManifestRedirect[] =>
  stateOf(api).redirects.map(({ fromPath, toPath, isPermanent }) => ({
    from: withoutBase(fromPath),
    to: withoutBase(toPath),
    status: isPermanent ? 301 : 302,
  }))

/** Lists folders without a page that redirect to their first page. Links to these folders are valid. */
const listFolders = (api: Pick<Api, 'store'>) =>
  stateOf(api)
    .redirects.filter(({ redirectInBrowser }) => redirectInBrowser)
    .map(({ fromPath }) => [withoutBase(fromPath), null] as const)

/** A node of gatsby-transformer-collections for a file with problems. */
interface BrokenFile extends Node {
  /** Path from the project's folder. */
  file: string
  path: string | null
  /** The page's current and future paths. */
  paths: string[]
  placedLinks: PlacedLink[]
}

const listBroken = ({ getNodesByType }: Pick<Api, 'getNodesByType'>) =>
  getNodesByType('FileWithProblems').filter(({ isBroken }) => isBroken) as BrokenFile[]

/** Lists the links of all content files. For a file with problems, these are the links of its current text. */
function listContents(api: Pick<Api, 'getNodesByType' | 'store'>): ContentLinks[] {
  const directory = directoryOf(api)
  const contents = Object.values(collections).flatMap(({ kind, typeName }) =>
    api.getNodesByType(typeName).map((node) => ({
      file: toPath(relative(directory, String(node.internal.contentFilePath))),
      path: node.path as string | undefined,
      links: kind === 'page' ? unpackField(node as Node & PageNode, 'placedLinks') : (node.placedLinks as PlacedLink[]),
    })),
  )
  const broken = listBroken(api).map(({ file, path, placedLinks: links }) => ({ file, path: path ?? undefined, links }))
  return [...contents.filter(({ file }) => !broken.some((one) => one.file === file)), ...broken]
}

/** Maps each page to its heading ids, or to null if they are unknown: for pages of components and files with problems. */
const listAnchors = (api: Api) =>
  new Map<string, PageIds>([
    ...[...stateOf(api).pages.values()].map(({ path, context }) => {
      const node = typeof context.id === 'string' ? api.getNode(context.id) : undefined
      return [path, node ? idsOf(node.internal.type, node) : null] as const
    }),
    ...listBroken(api).flatMap(({ paths }) => paths.map((path) => [path, null] as const)),
  ])

const toPath = (file: string) => file.split(sep).join('/')
