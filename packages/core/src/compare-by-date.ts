import { compareBySortKey } from './compare-by-sort-key'

interface Dated {
  date?: string | null | undefined
  sortKey: string
}

/** Newest first; of two pages with the same date, the one that is later in the order of the files. */
export function compareByDate(a: Dated, b: Dated) {
  if (a.date !== b.date) return (a.date ?? '') > (b.date ?? '') ? -1 : 1
  return compareBySortKey(b, a)
}
