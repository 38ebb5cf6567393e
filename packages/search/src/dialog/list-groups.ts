import type { SearchAnswer, SearchHit } from '@galley/search-engine/search-client'

/** Maximum number of hits per area in a search of all areas. */
export const MAX_ROWS_OF_AREA = 5

export interface HitGroup {
  area: string
  hits: SearchHit[]
  /** Number of hits in the area, including those that are not in `hits`. */
  total: number
}

/** Groups hits by area, in the order of each area's best hit. Returns all hits of a search in one area. */
export function listGroups({ hits, counts }: SearchAnswer, area?: string): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) groups.set(hit.area, [...(groups.get(hit.area) ?? []), hit])
  return [...groups].map(([name, all]) => ({
    area: name,
    hits: area === undefined ? all.slice(0, MAX_ROWS_OF_AREA) : all,
    total: Math.max(counts[name] ?? 0, all.length),
  }))
}
