import { createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listTranslations, pathLanguage } from '@galley/core/translations'
import { encodePath } from '@galley/core/url-path'
import { ErrorLevel, type SitemapItemLoose, SitemapAndIndexStream, SitemapStream } from 'sitemap'

const INDEX_FILE = 'sitemap-index.xml'
const SITEMAP_FILE = /^sitemap-(index|\d+)\.xml$/

/** sitemaps.org allows 50,000 pages and 50 MB per file. This limit leaves 5 KB per page, or about 40 images. */
const PAGES_PER_FILE = 10_000

/** An entry of the sitemap. */
export interface SitemapPage {
  path: string
  lastUpdated?: string | null | undefined
  /** URLs without the origin. */
  images: readonly string[]
  /** Paths of the page and its translations, by language. */
  translations?: Readonly<Record<string, string>> | undefined
}

/** Writes the sitemap of the pages into a folder: the index and its parts. */
export async function writeSitemap(
  folder: string,
  siteUrl: string,
  pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>,
  pagesPerFile = PAGES_PER_FILE,
) {
  const urlOf = (path: string) => siteUrl + encodePath(path)
  const describe = ({ path, lastUpdated, images, translations = {} }: SitemapPage): SitemapItemLoose => ({
    url: urlOf(path),
    ...(lastUpdated && { lastmod: lastUpdated }),
    img: images.map((image) => new URL(image, siteUrl).href),
    ...(Object.keys(translations).length > 1 && { links: Object.entries(translations).flatMap(listLinks) }),
  })
  // https://developers.google.com/search/docs/specialty/international/localized-versions
  const listLinks = ([lang, path]: [string, string]) => {
    const url = urlOf(path)
    return [{ lang, url }, ...(pathLanguage(path) === undefined ? [{ lang: 'x-default', url }] : [])]
  }
  const sitemap = new SitemapAndIndexStream({
    limit: pagesPerFile,
    getSitemapStream(number) {
      const part = new SitemapStream({
        level: ErrorLevel.THROW,
        lastmodDateOnly: true,
        xmlns: { image: true, news: false, video: false, xhtml: listTranslations().length > 0 },
      })
      const file = `sitemap-${number}.xml`
      return [`${siteUrl}/${file}`, part, part.pipe(createWriteStream(join(folder, file)))]
    },
  })
  await pipeline(Readable.from(pages).map(describe), sitemap, createWriteStream(join(folder, INDEX_FILE)))
}

/** Removes the sitemap of the last build, which may have more parts. */
export async function removeSitemap(folder: string) {
  const files = (await readdir(folder)).filter((file) => SITEMAP_FILE.test(file))
  await Promise.all(files.map((file) => rm(join(folder, file))))
}

/** An image in the data of a page. */
interface ShownImage {
  path: string
  file: {
    publicURL: string | null
    childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null
  }
}

/** Returns the URLs of a page's own images, each once. Leaves out images of other pages, such as the covers of a list. */
export function findShownImages(pageData: unknown, own: readonly string[]): string[] {
  const urls = listImages(pageData)
    .filter(({ path }) => own.includes(path))
    .map(({ file }) => file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? file.publicURL)
  return [...new Set(urls)].filter((url) => url !== null)
}

function listImages(value: unknown): ShownImage[] {
  if (typeof value !== 'object' || value === null) return []
  if ('path' in value && 'file' in value && value.file) return [value as ShownImage]
  return Object.values(value).flatMap(listImages)
}

/** Renders robots.txt, which allows all pages, or none of a preview. */
export const writeRobots = (siteUrl: string, isPreview: boolean) =>
  isPreview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/${INDEX_FILE}\n`
