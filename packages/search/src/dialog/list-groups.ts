import type { SearchAnswer, SearchHit } from '@galley/search-engine/search-client'

/** Hits of each area when all areas are searched. */
export const MAX_ROWS_OF_AREA = 5

export interface HitGroup {
  area: string
  hits: SearchHit[]
  /** How many there are, those that are not in `hits` too. */
  total: number
}

/** The hits by area, in the order of each area's first; of one area alone, all of them. */
export function listGroups({ hits, counts }: SearchAnswer, area?: string): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) groups.set(hit.area, [...(groups.get(hit.area) ?? []), hit])
  return [...groups].map(([name, all]) => ({
    area: name,
    hits: area === undefined ? all.slice(0, MAX_ROWS_OF_AREA) : all,
    total: Math.max(counts[name] ?? 0, all.length),
  }))
}
