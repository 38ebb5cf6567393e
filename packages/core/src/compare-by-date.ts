import { compareBySortKey } from './compare-by-sort-key'

interface Dated {
  date?: string | null | undefined
  sortKey: string
}

/** Sorts pages from new to old. Of two pages with the same date, the later file comes first. */
export function compareByDate(a: Dated, b: Dated) {
  if (a.date !== b.date) return (a.date ?? '') > (b.date ?? '') ? -1 : 1
  return compareBySortKey(b, a)
}
