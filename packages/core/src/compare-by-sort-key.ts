interface Sorted {
  sortKey: string
}

/** Sorts pages and folders in the order of their files. */
export const compareBySortKey = (a: Sorted, b: Sorted) => (a.sortKey < b.sortKey ? -1 : 1)
