import { pathOf } from './content-path'
import { flattenNavigation, type NavigationItem } from './navigation'
import type { Site } from './site'
import { fillText } from './texts'
import { pathLanguage } from './translations'
import { inCurrentFolder, versionNameOf } from './versions'

/**
 * Returns a collection's tree with a badge, such as "New in 2.x", on each page that the next older version lacks. A page with a badge keeps it. A
 * version that shares no page with the older version gets no badges, because all of its pages would have one.
 */
export function markNewPages(
  navigation: readonly NavigationItem[],
  site: Pick<Site, 'versions' | 'texts' | 'language' | 'languages'>,
): NavigationItem[] {
  const { versions } = site
  return navigation.map((tree) => {
    const name = versionNameOf(tree.stem, versions)
    const index = versions.findIndex((version) => version.name === name)
    const version = versions[index]
    const older = navigation.find(
      ({ path, stem }) =>
        pathLanguage(path) === pathLanguage(tree.path) && versionNameOf(stem, versions) === versions[index + 1]?.name,
    )
    if (!version || !older) return tree
    // Compares the names of files, because a translation may have a slug.
    const known = new Set(flattenNavigation([older]).map(({ stem }) => pathOf(inCurrentFolder(stem))))
    const isNew = ({ stem, page }: NavigationItem) => page !== false && !known.has(pathOf(inCurrentFolder(stem)))
    if (flattenNavigation([tree]).every(isNew)) return tree
    const language = site.languages.find(({ code }) => code === pathLanguage(tree.path))
    const texts = language ? { ...language.texts, ...language.site?.texts } : site.texts
    const badge = fillText(texts.newInVersion, { version: version.label }, language ?? site.language)
    const mark = (item: NavigationItem): NavigationItem => ({
      ...(isNew(item) && { badge }),
      ...item,
      ...(item.children && { children: item.children.map(mark) }),
    })
    return mark(tree)
  })
}
