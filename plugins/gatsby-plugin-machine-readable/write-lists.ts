import { type Collection, findReferrers, keyOfReferences, type PageNode, pathOfText } from '@galley/core/collections'
import type { Route } from '@galley/core/route-table'
import { listTranslations, pathInLanguage } from '@galley/core/translations'
import { encodePath, isBelow } from '@galley/core/url-path'
import { site } from '@galley/site'

type ListedPage = Pick<
  PageNode,
  | 'path'
  | 'slug'
  | 'title'
  | 'description'
  | 'date'
  | 'sortKey'
  | 'placedReferences'
  | 'language'
  | 'textLanguage'
  | 'originalPath'
>

interface ListedCollection {
  name: string
  collection: Pick<Collection, 'kind' | 'referenceKey'>
  /** Pages in reading order. */
  pages: readonly ListedPage[]
}

/**
 * Writes the entries of list pages as Markdown, by path. List pages have `list` in the route table, or belong to a collection that other
 * pages refer to, such as authors. A page without a translation has a link to its original.
 */
export function writeLists(routes: readonly Route[], collections: readonly ListedCollection[]): Map<string, string> {
  const entries = new Map<string, ListedPage[]>()
  for (const { path, list } of routes) {
    if (!list) continue
    const { pages = [] } = collections.find(({ name }) => name === list.collection) ?? {}
    for (const language of [undefined, ...listTranslations()]) {
      const own = pathInLanguage(path, language)
      const below = pathInLanguage(list.below ?? path, language)
      entries.set(
        own,
        pages.filter((page) => page.path !== own && isBelow(page.path, below)),
      )
    }
  }
  for (const { name, collection, pages } of collections) {
    if (keyOfReferences(collection) !== 'slug') continue
    for (const { path, slug } of pages)
      entries.set(
        path,
        collections.flatMap((other) => findReferrers(other.pages, name, slug)),
      )
  }
  return new Map(
    [...entries].map(([path, pages]) => [
      path,
      pages.map((page) => writeItem(page, encodePath(site.basePath + pathOfText(page)))).join(''),
    ]),
  )
}

/** Writes a list item in Markdown: a link to the page, its date and its description. */
export const writeItem = (
  { title, date, description }: Pick<ListedPage, 'title' | 'description'> & { date?: string | undefined },
  url: string,
) => {
  const day = date ? ` (${date})` : ''
  const text = oneLine(description)
  return `- [${title.replace(/[\\[\]]/g, '\\$&')}](${url})${day}${text && `: ${text}`}\n`
}

/** Joins the lines of a text by spaces. */
export const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
