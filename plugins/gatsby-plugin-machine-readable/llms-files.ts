import { isUntranslated, type PageEntry, pathOfText } from '@galley/core/collections'
import { groupBy } from '@galley/core/group-by'
import { llmsPaths, markdownPath } from '@galley/core/markdown-page'
import { findBreadcrumbs, type NavigationItem } from '@galley/core/navigation'
import { findArea, listOwnAreas, type SearchArea } from '@galley/core/search-index'
import type { Site } from '@galley/core/site'
import { fillText, type Texts } from '@galley/core/texts'
import { listTranslations, pathInLanguage, pathLanguage } from '@galley/core/translations'
import { encodePath, isBelow } from '@galley/core/url-path'
import { folderVersion } from '@galley/core/versions'
import { inLanguage } from '@galley/node/in-language'
import { oneLine, writeItem } from './write-lists'

type ListedSite = Pick<Site, 'name' | 'url' | 'language' | 'languages' | 'texts'> & {
  seo: { description: string }
  search: { areas: readonly SearchArea[] }
}

type ListedPage = Pick<
  PageEntry,
  | 'path'
  | 'stem'
  | 'title'
  | 'description'
  | 'markdown'
  | 'seo'
  | 'search'
  | 'draft'
  | 'language'
  | 'textLanguage'
  | 'originalPath'
>

interface ListedCollection {
  /** Pages in reading order. */
  pages: readonly ListedPage[]
  navigation: readonly NavigationItem[]
}

/** Pages under a heading. */
type Groups = ReadonlyMap<string, readonly ListedPage[]>

/**
 * Returns `llms.txt` and `llms-full.txt` of the site and of each area with pages, by path, in the format of llmstxt.org. Each file is
 * an iterable of parts, because a file can be as long as all pages together. Each language has files of its own, to which the list of the first
 * language links. Omits drafts, pages with `seo.noindex`, pages without a translation, and versions of the documentation other than the current version.
 */
export function buildLlmsFiles(site: ListedSite, collections: readonly ListedCollection[]) {
  const published = collections.map(({ pages, navigation }) => ({
    navigation,
    pages: pages.filter(
      (page) => !page.draft && !page.seo.noindex && !isUntranslated(page) && folderVersion(page.stem) === undefined,
    ),
  }))
  const [first, ...others] = [undefined, ...listTranslations()].map((language) => ({
    language,
    collections: published.map(({ pages, navigation }) => ({
      navigation,
      pages: pages.filter(({ path }) => pathLanguage(path) === language),
    })),
  }))
  const translated = others.filter(({ collections }) => collections.some(({ pages }) => pages.length > 0))
  const links = translated.map(({ language }) => {
    const { name } = site.languages.find(({ code }) => code === language)!
    return `[${name}](${site.url}${llmsPaths(pathInLanguage('/', language)).list})`
  })
  return new Map([
    ...buildOneLanguage(site, '/', first!.collections, links),
    ...translated.flatMap(({ language, collections }) =>
      inLanguage(language, () => [...buildOneLanguage(site, pathInLanguage('/', language), collections)]),
    ),
  ])
}

/**
 * Returns the files of one language.
 * @param home Path of the language's home page.
 * @param translations Links to the lists of other languages.
 */
function buildOneLanguage(
  site: ListedSite,
  home: string,
  collections: readonly ListedCollection[],
  translations: readonly string[] = [],
) {
  const areas = listOwnAreas(site.search.areas, home)
  const listed = collections.flatMap(({ pages, navigation }) =>
    pages.map((page) => ({ page, area: findArea(page.path, areas), trail: findBreadcrumbs(navigation, page.path) })),
  )
  const byArea = groupByArea(listed, areas, site.texts)
  const parts = areas.filter((area) => area.pathPrefix !== home && byArea.has(area.label))
  const files = new Map<string, () => Iterable<string>>()
  const add = (pathPrefix: string, title: string, notes: readonly string[], groups: Groups) => {
    const { list, full } = llmsPaths(pathPrefix)
    const head = `# ${title}\n\n> ${oneLine(site.seo.description)}\n`
    const file = `[${full.slice(1)}](${site.url}${encodePath(full)})`
    const about = fillText(site.texts.llmsAbout, { file }, site.language)
    const texts = [about, ...notes].map((note) => `\n${note}\n`)
    files.set(list, () => [
      head,
      ...texts,
      ...writeList(groups, ({ path }) => site.url + encodePath(markdownPath(path))),
    ])
    files.set(full, () => writeTexts(head, groups, site.url))
  }

  const links = parts.map(({ label, pathPrefix }) => `[${label}](${site.url}${encodePath(llmsPaths(pathPrefix).list)})`)
  const notes = [
    ...(links.length > 0 ? [fillText(site.texts.llmsParts, { links: links.join(', ') }, site.language)] : []),
    ...(translations.length > 0 ? [`${translations.join(', ')}.`] : []),
  ]
  add(home, site.name, notes, byArea)
  for (const { label, pathPrefix } of parts) {
    const inside = listed.filter(({ area }) => area?.pathPrefix === pathPrefix)
    add(
      pathPrefix,
      `${site.name}: ${label}`,
      [],
      group(inside, ({ trail }) => findFolder(trail, pathPrefix) ?? label),
    )
  }
  return files
}

/** Writes the list of all pages on the search page of a language as Markdown. */
export function writeAllPages(
  { search: { areas }, texts, basePath }: Pick<ListedSite, 'search' | 'texts'> & { basePath: string },
  collections: readonly Pick<ListedCollection, 'pages'>[],
  language?: string,
) {
  const listed = collections.flatMap(({ pages }) =>
    pages
      .filter(({ path, draft, search }) => !draft && search !== false && pathLanguage(path) === language)
      .map((page) => ({ page, area: findArea(page.path, areas) })),
  )
  return [...writeList(groupByArea(listed, areas, texts), (page) => encodePath(basePath + pathOfText(page)))]
    .join('')
    .trimStart()
}

const groupByArea = (
  listed: readonly { page: ListedPage; area: SearchArea | undefined }[],
  areas: readonly SearchArea[],
  { otherPages }: Pick<Texts, 'otherPages'>,
) =>
  group(
    [...areas, undefined].flatMap((area) => listed.filter((one) => one.area === area)),
    ({ area }) => area?.label ?? otherPages,
  )

const group = <Listed extends { page: ListedPage }>(
  listed: readonly Listed[],
  headingOf: (one: Listed) => string,
): Groups =>
  new Map(
    [...groupBy(listed, (one) => [headingOf(one)])].map(([heading, group]) => [heading, group.map(({ page }) => page)]),
  )

/** Returns the title of the page's top folder in an area. */
const findFolder = (trail: readonly NavigationItem[], pathPrefix: string) =>
  trail.find(({ path, children }) => children && path !== pathPrefix && isBelow(path, pathPrefix))?.title

function* writeList(groups: Groups, urlOf: (page: ListedPage) => string) {
  for (const [heading, pages] of groups) {
    yield `\n## ${heading}\n\n`
    for (const page of pages) yield writeItem({ title: page.title, description: page.description }, urlOf(page))
  }
}

function* writeTexts(head: string, groups: Groups, url: string) {
  yield head
  for (const pages of groups.values())
    for (const { path, markdown } of pages) yield `\n---\n\nURL: ${url}${encodePath(path)}\n\n${markdown}`
}
