import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findImages } from '@galley/content'
import { isUntranslated, type PageNode } from '@galley/core/collections'
import { pageDataOf } from '@galley/core/page-payload'
import { isPreviewBuild } from '@galley/core/preview-build'
import { isNotFoundPage } from '@galley/core/server-manifest'
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

/** The context that gatsby-theme gives to pages. */
interface PageContext {
  id?: unknown
  /** Paths of the page and its translations, by language. */
  paths?: Readonly<Record<string, string>>
}

/** Reads one page after the other, so that a large site does not fill the memory. */
async function* listPages(
  pages: IGatsbyState['pages'],
  publicDir: string,
  getNode: NodePluginArgs['getNode'],
): AsyncGenerator<SitemapPage> {
  for (const path of [...pages.keys()].sort()) {
    const { id, paths } = pages.get(path)!.context as PageContext
    const node = typeof id === 'string' ? (getNode(id) as PageNode | undefined) : undefined
    if (isNotFoundPage(path)) continue
    if (node && (node.seo.noindex || isUntranslated(node) || isLeftToCurrent(node, pages))) continue
    const own = node ? findImages(node) : []
    const data: unknown = own.length > 0 && JSON.parse(await readFile(join(publicDir, pageDataOf(path)), 'utf8'))
    const images = findShownImages(data, own)
    // The further pages of a list have no translations: the lists may differ in length.
    yield { path, lastUpdated: node?.lastUpdated, images, translations: node?.path === path ? paths : undefined }
  }
}

/** True for a page of another version whose canonical URL is the page of the current version, or that search engines may not index. */
function isLeftToCurrent({ path, stem }: PageNode, pages: IGatsbyState['pages']) {
  const version = folderVersion(stem)
  const isNext = site.versions.some(({ name, state }) => name === version && state === 'next')
  return version !== undefined && (isNext || pages.has(pathInCurrent(path, stem)))
}
