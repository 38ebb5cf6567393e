import { resolve } from 'node:path'
import { buildNavigation, type NavigationFolder } from '@galley/core/build-navigation'
import { type Collection, findPageNodes, isUntranslated, type PageNode } from '@galley/core/collections'
import { compareByDate } from '@galley/core/compare-by-date'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { serveMarkdown } from '@galley/core/content-compiler'
import { isForPrograms, markdownPath } from '@galley/core/markdown-page'
import { MCP_PATH } from '@galley/core/mcp-path'
import { SEARCH_PATH } from '@galley/core/search-path'
import { listTranslations, pathInLanguage } from '@galley/core/translations'
import { inLanguage } from '@galley/node/in-language'
import { listServedPaths } from '@galley/node/list-files'
import { writeFiles } from '@galley/node/written-files'
import { site } from '@galley/site'
import { collections, routes } from '@galley/site/collections'
import type { GatsbyNode } from 'gatsby'
import { buildLlmsFiles, writeAllPages } from './llms-files'
import { writeLists } from './write-lists'

const withServedLinks = (page: PageNode) =>
  site.basePath ? { ...page, markdown: serveMarkdown(page.markdown, site.basePath) } : page

// Runs after gatsby-plugin-problem-report, so that a failed build keeps the files of the previous build. In develop, Gatsby runs it again after
// each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType, reporter }) => {
  const folders = getNodesByType('NavigationFolder') as unknown as NavigationFolder[]
  const listed = Object.entries<Collection>(collections).map(([name, collection]) => {
    const pages = findPageNodes([collection], getNodesByType).map(withServedLinks)
    pages.sort(collection.order === 'date' ? compareByDate : compareBySortKey)
    return { name, collection, pages, navigation: buildNavigation(pages, folders) }
  })
  const pages = listed.flatMap((collection) => collection.pages)
  const clash = site.mcp && pages.find(({ path }) => path === MCP_PATH)
  if (clash)
    reporter.panicOnBuild(
      `content/${clash.stem}.${clash.extension}: the MCP server uses the path ${MCP_PATH}. Rename the file, or set "mcp" in src/site.ts to false.`,
    )

  const lists = writeLists(routes, listed)
  for (const language of [undefined, ...listTranslations()])
    lists.set(
      pathInLanguage(SEARCH_PATH, language),
      inLanguage(language, () => writeAllPages(site, listed, language)),
    )
  // A file in static/ replaces the generated file with the same path.
  const given = listServedPaths(resolve('static'))
  const files = new Map<string, string | (() => Iterable<string>)>([
    ...pages
      .filter((page) => !isUntranslated(page))
      .map(({ path, markdown }) => {
        const list = lists.get(path)
        return [markdownPath(path), list ? `${markdown}\n${list}` : markdown] as const
      }),
    ...buildLlmsFiles(site, listed),
  ])
  for (const path of given) files.delete(path)
  const isOurs = (path: string) => isForPrograms(path) && !path.startsWith('/static/') && !given.has(path)
  const written = writeFiles(resolve('public'), '/', files, isOurs)
  if (written.length > 0) reporter.verbose(`Markdown of pages: ${written.join(', ')}`)
}
