/** Neighbours of a sorted list that share a file. */
export interface Slice<Entry> {
  /** The word of the first of them. */
  from: string
  entries: Entry[]
}

/** Cuts a list into slices whose JSON is not longer than `bytes`; an entry that is longer is alone. */
export function cutIntoSlices<Entry>(
  list: readonly Entry[],
  bytes: number,
  wordOf: (entry: Entry) => string,
): Slice<Entry>[] {
  const slices: Slice<Entry>[] = []
  let left = 0
  for (const entry of list) {
    // With the comma behind it.
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1
    if (size > left) {
      slices.push({ from: wordOf(entry), entries: [] })
      // The brackets around them, whose last entry has no comma.
      left = bytes - 1
    }
    slices.at(-1)!.entries.push(entry)
    left -= size
  }
  return slices
}
