import { createHash } from 'node:crypto'
import {
  docsIn,
  findBreadcrumbs,
  findSurround,
  foldGroup,
  type NavigationItem,
  type SiteNavigation,
} from '@galley/core/navigation'
import { onceForEach } from '@galley/core/once-for-each'

/**
 * The pages with another part of the navigation around them; undefined where all may show a change, because the areas of the site have changed.
 * @param paths all pages of the site
 */
export function findChangedPages(before: SiteNavigation, after: SiteNavigation, paths: Iterable<string>) {
  if (JSON.stringify(before.contentAreas) !== JSON.stringify(after.contentAreas)) return undefined
  const [old, docs] = [docsIn(before.contentNavigation), docsIn(after.contentNavigation)]
  return [...paths].filter((path) => digestAround(old, path) !== digestAround(docs, path))
}

/** Differs where `navigationAround` does. Thousands of pages may be on one level, which is read once for all of them. */
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
