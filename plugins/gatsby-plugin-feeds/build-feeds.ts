import { addBasePath } from '@galley/core/base-path'
import {
  findReferrers,
  type FolderEntry,
  isUntranslated,
  keyOfReferences,
  type PageNode,
} from '@galley/core/collections'
import { compareByDate } from '@galley/core/compare-by-date'
import type { ContentProblem } from '@galley/core/content-source'
import type { ContentTree } from '@galley/core/content-tree'
import { readFeedPath } from '@galley/core/feed-files'
import type { ContentImage } from '@galley/core/fields'
import { isImageUrl } from '@galley/core/image-url'
import { suggest } from '@galley/core/nearest'
import { unpackField } from '@galley/core/packed-fields'
import { isLeftOut, listAreas } from '@galley/core/route-table'
import { inLanguage as pathIn, pathInFirstLanguage, pathLanguage } from '@galley/core/translations'
import { encodePath, isBelow } from '@galley/core/url-path'
import { folderVersion } from '@galley/core/versions'
import { inLanguage } from '@galley/node/in-language'
import { findFacts, SITE_FILE } from '@galley/node/site-facts'
import { site } from '@galley/site'
import { type CollectionName, collections, routes } from '@galley/site/collections'
import { type EntryImage, toEntryHtml } from './entry-html'
import type { Enclosure, Feed, FeedEntry } from './feed'

/** Maximum number of entries in a feed. Feed readers store older entries, so a feed needs only the newest. */
export const MAX_ENTRIES = 20

/** A page node with the fields that feeds read. Optional fields depend on the collection. */
export type FeedPage = PageNode & {
  internal: { type: string }
  category?: string
  image?: { src: ContentImage; alt: string }
}

/** An image file that Gatsby published. */
export interface ImageFile {
  relativePath: string
  publicURL: string
  size: number
  internal: { mediaType: string }
  childImageSharp: {
    gatsbyImageData: { width: number; height: number; images: { fallback: { src: string } } }
  } | null
}

/** Reports entries of `feeds` in the site's settings that are not an area with pages. */
export function findFeedProblems(
  facts: object,
  source: string,
  pages: readonly Pick<FeedPage, 'path'>[],
): ContentProblem[] {
  const known = routes.flatMap(({ path }) => (/^\/.+\/\*$/.test(path) ? path.slice(0, -2) : []))
  const areas = known.filter((area) => pages.some(({ path }) => path !== area && isBelow(path, area)))
  return findFacts(facts, 'feeds', source).flatMap(({ value, name, line, column }) => {
    const { area, isEach } = readFeedPath(value)
    // `defineSite` adds the feeds of other languages.
    if (known.includes(pathInFirstLanguage(area))) return []
    const hint = suggest(value, isEach ? areas.map((path) => `${path}/*`) : areas)
    const message = `"${name}": there is no area "${value}" with pages.${hint} Areas: ${areas.join(', ')}. Correct it, or remove it.`
    return [{ file: SITE_FILE, line, column, message }]
  })
}

/**
 * Returns the newest entries of each feed, by the path of the feed's page. A feed path that ends with "/*" stands for one feed per page
 * of the area, with the entries that refer to this page: the articles of each author, for example. Of the documentation, feeds contain the current
 * version, and of each language, the pages with a text of their own.
 */
export function chooseEntries(feeds: readonly string[], pages: readonly FeedPage[]): Map<string, FeedPage[]> {
  const areas = listAreas(
    routes,
    pages.map(({ path }) => path),
  )
  const published = pages.filter(
    (page) =>
      !page.draft &&
      !page.seo.noindex &&
      dayOf(page) !== '' &&
      folderVersion(page.stem) === undefined &&
      !isUntranslated(page),
  )
  const newest = (entries: FeedPage[]) =>
    entries.sort((a, b) => compareByDate(datedOf(a), datedOf(b))).slice(0, MAX_ENTRIES)

  return new Map(
    feeds.map(readFeedPath).flatMap(({ area, isEach }): [string, FeedPage[]][] => {
      const row = routes.find(({ path }) => path === `${pathInFirstLanguage(area)}/*`)
      if (!row || isLeftOut(area, areas)) return []
      const { typeName, ...collection } = collections[row.collection]
      const isMember = ({ path, internal }: FeedPage) =>
        internal.type === typeName && path !== area && isBelow(path, area)
      if (!isEach) return [[area, newest(published.filter(isMember))]]
      const dated = published.filter(({ date }) => date)
      const key = keyOfReferences(collection)
      return pages
        .filter((page) => isMember(page) && !page.draft)
        .map((page) => [page.path, newest(findReferrers(dated, row.collection, page[key]))])
    }),
  )
}

const dayOf = ({ date, lastUpdated }: Pick<FeedPage, 'date' | 'lastUpdated'>) => date ?? lastUpdated ?? ''
const datedOf = (page: FeedPage) => ({ date: dayOf(page), sortKey: page.sortKey })

