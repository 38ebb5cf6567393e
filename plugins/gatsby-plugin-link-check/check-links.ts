import { createTargetCheck, readTarget } from '@galley/content'
import { groupBy } from '@galley/core/group-by'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { pathInFirstLanguage, pathLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { OUTSIDE, type PageLinks } from './read-page'

export interface BuiltSite {
  /** The links and ids of each page by path, or null for a page without HTML. */
  pages: ReadonlyMap<string, PageLinks | null>
  /** Paths of all served files, such as "/favicon.svg". */
  files: ReadonlySet<string>
  redirects: ManifestRedirect[]
}

export interface DeadLink {
  /** The link's path and hash. */
  target: string
  /** The error and its remedy. */
  message: string
  /** Paths of the pages that contain the link. */
  pages: string[]
}

/** Finds the broken links of the built HTML, one for each target. */
export function findDeadLinks({ pages, files, redirects }: BuiltSite): DeadLink[] {
  const idsOf = new Map([...pages].map(([path, page]) => [path, page && page.ids]))
  const describe = createTargetCheck({ pages: idsOf, files, redirects })
  const carriers = groupBy([...pages], ([, page]) => page?.targets ?? [])
  const dead = [...carriers].flatMap(([target, found]) => {
    const paths = found.map(([path]) => path)
    // The check never suggests the page that contains the link. For a link on several pages, as in a menu, the check can suggest any of these pages.
    const message =
      describeOutside(target) ?? describe(readTarget(target), { page: paths.length === 1 ? paths[0] : undefined })
    return message === undefined ? [] : { target, message, pages: paths }
  })
  // Pages without a translation repeat the links of their originals.
  const isRepeated = ({ target }: DeadLink) =>
    pathLanguage(target) !== undefined && dead.some((other) => other.target === pathInFirstLanguage(target))
  return dead.filter((link) => !isRepeated(link))
}

const describeOutside = (target: string) =>
  target.startsWith(OUTSIDE)
    ? `"/${target.slice(OUTSIDE.length)}" is outside the site, which begins at "${site.basePath}/". Use the component Link, or add site.basePath.`
    : undefined

const PAGES_NAMED = 3

/**
 * Formats a broken link for the build's output.
 * @param positionOf Returns the position of a page's link in its content file, such as "content/docs/a.md:3:1", or undefined for a link that a
 * component renders.
 */
export function formatDeadLink(
  { target, message, pages }: DeadLink,
  positionOf: (path: string, target: string) => string | undefined,
): string {
  const named = pages.slice(0, PAGES_NAMED).map((path) => {
    const position = positionOf(path, target)
    return position === undefined ? path : `${path} (${position})`
  })
  const rest = pages.length - named.length
  return `${message}\n    Linked on ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
