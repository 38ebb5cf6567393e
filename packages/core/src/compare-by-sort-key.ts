interface Sorted {
  sortKey: string
}

/** In the order of the files. */
export const compareBySortKey = (a: Sorted, b: Sorted) => (a.sortKey < b.sortKey ? -1 : 1)
