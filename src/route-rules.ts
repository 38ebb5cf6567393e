import type { RouteRule } from '@galley/core/route-rules'
import { site } from './site'

const isSearchArea = (area: string | null) => area === null || site.search.areas.some(({ name }) => name === area)

/** The rules of this site. If several rules match a path, the first rule applies. */
export const routeRules: readonly RouteRule[] = [
  // Rejects other areas. Otherwise search engines would list the same page under more URLs.
  { path: '/search', validate: ({ search }) => isSearchArea(new URLSearchParams(search).get('area')) },
]
