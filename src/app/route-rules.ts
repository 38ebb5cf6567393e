import { match } from '@reach/router'
import { site } from '../site'
import type { Destination } from './route-middleware'

/** What holds for the pages at a path. */
export interface RouteRule {
  /** A path or a pattern of the router: "/studio/*" is "/studio" and all its subpages, "/blog/:slug" one segment. */
  path: string
  /**
   * Whether there is such a page; when not, the reader gets a 404. Asked by the site's server and by browsers, so it uses what both have.
   * @default every page is
   */
  validate?: (destination: Destination) => boolean | Promise<boolean>
  /** Names of the middleware that runs before the page is shown, in their order. @default none */
  middleware?: readonly string[]
}

/** The rules of this site; of those that match a path the first counts. */
export const routeRules: readonly RouteRule[] = [
  // Any other area would be one more URL of the same page, for search engines to list.
  { path: '/search', validate: ({ search }) => isSearchArea(new URLSearchParams(search).get('area')) },
]

const isSearchArea = (area: string | null) => area === null || site.search.areas.some(({ name }) => name === area)

/** A rule with what its pattern found in a path. */
export type FoundRule = NonNullable<ReturnType<typeof findRouteRule>>

/** The rule for a path, with what its pattern found there. */
export function findRouteRule(path: string, rules = routeRules) {
  for (const rule of rules) {
    const found = match(rule.path, path)
    if (found) return { ...rule, params: found.params }
  }
}
