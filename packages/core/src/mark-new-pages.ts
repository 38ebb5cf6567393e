import { flattenNavigation, type NavigationItem } from './navigation'
import type { Site } from './site'
import { fillText } from './texts'
import { pathInCurrent, versionNameOf } from './versions'

/**
 * Returns a collection's tree with a badge, such as "New in 2.x", on each page that the next older version lacks. A page with a badge keeps it. A
 * version that shares no page with the older version gets no badges, because all of its pages would have one.
 */
export function markNewPages(
  navigation: readonly NavigationItem[],
  site: Pick<Site, 'versions' | 'texts' | 'language'>,
): NavigationItem[] {
  const { versions } = site
  const trees = versions.map(({ name }) => navigation.find(({ stem }) => versionNameOf(stem, versions) === name))
  return navigation.map((tree) => {
    const index = trees.indexOf(tree)
    const version = versions[index]
    const older = trees[index + 1]
    if (!version || !older) return tree
    const known = new Set(flattenNavigation([older]).map(({ path }) => pathInCurrent(path, older.stem)))
    const isNew = ({ path, page }: NavigationItem) => page !== false && !known.has(pathInCurrent(path, tree.stem))
    if (flattenNavigation([tree]).every(isNew)) return tree
    const badge = fillText(site.texts.newInVersion, { version: version.label }, site.language)
    const mark = (item: NavigationItem): NavigationItem => ({
      ...(isNew(item) && { badge }),
      ...item,
      ...(item.children && { children: item.children.map(mark) }),
    })
    return mark(tree)
  })
}
