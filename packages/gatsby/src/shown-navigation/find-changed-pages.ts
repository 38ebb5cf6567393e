import { createHash } from 'node:crypto'
import {
  docsIn,
  findBreadcrumbs,
  findSurround,
  foldGroup,
  listVersionPages,
  type NavigationItem,
  type SiteNavigation,
} from '@galley/core/navigation'
import { onceForEach } from '@galley/core/once-for-each'

/**
 * Returns the pages that show a changed part of the navigation. Returns undefined if the areas of the site changed, because then every
 * page can show the change.
 * @param paths The paths of all pages.
 */
export function findChangedPages(before: SiteNavigation, after: SiteNavigation, paths: Iterable<string>) {
  if (JSON.stringify(before.contentAreas) !== JSON.stringify(after.contentAreas)) return undefined
  const [old, next] = [before.contentNavigation, after.contentNavigation]
  return [...paths].filter((path) => digestShown(old, path) !== digestShown(next, path))
}

/** Returns a digest of everything that a page shows of the navigation: the pages around it, and the same page in other versions. */
function digestShown(navigation: readonly NavigationItem[], path: string) {
  const versions = listVersionPages(navigation, path)
  return digestAround(docsIn(navigation, path), path) + (versions.length > 1 ? JSON.stringify(versions) : '')
}

/** Returns a digest of the navigation that a page shows, as `navigationAround` selects it. Digests each level once for all of its pages. */
function digestAround(items: readonly NavigationItem[], path: string) {
  const levels = [items, ...findBreadcrumbs(items, path).flatMap(({ children }) => (children ? [children] : []))]
  const neighbours = findSurround(items, path).map((page) => page && { ...page, children: undefined })
  return JSON.stringify([levels.map(digestLevel), neighbours])
}

const digestLevel = onceForEach((level: readonly NavigationItem[]) =>
  createHash('sha1')
    .update(JSON.stringify(level.map(foldGroup)))
    .digest('hex'),
)
