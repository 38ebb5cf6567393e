import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findImages } from '@galley/content'
import { isUntranslated, type PageNode } from '@galley/core/collections'
import { groupBy } from '@galley/core/group-by'
import { pageDataOf } from '@galley/core/page-payload'
import { isPreviewBuild } from '@galley/core/preview-build'
import { isNotFoundPage } from '@galley/core/server-manifest'
import { listTranslations } from '@galley/core/translations'
import { folderVersion, pathInCurrent } from '@galley/core/versions'
import { site } from '@galley/site'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import { findShownImages, removeSitemap, type SitemapPage, writeRobots, writeSitemap } from './sitemap'

// The first hook in which the page data, with the URLs of images, is on disk.
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNode, store }) => {
  const { pages, program } = (store.getState as () => IGatsbyState)()
  const publicDir = join(program.directory, 'public')
  const isPreview = isPreviewBuild()
  if (!existsSync(join(program.directory, 'static/robots.txt')))
    await writeFile(join(publicDir, 'robots.txt'), writeRobots(site.url, isPreview))
  await removeSitemap(publicDir)
  if (!isPreview) await writeSitemap(publicDir, site.url, listPages(pages, publicDir, getNode))
}

/** Reads one page after the other, so that a large site does not fill the memory. */
async function* listPages(
  pages: IGatsbyState['pages'],
  publicDir: string,
  getNode: NodePluginArgs['getNode'],
): AsyncGenerator<SitemapPage> {
  const nodeOf = (path: string) => {
    const id = pages.get(path)?.context.id
    return typeof id === 'string' ? (getNode(id) as PageNode | undefined) : undefined
  }
  const listed = [...pages.keys()].sort().filter((path) => {
    if (isNotFoundPage(path)) return false
    const node = nodeOf(path)
    return !node || !(node.seo.noindex || isUntranslated(node) || isLeftToCurrent(node, pages))
  })
  const translations = listTranslations().length > 0 ? groupTranslations(listed, nodeOf) : undefined
  for (const path of listed) {
    const node = nodeOf(path)
    const own = node ? findImages(node) : []
    const data: unknown = own.length > 0 && JSON.parse(await readFile(join(publicDir, pageDataOf(path)), 'utf8'))
    const images = findShownImages(data, own)
    const alternates = node?.path === path ? translations?.get(node.originalPath) : undefined
    yield { path, lastUpdated: node?.lastUpdated, images, alternates }
  }
}

/** Groups the pages with the same content, by the path of the original. Leaves out the further pages of lists. */
function groupTranslations(paths: readonly string[], nodeOf: (path: string) => PageNode | undefined) {
  const translations = paths.flatMap((path) => {
    const { path: own, language, originalPath } = nodeOf(path) ?? {}
    return language !== undefined && own === path ? [{ path, language, originalPath }] : []
  })
  return groupBy(translations, ({ originalPath }) => [originalPath])
}

/** True for a page of another version whose canonical URL is the page of the current version, or that search engines may not index. */
function isLeftToCurrent({ path, stem }: PageNode, pages: IGatsbyState['pages']) {
  const version = folderVersion(stem)
  const isNext = site.versions.some(({ name, state }) => name === version && state === 'next')
  return version !== undefined && (isNext || pages.has(pathInCurrent(path, stem)))
}
