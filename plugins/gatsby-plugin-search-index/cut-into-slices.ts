/** Cuts a sorted list into slices whose JSON has at most `bytes` bytes, each with its first word. A longer entry is a slice by itself. */
export function cutIntoSlices<Entry>(
  list: readonly Entry[],
  bytes: number,
  wordOf: (entry: Entry) => string,
): { from: string; entries: Entry[] }[] {
  const slices: { from: string; entries: Entry[] }[] = []
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
