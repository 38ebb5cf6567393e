import { docsIn, navigationAround, type SiteNavigation } from '../../src/lib/navigation'

/**
 * The pages whose HTML shows a change of the navigation; undefined where all may, because the areas of the site have changed.
 * @param paths all pages of the site
 */
export function findChangedPages(before: SiteNavigation, after: SiteNavigation, paths: Iterable<string>) {
  if (JSON.stringify(before.contentAreas) !== JSON.stringify(after.contentAreas)) return undefined
  const [old, docs] = [docsIn(before.contentNavigation), docsIn(after.contentNavigation)]
  return [...paths].filter(
    (path) => JSON.stringify(navigationAround(old, path)) !== JSON.stringify(navigationAround(docs, path)),
  )
}
