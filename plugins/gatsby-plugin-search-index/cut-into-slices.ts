/** Consecutive entries of a sorted list that share a file. */
export interface Slice<Entry> {
  /** The word of the first entry. */
  from: string
  entries: Entry[]
}

/** Cuts a list into slices whose JSON has at most `bytes` bytes. A longer entry is a slice by itself. */
export function cutIntoSlices<Entry>(
  list: readonly Entry[],
  bytes: number,
  wordOf: (entry: Entry) => string,
): Slice<Entry>[] {
  const slices: Slice<Entry>[] = []
  let left = 0
  for (const entry of list) {
    // Includes the comma after the entry.
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1
    if (size > left) {
      slices.push({ from: wordOf(entry), entries: [] })
      // Subtracts two brackets, minus the comma that the last entry lacks.
      left = bytes - 1
    }
    slices.at(-1)!.entries.push(entry)
    left -= size
  }
  return slices
}
