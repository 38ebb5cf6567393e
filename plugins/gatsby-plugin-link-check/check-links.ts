import type { ManifestRedirect } from '../../src/lib/server-manifest'
import { createTargetCheck } from './target-check'
import type { PageLinks } from './read-page'

/** What was built. */
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
  const pagesByTarget = new Map<string, string[]>()
  for (const [path, page] of pages) {
    for (const target of page?.targets ?? []) {
      const linking = pagesByTarget.get(target)
      if (linking) linking.push(path)
      else pagesByTarget.set(target, [path])
    }
  }

  const idsOf = new Map([...pages].map(([path, page]) => [path, page && new Set(page.ids)]))
  const describe = createTargetCheck({ pages: idsOf, files, redirects })
  return [...pagesByTarget].flatMap(([target, linking]) => {
    const message = describe(target)
    return message === undefined ? [] : [{ target, message, pages: linking }]
  })
}

const PAGES_NAMED = 3

/** A dead link as the build prints it. `placeOf` says where in a content file a page's link is written, when it is written in one. */
export function formatDeadLink(
  { target, message, pages }: DeadLink,
  placeOf: (path: string, target: string) => string | undefined,
): string {
  const named = pages.slice(0, PAGES_NAMED).map((path) => {
    const place = placeOf(path, target)
    return place === undefined ? path : `${path} (${place})`
  })
  const rest = pages.length - named.length
  return `${message}\n    Linked on ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}
