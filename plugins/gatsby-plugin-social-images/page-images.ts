import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PageNode } from '@galley/core/collections'
import type { ContentImage } from '@galley/core/fields'
import { isImageUrl } from '@galley/core/image-url'
import { findArea, type SearchArea } from '@galley/core/search-index'
import { socialImagePath } from '@galley/core/social-image'
import type { ImageTexts } from './template'

/** The image of a page. */
export interface PageImage {
  /** Where it is published, such as "/social/docs.png". It stays the same, so that old links find the newest image. */
  path: string
  texts: ImageTexts
  /** The page's own image: a file below `content/`, or the path of one in `static/`. */
  ownImage: string | undefined
}

/** A page as far as its image depends on it. */
export type ImagedPage = Pick<PageNode, 'path' | 'title' | 'description' | 'seo'> & {
  /** The picture of an article. */
  image?: { src?: ContentImage } | null
}

interface SiteFacts {
  seo: { title: string; description: string }
  search: { areas: readonly SearchArea[] }
}

/** The image of a page, with the texts that are in its head; undefined for one that search engines do not list. */
export function describeImage({ path, seo, image, ...page }: ImagedPage, site: SiteFacts): PageImage | undefined {
  if (seo.noindex) return undefined
  const isHome = path === '/'
  const title = isHome ? site.seo.title : (seo.title ?? page.title)
  const description = (seo.description ?? page.description) || (isHome ? site.seo.description : '')
  const area = findArea(path, site.search.areas)
  // The area without a path prefix of its own has all the rest.
  const label = area && area.pathPrefix !== '/' && area.label !== title ? area.label : ''
  const own = (seo.image ?? image?.src)?.path
  // One of another site is not read by a build.
  const ownImage = own?.startsWith('https:') ? undefined : own
  return {
    path: socialImagePath(path, ownImage === undefined ? 'png' : 'jpg'),
    texts: { area: label, title, description },
    ownImage,
  }
}

/** The file of a page's own image. */
export const fileOfImage = (projectDir: string, image: string) =>
  isImageUrl(image) ? join(projectDir, 'static', decodeURIComponent(image)) : join(projectDir, 'content', image)

/** Digest of what an image is made of, for its URL: sites that keep the image by its URL then fetch a new one. */
export const digestOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
