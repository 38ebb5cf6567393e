import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import {
  type ContentLinks,
  type ContentStore,
  createTargetCheck,
  describeUnread,
  findDeadContentLinks,
  findUnused,
  idsOf,
  listFolderRedirects,
  listUnpublished,
  type PageIds,
  pagePathOf,
  readRedirectFile,
  readRedirects,
  REDIRECT_FILE,
} from '@galley/content'
import { buildNavigation } from '@galley/core/build-navigation'
import { buildGraphqlTypes, type PageEntry, withUntranslated } from '@galley/core/collections'
import { byPosition, type ContentProblem } from '@galley/core/content-source'
import { CONFIG_FILE, findRouteProblems, listAreas, listPages } from '@galley/core/route-table'
import { findAnalyticsProblems } from '@galley/gatsby-plugin-analytics/find-analytics-problems'
import { findFeedProblems } from '@galley/gatsby-plugin-feeds/build-feeds'
import { findIconProblems } from '@galley/gatsby-plugin-icons/site-icons'
import { listMenuLinks } from '@galley/gatsby-plugin-link-check/menu-links'
import {
  findComponentProblems,
  findDirectiveProblems,
} from '@galley/gatsby-plugin-site-settings/find-component-problems'
import { findSiteProblems } from '@galley/gatsby-plugin-site-settings/find-setting-problems'
import { readGitVersions } from '@galley/node/git-versions'
import { listFiles, listServedPaths } from '@galley/node/list-files'
import { readSite } from '@galley/node/site-facts'
import { site } from '@galley/site'
import { collections, disabledAreas, routes } from '@galley/site/collections'
import { directives } from '@galley/site/markdown'
import { compileContent } from './compile-content'

interface FoundProblems {
  /** Pages that cannot be built, one sentence each. */
  pages: string[]
  /** All other problems, by file and line. */
  problems: ContentProblem[]
  /** A sentence about the checks that wait for corrections; undefined if no check waits. */
  unread: string | undefined
}

/** Returns the problems of content, redirects and settings that a build reports before it renders pages. Ignores drafts. */
export async function findContentProblems(projectDir: string): Promise<FoundProblems> {
  // Throws for a reference to an unknown collection. Otherwise each value of the reference would be a problem.
  buildGraphqlTypes(collections)
  const { facts, source } = await readSite(projectDir)
  const siteProblems = [
    ...(await readGitVersions(projectDir, site.versions)),
    ...findSiteProblems(facts, source, projectDir),
  ]
  // Links can be checked only with a valid URL of the site.
  if (!URL.canParse(site.url)) return { pages: [], unread: undefined, problems: siteProblems }
  const store = await compileContent(projectDir)
  const written = store.files().flatMap((file) => {
    const path = pagePathOf(file)
    return file.kind === 'page' && file.collection && path !== undefined
      ? [{ path, file: file.file, collection: file.collection, entry: file.entry }]
      : []
  })
  const sources = withUntranslated(written)
  const anchors = new Map([
    ...listOtherPages(projectDir, sources).map((path) => [path, null] as const),
    // The headings of a file with a problem may change with the correction.
    ...sources.map(({ path, entry }) => [path, entry?.anchors ?? 'any'] as const),
  ])
  const areas = listAreas(routes, anchors.keys())
  const docs = sources.flatMap(({ path, collection, entry }) =>
    isDoc(collection) && entry ? [{ ...entry, path }] : [],
  )
  const { redirects, folderRedirects, problems } = readRedirects(
    REDIRECT_FILE,
    await readRedirectFile(join(projectDir, REDIRECT_FILE)),
    anchors,
    listFolderRedirects(buildNavigation(docs, store.view().folders()), anchors),
    areas,
  )
  const describeTarget = createTargetCheck({
    pages: new Map<string, PageIds>([
      ...[...anchors.keys(), ...folderRedirects.map(({ from }) => from)].map((path) => [path, null] as const),
      ...sources.flatMap(({ path, collection, entry }) => (entry ? [[path, idsIn(collection, entry)] as const] : [])),
    ]),
    files: listServedPaths(join(projectDir, 'static')),
    redirects,
    unpublished: listUnpublished(store),
  })
  const links = [...listLinks(store), listMenuLinks(facts, source, areas)]
  return {
    unread: describeUnread(store),
    pages: findRouteProblems({
      routes,
      disabledAreas,
      pages: written,
      files: readdirSync(join(projectDir, 'src/templates')),
      source: readFileSync(join(projectDir, CONFIG_FILE), 'utf8'),
    }),
    problems: [
      ...store.problems(),
      ...findUnused(listFiles(join(projectDir, 'content')), store.sources()),
      ...problems,
      ...findDeadContentLinks(links, describeTarget, site.url),
      ...siteProblems,
      ...(await findComponentProblems(projectDir)),
      ...(await findDirectiveProblems(projectDir, directives)),
      ...findAnalyticsProblems(facts, source),
      ...findFeedProblems(facts, source, sources),
      ...findIconProblems(facts, source, projectDir),
    ].sort(byPosition),
  }
}

type PageSource = { path: string; collection: keyof typeof collections; entry: PageEntry | undefined }

/** Lists the paths of pages without a content file: components, and the numbered pages of lists. */
function listOtherPages(projectDir: string, sources: readonly PageSource[]) {
  const components = readdirSync(join(projectDir, 'src/pages')).filter((name) => /^[^.].*\.tsx$/.test(name))
  const numbered = listPages(routes, sources).flatMap(({ entry, path }) => (path === entry.path ? [] : path))
  return [...components.map((name) => `/${parse(name).name}`), ...numbered]
}

/** Returns true for documentation, whose folders redirect to their first page. */
const isDoc = (collection: PageSource['collection']) => collections[collection].typeName === 'Doc'

const idsIn = (collection: PageSource['collection'], entry: PageEntry) =>
  idsOf(collections[collection].typeName, { ...entry })

/** Lists the links of all files, including files with problems. */
const listLinks = (store: ContentStore) =>
  store.files().flatMap((file): ContentLinks[] => {
    const fields = file.entry ?? store.failed().get(file.file)?.fields
    const links = fields && 'placedLinks' in fields ? (fields.placedLinks as ContentLinks['links']) : undefined
    return links ? [{ file: `content/${file.file}`, path: pagePathOf(file), links }] : []
  })
