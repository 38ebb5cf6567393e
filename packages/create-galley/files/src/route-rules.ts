import type { RouteRule } from '@galley/core/route-rules'
import { site } from './site'

const isSearchArea = (area: string | null) => area === null || site.search.areas.some(({ name }) => name === area)

/** The rules of this site; of those that match a path the first counts. */
export const routeRules: readonly RouteRule[] = [
  // Any other area would be one more URL of the same page, for search engines to list.
  { path: '/search', validate: ({ search }) => isSearchArea(new URLSearchParams(search).get('area')) },
]
