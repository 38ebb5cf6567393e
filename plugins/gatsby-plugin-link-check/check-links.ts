import { createTargetCheck, readTarget } from '@galley/content'
import { groupBy } from '@galley/core/group-by'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import type { PageLinks } from './read-page'

export interface BuiltSite {
  /** Each page's path with what was read from its HTML, or null when the page has no HTML. */
  pages: ReadonlyMap<string, PageLinks | null>
  /** Paths of all files that are served, such as "/favicon.svg". */
  files: ReadonlySet<string>
  redirects: ManifestRedirect[]
}

export interface DeadLink {
  /** The path and hash that it leads to. */
  target: string
  /** What is wrong with the target, and what to do. */
  message: string
  /** Paths of the pages that carry the link. */
  pages: string[]
}

/** Every link of the built HTML that does not arrive, once a target. */
export function findDeadLinks({ pages, files, redirects }: BuiltSite): DeadLink[] {
  const idsOf = new Map([...pages].map(([path, page]) => [path, page && page.ids]))
  const describe = createTargetCheck({ pages: idsOf, files, redirects })
  const carriers = groupBy([...pages], ([, page]) => page?.targets ?? [])
  return [...carriers].flatMap(([target, found]) => {
    const paths = found.map(([path]) => path)
    // A link that several pages have, as those of a menu, may mean one of them.
    const message = describe(readTarget(target), { page: paths.length === 1 ? paths[0] : undefined })
    return message === undefined ? [] : { target, message, pages: paths }
  })
}

const PAGES_NAMED = 3

/** A dead link as the build prints it. `positionOf` says where in a content file a page's link is written, when it is written in one. */
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
