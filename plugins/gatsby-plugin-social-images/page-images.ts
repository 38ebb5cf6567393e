import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type PageNode, pathOfText } from '@galley/core/collections'
import type { ContentImage } from '@galley/core/fields'
import { isImageUrl } from '@galley/core/image-url'
import { findArea, type SearchArea } from '@galley/core/search-index'
import { socialImagePath } from '@galley/core/social-image'
import { pathInFirstLanguage } from '@galley/core/translations'
import { inLanguage } from '@galley/node/in-language'
import type { ImageTexts } from './template'

/** The social image of a page. */
export interface PageImage {
  /** Published path, such as "/social/docs.png". It never changes, so that old links show the newest image. */
  path: string
  texts: ImageTexts
  /** The page's own image: a path below `content/`, or an absolute URL path of a file in `static/`. */
  ownImage: string | undefined
}

/** The fields of a page that determine its image. */
export type ImagedPage = Pick<
  PageNode,
  'path' | 'title' | 'description' | 'seo' | 'language' | 'textLanguage' | 'originalPath'
> & {
  /** The picture of an article. */
  image?: { src?: ContentImage } | null
}

interface SiteFacts {
  seo: { title: string; description: string }
  search: { areas: readonly SearchArea[] }
}

/**
 * Returns the image of a page, with the texts of the page's head. A page without a translation has the image of its original. Returns undefined for a
 * page with `seo.noindex`.
 */
export const describeImage = (page: ImagedPage, site: SiteFacts): PageImage | undefined =>
  inLanguage(page.textLanguage, () => describeOwnImage({ ...page, path: pathOfText(page) }, site))

function describeOwnImage({ path, seo, image, ...page }: ImagedPage, site: SiteFacts): PageImage | undefined {
  if (seo.noindex) return undefined
  const isHome = pathInFirstLanguage(path) === '/'
  const title = isHome ? site.seo.title : (seo.title ?? page.title)
  const description = (seo.description ?? page.description) || (isHome ? site.seo.description : '')
  const area = findArea(path, site.search.areas)
  // The area "/" of a language contains all pages outside of other areas, so its label does not describe the page.
  const label = area && pathInFirstLanguage(area.pathPrefix) !== '/' && area.label !== title ? area.label : ''
  const own = (seo.image ?? image?.src)?.path
  // Builds do not download images of other sites.
  const ownImage = own?.startsWith('https:') ? undefined : own
  return {
    path: socialImagePath(path, ownImage === undefined ? 'png' : 'jpg'),
    texts: { area: label, title, description },
    ownImage,
  }
}

/** Returns the file path of a page's own image. */
export const fileOfImage = (projectDir: string, image: string) =>
  isImageUrl(image) ? join(projectDir, 'static', decodeURIComponent(image)) : join(projectDir, 'content', image)

/** Returns a digest of these values for the image's URL, so that sites that cache the image load a new version. */
export const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