/** Returns the paths of all images in these pages, without duplicates. */
export const imageFilesOf = (pages: Iterable<FeedPage>) => [
  ...new Set([...pages].flatMap((page) => imagesOf(page).map(({ path }) => path))),
]

const imagesOf = ({ images, image }: FeedPage) => (image ? [image.src, ...images] : images)

/** The content from which feeds are built. */
export interface FeedSources {
  pages: readonly FeedPage[]
  folders: readonly FolderEntry[]
  images: readonly ImageFile[]
  /** Compiled bodies of the pages whose node has none, such as MDX pages. */
  texts: ReadonlyMap<FeedPage, ContentTree>
}

/** Returns a function that builds a feed from the path of its page and its entries. */
export function createFeedBuilder({ pages, folders, images, texts }: FeedSources) {
  const named = new Map(pages.map((page) => [`${page.internal.type} ${page.slug}`, page]))
  const findNamed = ({ placedReferences }: FeedPage, field: string) =>
    placedReferences
      .filter((reference) => reference.field.startsWith(`${field}[`))
      .flatMap(({ collection, value }) => named.get(`${typeNameOf(collection)} ${value}`) ?? [])
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const files = new Map(images.map((file) => [file.relativePath, file]))
  /** Built entries. Several feeds can share an entry. */
  const entries = new Map<FeedPage, FeedEntry>()

  function buildEntry(page: FeedPage): FeedEntry {
    const { path, date, lastUpdated, title, description } = page
    const url = urlOf(path)
    const updated = [date, lastUpdated]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1)!
    const shown = new Map(imagesOf(page).flatMap((image) => toEntryImage(image, files.get(image.path))))
    const body = [...pictureOf(page), ...(unpackField(page, 'body') ?? texts.get(page) ?? [])]
    const enclosure = page.image && files.get(page.image.src.path)
    return {
      // A page without a date becomes a new entry after each change.
      id: date ? url : `tag:${new URL(site.url).hostname},${updated}:${encodePath(path)}`,
      url,
      title,
      summary: description,
      ...(body.length > 0 && { html: toEntryHtml(body, { url, images: shown }) }),
      ...(date && { published: toTime(date) }),
      updated: toTime(updated),
      authors: findNamed(page, 'authors').map((author) => ({
        name: author.title,
        url: urlOf(author.path),
      })),
      tags: [...(page.category ? [page.category] : []), ...findNamed(page, 'topics').map((topic) => topic.title)],
      ...(enclosure && { image: toEnclosure(enclosure) }),
    }
  }

  const build = (path: string, chosen: readonly FeedPage[]): Feed => {
    const opening = byPath.get(path)
    const folder = (folders.find((one) => one.path === path) ??
      folders.find((one) => one.path === pathInFirstLanguage(path))) as { config: { title?: string } } | undefined
    const title = opening?.title ?? folder?.config.title ?? site.name
    return {
      url: urlOf(path),
      title: site.seo.titleTemplate.replace('%s', () => title).trim(),
      description: opening?.description || site.seo.description,
      language: site.language.code,
      author: { name: site.name, url: urlOf(pathIn('/', pathLanguage(path))) },
      icon: `${site.url}/logo.png`,
      entries: chosen.map((page) => {
        const entry = entries.get(page) ?? buildEntry(page)
        entries.set(page, entry)
        return entry
      }),
    }
  }
  return (path: string, chosen: readonly FeedPage[]) => inLanguage(pathLanguage(path), () => build(path, chosen))
}

/** Returns the picture above the text of a page. */
const pictureOf = ({ image }: FeedPage): ContentTree =>
  image ? [['Image', { src: image.src.path, alt: image.alt, block: true }]] : []

const typeNameOf = (collection: string) => collections[collection as CollectionName].typeName
const urlOf = (path: string) => `${site.url}${encodePath(path)}`
const toTime = (day: string) => `${day}T00:00:00Z`

function toEntryImage({ path, width, height }: ContentImage, file: ImageFile | undefined): [string, EntryImage][] {
  if (isImageUrl(path)) return [[path, { url: absolute(addBasePath(path, site.basePath)), width, height }]]
  if (!file) return []
  const sized = file.childImageSharp?.gatsbyImageData
  if (!sized) return [[path, { url: absolute(file.publicURL), width, height }]]
  return [[path, { url: absolute(sized.images.fallback.src), width: sized.width, height: sized.height }]]
}

const toEnclosure = ({ publicURL, size, internal }: ImageFile): Enclosure => ({
  url: absolute(publicURL),
  type: internal.mediaType,
  size,
})

/** Returns the URL of a path with the base path, such as Gatsby's paths of images. */
const absolute = (path: string) => new URL(path, site.url).href
